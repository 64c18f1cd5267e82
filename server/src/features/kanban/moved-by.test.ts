import type { CompactOrder } from '@tracklane/contract/kanban'
import { beforeEach, expect, test } from 'vitest'
import { statusLog } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile({ clock: () => now })
let now = new Date('2026-03-01T08:00:00Z')
let logist: Visitor
let admin: Visitor

beforeEach(async () => {
  now = new Date('2026-05-04T10:00:00Z')
  logist = await app.as('logist')
  admin = await app.as('admin')
})

async function movedBy(id: number, visitor: Visitor): Promise<CompactOrder['moved_by']> {
  const columns: { orders: CompactOrder[] }[] = (await visitor.get('/order/kanban')).json().data
  const card = columns.flatMap(({ orders }) => orders).find((order) => order.id === id)
  if (!card) throw new Error('There is no such card')
  return card.moved_by
}

async function movedOrder(): Promise<{ id: number; name: string }> {
  const { id } = await buildOrder(app.world)
  expect((await logist.post(`/order/status/${id}/2`)).statusCode).toBe(200)
  const [entry] = await statusLog(logist, id)
  return { id, name: String(entry?.actor_name) }
}

test('a card names the person who has just moved it, or the reader', async () => {
  const { id, name } = await movedOrder()
  expect(name).not.toBe('')
  expect(await movedBy(id, admin)).toEqual({ name, own: false })
  expect(await movedBy(id, logist)).toEqual({ name, own: true })
})

test('after two minutes it names nobody', async () => {
  const { id } = await movedOrder()
  now = new Date('2026-05-04T10:02:01Z')
  expect(await movedBy(id, admin)).toBeNull()
})

test('a change of the reason within the status is no move', async () => {
  const { id, name } = await movedOrder()
  const subStatus = await app.world.db
    .insertInto('order_sub_statuses')
    .values({ name: 'Waiting', status_id: 2, organization_id: app.world.organization, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await admin.post(`/order/status/${id}/2`, { sub_status_id: subStatus.id })).statusCode).toBe(200)
  expect(await statusLog(logist, id)).toHaveLength(2)
  expect(await movedBy(id, admin)).toEqual({ name, own: false })
})

test('a card without a logged move names nobody', async () => {
  const { id } = await buildOrder(app.world, { status_changed_at: now })
  expect(await movedBy(id, logist)).toBeNull()
})
