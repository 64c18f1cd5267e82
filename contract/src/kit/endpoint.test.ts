import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, mayCall, refusalSchema } from './endpoint.ts'
import { many, one, timestamp } from './reply.ts'

test('an endpoint without schemas takes any query and replies with nothing', () => {
  const ping = endpoint({ method: 'GET', path: '/ping', access: 'public' })
  expect(ping.query.safeParse({ anything: '1' }).success).toBe(true)
  expect(ping.body.safeParse(undefined).success).toBe(true)
  expect(ping.reply.safeParse(undefined).success).toBe(true)
  expect(ping.reply.safeParse({ secret: 1 }).success).toBe(false)
})

test('an endpoint keeps its schemas', () => {
  const get = endpoint({
    method: 'GET',
    path: '/row/:id',
    access: ['admin'],
    params: z.object({ id: z.number() }),
    reply: z.object({ name: z.string() }),
  })
  expect(get).toMatchObject({ method: 'GET', path: '/row/:id', access: ['admin'] })
  expect(get.params.safeParse({ id: 'x' }).success).toBe(false)
  expect(get.reply.parse({ name: 'Ann', password_hash: 'never' })).toEqual({ name: 'Ann' })
})

test('a refusal carries the row of the reply, with its instants, or the row an endpoint without a reply names', () => {
  const Row = z.object({ id: z.number(), at: timestamp() })
  const spec = { method: 'PUT', path: '/row/:id', access: ['admin'] } as const
  const row = { id: 1, at: new Date('2026-02-28T10:00:00Z'), password_hash: 'never' }
  for (const named of [{ reply: one(Row) }, { refusal: Row }])
    expect(refusalSchema(endpoint({ ...spec, ...named }))?.parse(row)).toEqual({ id: 1, at: '2026-02-28T10:00:00.000Z' })
  expect(refusalSchema(endpoint(spec))).toBeUndefined()
  expect(refusalSchema(endpoint({ ...spec, reply: many(Row) }))?.safeParse(row).success).toBe(false)
})

test.each([
  ['public', undefined, true],
  ['public', 'courier', true],
  [['admin', 'logist'], 'logist', true],
  [['admin', 'logist'], 'courier', false],
  [['admin', 'logist'], 'org_token', false],
  [['org_token'], 'org_token', true],
  [['admin'], undefined, false],
  [[], 'admin', false],
] as const)('an endpoint for %j allows %s: %s', (access, audience, isLetIn) => {
  expect(mayCall(endpoint({ method: 'GET', path: '/row', access }), audience)).toBe(isLetIn)
})
