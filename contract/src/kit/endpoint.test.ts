import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

test('an endpoint that names no parts takes any query and answers nothing', () => {
  const ping = endpoint({ method: 'GET', path: '/ping', access: 'public' })
  expect(ping.query.safeParse({ anything: '1' }).success).toBe(true)
  expect(ping.body.safeParse(undefined).success).toBe(true)
  expect(ping.reply.safeParse(undefined).success).toBe(true)
  expect(ping.reply.safeParse({ secret: 1 }).success).toBe(false)
})

test('an endpoint keeps the parts it names', () => {
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
