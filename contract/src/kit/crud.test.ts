import { expect, test } from 'vitest'
import { z } from 'zod'
import { crud, ListQuery, UsedBy } from './crud.ts'
import { refusalSchema } from './endpoint.ts'
import { Flag, pageOf } from './page.ts'

const Row = z.object({ id: z.number(), name: z.string() })
const Draft = z.object({ name: z.string().min(1), active: z.boolean().optional() })
const access = { read: ['admin', 'logist'], write: ['admin'] } as const
const thing = crud('/thing', access, { row: Row, draft: Draft, query: ListQuery.extend({ active: Flag.optional() }) })

test('an entity has its five calls at its path', () => {
  expect(Object.values(thing).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /thing',
    'GET /thing/:id',
    'POST /thing',
    'PUT /thing/:id',
    'DELETE /thing/:id',
  ])
  expect([thing.create.status, thing.remove.status]).toEqual([201, 204])
})

test('roles that may read may not write', () => {
  expect([thing.list.access, thing.get.access]).toEqual([access.read, access.read])
  expect([thing.create.access, thing.update.access, thing.remove.access]).toEqual([access.write, access.write, access.write])
  expect(thing.list).not.toHaveProperty('ability')
  const open = crud('/thing', { ...access, ability: 'orders:read' }, { row: Row, draft: Draft, query: ListQuery })
  expect([open.list.ability, open.get.ability, open.create.ability]).toEqual(['orders:read', 'orders:read', undefined])
})

test('only calls that write are refused while impersonating', () => {
  const closed = crud('/thing', { ...access, whileImpersonating: 'refused' }, { row: Row, draft: Draft, query: ListQuery })
  const said = (one: typeof closed | typeof thing) =>
    [one.create, one.update, one.remove, one.list, one.get].map(({ whileImpersonating }) => whileImpersonating)
  expect(said(closed)).toEqual(['refused', 'refused', 'refused', undefined, undefined])
  expect(said(thing)).toEqual(Array(5).fill(undefined))
})

test('a patch may leave out every field and fills in no defaults', () => {
  expect(thing.create.body.safeParse({}).success).toBe(false)
  expect(thing.update.body.parse({})).toEqual({})
  expect(thing.update.body.safeParse({ name: '' }).success).toBe(false)
  const Patch = Draft.pick({ active: true })
  expect(crud('/thing', access, { row: Row, draft: Draft, patch: Patch, query: ListQuery }).update.body.parse({ name: 'x' })).toEqual({})
})

test('a list replies with all rows unless it is paged', () => {
  const rows = { data: [{ id: 1, name: 'One', secret: 1 }] }
  expect(thing.list.reply.parse(rows)).toEqual({ data: [{ id: 1, name: 'One' }] })
  const paged = crud('/thing', access, { row: Row, draft: Draft, query: ListQuery, list: pageOf(Row) })
  expect(paged.list.reply.safeParse(rows).success).toBe(false)
})

test('a single row may have more fields than a list row; writing calls reply with the list row', () => {
  const detailed = crud('/thing', access, { row: Row, detail: Row.extend({ used_by: UsedBy }), draft: Draft, query: ListQuery })
  const row = { id: 1, name: 'One' }
  const whole = { ...row, used_by: { orders: 3, users: 0, couriers: 1 } }
  expect(detailed.get.reply.parse({ data: whole })).toEqual({ data: whole })
  expect(detailed.get.reply.safeParse({ data: row }).success).toBe(false)
  expect(detailed.list.reply.parse({ data: [whole] })).toEqual({ data: [row] })
  for (const { reply } of [detailed.create, detailed.update, thing.get]) expect(reply.parse({ data: whole })).toEqual({ data: row })
})

test('a refused update replies with the row, a refused deletion with the row or the counts of its uses', () => {
  expect(refusalSchema(thing.update)?.parse({ id: 1, name: 'One', secret: 1 })).toEqual({ id: 1, name: 'One' })
  expect(refusalSchema(thing.remove)?.parse({ id: 1, name: 'One', secret: 1 })).toEqual({ id: 1, name: 'One' })
  expect(refusalSchema(thing.remove)?.parse({ orders: 2 })).toEqual({ orders: 2 })
})

test('the query of a list is trimmed and bounded', () => {
  expect(thing.list.query.parse({ search: ' a ', active: '0', page: '3' })).toEqual({ search: 'a', active: false })
  expect(thing.list.query.safeParse({ search: 'x'.repeat(201) }).success).toBe(false)
})
