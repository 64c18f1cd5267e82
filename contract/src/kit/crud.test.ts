import { expect, test } from 'vitest'
import { z } from 'zod'
import { crud, ListQuery, Uses } from './crud.ts'
import { pageOf } from './page.ts'

const Row = z.object({ id: z.number(), name: z.string() })
const Draft = z.object({ name: z.string().min(1), color: z.string().optional() })
const schemas = { row: Row, draft: Draft, query: ListQuery }
const access = { read: ['admin', 'logist'], write: ['admin'] } as const

test('an entity has five calls, to read and to write', () => {
  const calls = Object.entries(crud('/box', access, schemas)).map(([name, call]) => [
    name,
    call.method,
    call.path,
    call.access,
    call.status,
  ])
  expect(calls).toEqual([
    ['list', 'GET', '/box', access.read, undefined],
    ['get', 'GET', '/box/:id', access.read, undefined],
    ['create', 'POST', '/box', access.write, 201],
    ['update', 'PUT', '/box/:id', access.write, undefined],
    ['remove', 'DELETE', '/box/:id', access.write, 204],
  ])
})

test('a token needs the ability only where one is named, and only to read', () => {
  const { list, get, create } = crud('/box', { ...access, ability: 'orders:read' }, schemas)
  expect([list.ability, get.ability, create.ability]).toEqual(['orders:read', 'orders:read', undefined])
  expect(crud('/box', access, schemas).list).not.toHaveProperty('ability')
})

test('a change is the draft with every field optional, unless it says otherwise', () => {
  const { create, update } = crud('/box', access, schemas)
  expect([create.body.safeParse({}).success, update.body.safeParse({}).success]).toEqual([false, true])
  expect(update.body.safeParse({ name: '' }).success).toBe(false)
  const other = crud('/box', access, { ...schemas, patch: Draft.pick({ name: true }) })
  expect(other.update.body.safeParse({}).success).toBe(false)
})

test('a list is all rows at once, unless it has pages', () => {
  const rows = [{ id: 1, name: 'Small' }]
  expect(crud('/box', access, schemas).list.reply.parse({ data: rows })).toEqual({ data: rows })
  expect(crud('/box', access, { ...schemas, list: pageOf(Row) }).list.reply.safeParse({ data: rows }).success).toBe(false)
})

test('ids are ids, and what is refused while it is used says by what', () => {
  const { get, update, remove } = crud('/box', access, schemas)
  for (const call of [get, update, remove])
    expect([call.params.safeParse({ id: '0' }).success, call.params.safeParse({ id: '7' }).success]).toEqual([false, true])
  expect(remove.refusal.parse({ orders: 3 })).toEqual({ orders: 3 })
  expect(Uses.safeParse({ orders: 'many' }).success).toBe(false)
})
