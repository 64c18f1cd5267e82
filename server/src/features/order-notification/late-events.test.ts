import { expect, test } from 'vitest'
import { mailRoom } from './mail-room.testing.ts'

const here = mailRoom()
const { world, template, order, move, told, pass } = here
const batch = 'a7f3a1f0-5d2f-4a6c-9b1e-0c4b2d8f9e13'
const SIX_SECONDS = 0.1

const ends = async (id: number) => (await told(id)).map(({ event, state, reason }: Record<string, unknown>) => [event, state, reason])

test('a part of a batch that is told late leaves the message of a newer move alone', async () => {
  await template({ status_id: 7, body: '<p>{{order.track}} is delivered</p>' })
  const { id, track } = await order()
  expect((await here.logist.post('/order/status', { order_ids: [id], status_id: 6, batch })).statusCode).toBe(200)
  expect(await move(id, 7)).toBe(200)
  await pass(0)
  await pass(SIX_SECONDS)
  await pass(2)
  expect(here.mails.received.map(({ text }) => text?.trim())).toEqual([`${track} is delivered`])
  expect(await ends(id)).toEqual([
    ['order.status_changed', 'not_sent', 'The order had moved on before it was sent'],
    ['order.status_changed', 'sent', null],
  ])
})

test('an older event that is true all the same does not take the place of a newer one; a newer one does', async () => {
  await template({ event: 'order.courier_assigned', body: '<p>{{courier.name}} comes</p>' })
  const { id, track } = await order({ status_id: 2, courier_id: null })
  const given = await here.logist.post('/order/courier', { order_ids: [id], courier_id: world().courier, batch })
  expect(given.statusCode).toBe(200)
  expect(await move(id, 3)).toBe(200)
  await pass(0)
  await pass(SIX_SECONDS)
  expect(await ends(id)).toEqual([
    ['order.courier_assigned', 'not_sent', 'A later message took its place'],
    ['order.status_changed', 'waiting', null],
  ])
  await here.logist.post('/order/courier', { order_ids: [id], courier_id: null })
  await here.logist.post('/order/courier', { order_ids: [id], courier_id: world().courier })
  await pass(0)
  await pass(2)
  expect(here.mails.received.map(({ text }) => text?.trim().endsWith('comes'))).toEqual([true])
  expect(here.mails.received[0]?.text).not.toContain(`${track} is ready`)
})
