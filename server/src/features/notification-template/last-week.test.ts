import { beforeEach, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-05-14T10:00:00Z')
let now = NOW
const app = appPerFile({ clock: () => now })
let admin: Visitor

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000) // earlier counts are forgotten
  admin = await app.as('admin')
})

const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
async function moved(days: number, to: number, draft: object = {}, from = 3): Promise<number> {
  const { id } = await buildOrder(app.world, { status_id: to, created_at: ago(days), ...draft })
  await app.world.db
    .insertInto('order_status_log')
    .values({ order_id: id, status_from: from, status_to: to, actor_name: 'Ann', created_at: ago(days) })
    .execute()
  return id
}
async function week(draft: object): Promise<unknown> {
  const { id } = await buildOrder(app.world, { created_at: ago(40), customer_email: null, customer_phone: null })
  const translations = { en: { subject: 'S', body: '<p>B</p>' } }
  const answer = await admin.post('/notification/template/preview', {
    event: 'order.status_changed',
    channel: 'email',
    audience: 'customer',
    translations,
    order_id: id,
    ...draft,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.last_week
}

test('counts the moves to that status within seven days, those without an address, and those of customers who refuse', async () => {
  await moved(1, 6, { customer_email: 'a@example.com' })
  await moved(6.9, 6, { customer_email: 'b@example.com', customer_phone: '+49 1' })
  await moved(7.1, 6, { customer_email: 'c@example.com' })
  await moved(2, 6, { customer_email: null })
  await moved(2, 6, { customer_email: 'removed' })
  await moved(2, 6, { customer_email: 'd@example.com', deleted_at: now })
  await moved(2, 7, { customer_email: 'e@example.com' })
  const refusing = await moved(3, 6, { customer_email: 'F@example.com' })
  await (await app.as('logist')).put(`/order/${refusing}/message-refusal`, { refused: true })
  expect(await week({ status_id: 6 })).toEqual({ sent: 2, without_address: 2, refused: 1 })
  now = new Date(now.getTime() + 120_000)
  expect(await week({ status_id: 6, channel: 'sms' })).toEqual({ sent: 1, without_address: 4, refused: 0 })
})

test('orders of an inactive organization are not counted', async () => {
  await moved(1, 6, { customer_email: 'a@example.com' })
  await moved(1, 6, { customer_email: 'b@example.com', organization_id: app.world.otherOrganization })
  await moved(1, 6, { customer_email: null, organization_id: app.world.otherOrganization })
  await app.world.db.updateTable('organizations').set({ active: false }).where('id', '=', app.world.otherOrganization).execute()
  expect(await week({ status_id: 6 })).toEqual({ sent: 1, without_address: 0, refused: 0 })
})

test('counts for other events: created, not met, date changed, tomorrow', async () => {
  const before = (await week({ event: 'order.created' })) as { sent: number }
  now = new Date(now.getTime() + 120_000)
  await buildOrder(app.world, { created_at: ago(1), customer_email: 'x@example.com' })
  expect(await week({ event: 'order.created' })).toMatchObject({ sent: before.sent + 1 })
  await moved(1, 5, { customer_email: 'y@example.com' }, 6)
  await moved(1, 5, { customer_email: 'y@example.com' }, 3)
  expect(await week({ event: 'order.not_delivered' })).toEqual({ sent: 1, without_address: 0, refused: 0 })
  await buildOrder(app.world, { created_at: ago(30), delivery_to: ago(2), customer_email: 'z@example.com' })
  expect(await week({ event: 'order.delivery_tomorrow' })).toMatchObject({ sent: 1 })
  expect(await week({ event: 'order.delivery_date_changed' })).toEqual({ sent: 0, without_address: 0, refused: 0 })
})

test('counts for couriers: orders assigned to one and unassigned from one', async () => {
  const { db, courier, organization, country } = app.world
  const logist = await app.as('logist')
  const other = await buildCourier(db, { organization_id: organization, country_id: country, first_name: 'Rita' })
  const give = async (id: number, courier_id: number | null) =>
    expect((await logist.post('/order/courier', { order_ids: [id], courier_id })).statusCode).toBe(200)
  const [one, two, past] = [
    await buildOrder(app.world, { customer_email: 'x@example.com', courier_id: null }),
    await buildOrder(app.world, { customer_email: null, courier_id: null }),
    await buildOrder(app.world, { customer_email: 'y@example.com', courier_id: null }),
  ]
  await give(past.id, courier)
  await db
    .updateTable('model_logs')
    .set({ created_at: ago(8) })
    .execute()
  await give(one.id, courier)
  await give(one.id, other)
  await give(one.id, null)
  await give(two.id, courier)
  await db
    .updateTable('model_logs')
    .set({ created_at: ago(1) })
    .where('created_at', '>', now)
    .execute()
  expect(await week({ event: 'order.courier_assigned' })).toEqual({ sent: 2, without_address: 1, refused: 0 })
  // A customer whose courier is replaced is told who comes.
  expect(await week({ event: 'order.courier_removed' })).toEqual({ sent: 1, without_address: 0, refused: 0 })
})

test('has no counts for staff and inside the application', async () => {
  expect(await week({ audience: 'logist' })).toBeNull()
  expect(await week({ audience: 'logist', channel: 'in_app' })).toBeNull()
})
