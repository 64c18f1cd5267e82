import { beforeEach, expect, test } from 'vitest'
import { dayAfter, dayOf } from '#platform/day.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder } from '#testing/build.ts'
import { fillMoments } from './moments.ts'

const app = appPerFile()
const ZONE = { 'x-tz-name': 'Europe/Berlin' }
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

/** Makes entries like a program that stored neither. */
async function forget(): Promise<void> {
  const nothing = { courier_id: null, delivery_to: null, moment_source: null }
  await app.world.db.updateTable('order_status_log').set(nothing).execute()
}

async function moments() {
  const columns = ['courier_id', 'delivery_to', 'moment_source'] as const
  return app.world.db.selectFrom('order_status_log').select(columns).where('status_to', '=', 5).orderBy('id').execute()
}

async function make(): Promise<number> {
  const products = [{ name: 'Lamp', quantity: 1, price: '1.00' }]
  const body = { customer_full_name: 'Ann', customer_address: 'Neuer Wall 8, 20354 Hamburg', products }
  return (await logist.post('/order', body)).json().data.id
}

async function reject(id: number): Promise<void> {
  expect((await logist.post(`/order/status/${id}/5`, {})).statusCode).toBe(200)
}

const give = (order_id: number, courier_id: number | null) => logist.post('/courier-order', { order_id, courier_id })

test('an entry keeps the courier and delivery date of its moment, and older ones are filled from the change log', async () => {
  const { db, organization, country, courier } = app.world
  const other = await buildCourier(db, { organization_id: organization, country_id: country, first_name: 'Zoe', last_name: 'Vos' })
  const [later, still, never] = [await make(), await make(), await make()]
  await give(later, courier)
  await give(still, other)
  await logist.post('/order/delivery-date', { order_ids: [later], delivery_to: '2099-10-12T12:00:00Z' })
  for (const id of [later, still, never]) await reject(id)
  await give(later, other)
  await give(never, courier)
  await logist.post('/order/delivery-date', { order_ids: [later, still], delivery_to: '2099-10-20T12:00:00Z' })
  const kept = await moments()
  expect(kept.map(({ courier_id, delivery_to }) => [courier_id, delivery_to?.toISOString()])).toEqual([
    [courier, '2099-10-12T12:00:00.000Z'],
    [other, undefined],
    [null, undefined],
  ])
  await forget()
  while ((await fillMoments(db, 2)) !== 0) {}
  expect(await moments()).toEqual(kept.map((moment) => ({ ...moment, moment_source: 'change_log' })))
})

test("where two couriers have one name the order's present courier stays, and the screen says since when the figures are exact", async () => {
  const { db, organization, country } = app.world
  const named = { organization_id: organization, country_id: country, first_name: 'Zoe', last_name: 'Vos' }
  const [one, , now] = [await buildCourier(db, named), await buildCourier(db, named), app.world.courier]
  const id = await make()
  await give(id, one)
  await reject(id)
  await give(id, now)
  await forget()
  const statistics = async () => (await logist.get('/rejected-order-statistics', ZONE)).json().data
  const tomorrow = dayAfter(dayOf(new Date(), ZONE['x-tz-name']), 1)
  expect(await statistics()).toMatchObject({ total: 1, exact_from: tomorrow, by_courier: [{ id: now }] })
  await fillMoments(db, 10)
  expect(await moments()).toMatchObject([{ courier_id: now, moment_source: 'order' }])
  expect(await statistics()).toMatchObject({ total: 1, exact_from: tomorrow, by_courier: [{ id: now }] })
})

test('an order with an incomplete log keeps its present values', async () => {
  const { id } = await buildOrder(app.world, { status_id: 2, courier_id: app.world.courier })
  await reject(id)
  await forget()
  await fillMoments(app.world.db, 10)
  expect(await moments()).toMatchObject([{ courier_id: app.world.courier, moment_source: 'order' }])
})
