import type { Deliveries } from '@tracklane/contract/delivery'
import { beforeEach, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-03-28T12:00:00Z')
const at = (time: string) => new Date(`2026-03-28T${time}:00Z`)
const app = appPerFile({ clock: () => NOW })
let courier: Visitor

beforeEach(async () => {
  courier = await app.as('courier')
})

async function deliveries(headers: Record<string, string> = {}): Promise<Deliveries> {
  const answer = await courier.get('/home/deliveries', headers)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const mine = (draft: Parameters<typeof buildOrder>[1] = {}) =>
  buildOrder(app.world, { status_id: 6, courier_id: app.world.courier, ...draft })

test('a courier gets the orders to deliver by delivery time, each with its allowed moves', async () => {
  const late = await mine({ delivery_to: at('18:00') })
  const early = await mine({ delivery_to: at('09:00') })
  const undated = await mine({ status_id: 3 })
  const { now, orders } = await deliveries()
  expect(now).toBe(NOW.toISOString())
  expect(orders.map(({ id }) => id)).toEqual([early.id, late.id, undated.id])
  expect(orders[0]?.transitions.map(({ status_id }) => status_id)).toEqual([4, 5, 7])
  expect(orders[2]?.transitions).toEqual([])
})

test('orders that ended today come last, the newest first, and none of earlier days', async () => {
  const open = await mine()
  const first = await mine({ status_id: 7, status_changed_at: at('08:00') })
  const second = await mine({ status_id: 5, status_changed_at: at('11:00') })
  await mine({ status_id: 7, status_changed_at: new Date('2026-03-27T12:00:00Z') })
  await mine({ status_id: 10 })
  expect((await deliveries()).orders.map(({ id }) => id)).toEqual([open.id, second.id, first.id])
})

test("today is the day of the person's zone", async () => {
  const { id } = await mine({ status_id: 7, status_changed_at: new Date('2026-03-27T23:30:00Z') })
  expect((await deliveries({ 'x-tz-name': 'UTC' })).orders).toEqual([])
  expect((await deliveries({ 'x-tz-name': 'Europe/Berlin' })).orders.map((order) => order.id)).toEqual([id])
})

test('foreign, archived and deleted orders are left out', async () => {
  await buildOrder(app.world, { status_id: 6, courier_id: app.world.strangerCourier })
  await buildOrder(app.world, { status_id: 6 })
  await mine({ archived_at: NOW })
  await mine({ deleted_at: NOW })
  expect((await deliveries()).orders).toEqual([])
})

test('the reply has the reasons that a courier may give', async () => {
  await app.world.db
    .insertInto('order_sub_statuses')
    .values([
      { organization_id: app.world.organization, name: 'Dog in the garden', status_id: 4 },
      { organization_id: app.world.organization, name: 'Given up', status_id: 5, active: false },
      { organization_id: app.world.otherOrganization, name: 'Somebody else’s', status_id: 5 },
    ])
    .execute()
  const { reasons } = await deliveries()
  expect(reasons).toContainEqual({ id: expect.any(Number), name: 'Dog in the garden', status_id: 4 })
  expect(reasons.filter(({ name }) => name === 'Given up' || name === 'Somebody else’s')).toEqual([])
})

test.each(['admin', 'organization_admin', 'reporter', 'logist', 'security'] as const)('a %s has no deliveries', async (role) => {
  expect((await (await app.as(role)).get('/home/deliveries')).statusCode).toBe(403)
})
