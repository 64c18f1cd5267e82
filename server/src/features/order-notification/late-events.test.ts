import { describe, expect, test } from 'vitest'
import { buildCourier } from '#testing/build.ts'
import { mailRoom } from './mail-room.testing.ts'

const here = mailRoom()
const { world, template, order, move, told, pass } = here
const batch = 'a7f3a1f0-5d2f-4a6c-9b1e-0c4b2d8f9e13'
const SIX_SECONDS = 0.1

const ends = async (id: number) => (await told(id)).map(({ event, state, reason }: Record<string, unknown>) => [event, state, reason])

test('a late part of a batch does not replace the message of a newer move', async () => {
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

test('an older event that is still true does not replace a newer one; a newer one replaces an older one', async () => {
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

describe('a message that is outdated when it is to be sent', () => {
  const LATE = 'The order had moved on before it was sent'

  /** Tells the customer about another day, then about a move, whose message replaces the first. */
  async function toldAndMoved() {
    await template({ event: 'order.delivery_date_changed', body: '<p>{{order.track}} comes on {{order.delivery_date}}</p>' })
    const { id, track } = await order({ status_id: 2 })
    expect((await here.logist.put(`/order/${id}`, { delivery_to: '2027-01-05T12:00:00Z' })).statusCode).toBe(200)
    await pass(0)
    await move(id, 3)
    await pass(0)
    return { id, track }
  }

  /** Takes the move back, which no template reports. */
  async function movedInVain() {
    const { id, track } = await toldAndMoved()
    await world().db.updateTable('orders').set({ status_id: 2 }).where('id', '=', id).execute()
    return { id, text: `${track} comes on 05.01.2027` }
  }

  test('gives way to the one it had replaced, where that is still true', async () => {
    const { id, text } = await movedInVain()
    await pass(2)
    await pass(0)
    expect(here.mails.received.map((mail) => mail.text?.trim())).toEqual([text])
    expect(await ends(id)).toEqual([
      ['order.status_changed', 'not_sent', LATE],
      ['order.delivery_date_changed', 'sent', null],
    ])
    await pass(300)
    expect(here.mails.received).toHaveLength(1)
  })

  test('gives way also where its own text is switched off meanwhile', async () => {
    const { id, track } = await toldAndMoved()
    await world().db.updateTable('notification_templates').set({ active: false }).where('status_id', '=', 3).execute()
    await pass(2)
    await pass(0)
    expect(here.mails.received.map((mail) => mail.text?.trim())).toEqual([`${track} comes on 05.01.2027`])
    expect(await ends(id)).toEqual([
      ['order.status_changed', 'not_sent', 'There is no active template for it'],
      ['order.delivery_date_changed', 'sent', null],
    ])
  })

  test('gives way once: a later one replaces both', async () => {
    const { id } = await movedInVain()
    here.mails.behave({ as: 'refuses', code: 451, at: 'content' })
    await pass(2)
    await pass(0)
    expect(await ends(id)).toEqual([
      ['order.status_changed', 'not_sent', LATE],
      ['order.delivery_date_changed', 'waiting', 'The mail server asks to come back later'],
    ])
    await move(id, 3)
    await pass(0)
    here.mails.behave({ as: 'accepts' })
    await pass(2)
    expect(here.mails.received.map((mail) => mail.text?.includes('is ready'))).toEqual([true])
    expect((await ends(id))[2]).toEqual(['order.delivery_date_changed', 'not_sent', 'A later message took its place'])
  })
})

describe('a customer who gets messages of couriers', () => {
  const give = (id: number, courier_id: number | null) => here.logist.post('/order/courier', { order_ids: [id], courier_id })
  const texts = () => here.mails.received.map(({ text }) => text?.trim())

  test('gets none of a courier who was unassigned before', async () => {
    await template({ event: 'order.courier_assigned', body: '<p>{{courier.name}} comes</p>' })
    const { id } = await order({ courier_id: null })
    expect((await give(id, world().courier)).statusCode).toBe(200)
    await pass(0)
    expect((await give(id, null)).statusCode).toBe(200)
    await pass(0)
    await pass(2)
    expect(texts()).toEqual([])
    expect(await ends(id)).toEqual([['order.courier_assigned', 'not_sent', 'The order had moved on before it was sent']])
  })

  test('gets the new courier where one replaces another, and no removal', async () => {
    await template({ event: 'order.courier_assigned', body: '<p>{{courier.name}} comes</p>' })
    await template({ event: 'order.courier_removed', body: '<p>Nobody comes</p>' })
    const { db, organization, country } = world()
    const dora = await buildCourier(db, { organization_id: organization, country_id: country, first_name: 'Dora', last_name: 'Dee' })
    const { id } = await order()
    expect((await give(id, dora)).statusCode).toBe(200)
    await pass(0)
    await pass(2)
    expect(texts()).toEqual(['Dora Dee comes'])
    expect((await give(id, null)).statusCode).toBe(200)
    await pass(0)
    await pass(2)
    expect(texts()).toEqual(['Dora Dee comes', 'Nobody comes'])
  })
})
