import { beforeEach, expect, test } from 'vitest'
import { buildTemplate } from '#testing/build.ts'
import { mailRoom } from './mail-room.testing.ts'

const here = mailRoom()
const { world, order, pass } = here

const mailOf = (event: 'order.courier_removed' | 'order.status_changed' | 'order.delivery_date_changed', subject: string) =>
  buildTemplate(world().db, {
    name: event,
    event,
    channel: 'email',
    audience: 'courier',
    translations: { en: { subject, body: '<p>{{order.track}}</p>' } },
  })
const subjects = () => here.mails.received.map(({ subject }) => subject)

beforeEach(() => mailOf('order.courier_removed', '{{order.track}} is not yours any more'))

test('a courier gets a mail that their order was deleted, and nobody else does', async () => {
  const { id, track } = await order({ customer_email: null })
  expect((await here.logist.delete(`/order/${id}`)).statusCode).toBe(204)
  await pass(0)
  await pass(0)
  expect(subjects()).toEqual([`${track} is not yours any more`])
})

test('a courier who has the order again when the mail is to be sent gets none', async () => {
  here.mails.behave({ as: 'refuses', code: 451, at: 'content' })
  const { id } = await order()
  await here.logist.post('/order/courier', { order_ids: [id], courier_id: null })
  await pass(0)
  await here.logist.post('/order/courier', { order_ids: [id], courier_id: world().courier })
  here.mails.behave({ as: 'accepts' })
  await pass(1)
  expect(subjects()).toEqual([])
})

test.each([
  ['all of it', ['order.status_changed', 'order.delivery_date_changed'], ['was moved', 'has another day']],
  ['a part of it', ['order.status_changed'], ['was moved', 'has another day']],
])('a change of %s is mailed to a courier who has switched off its message in the application', async (_what, off, heard) => {
  await mailOf('order.status_changed', 'was moved')
  await mailOf('order.delivery_date_changed', 'has another day')
  const courier = await here.as('courier')
  for (const event of off) expect((await courier.put('/user/message-settings', { event, in_app: false })).statusCode).toBe(200)
  const { id } = await order({ status_id: 6 })
  const moved = { comment: 'Nobody home', delivery_to: '2027-01-01T12:00:00Z' }
  expect((await here.logist.post(`/order/status/${id}/4`, moved)).statusCode).toBe(200)
  await pass(0)
  await pass(0)
  expect(subjects().toSorted()).toEqual(heard.toSorted())
})

test('of several orders at once, an order that is no longer theirs is marked as not sent', async () => {
  await mailOf('order.status_changed', '{{order.track}} was moved')
  here.mails.behave({ as: 'refuses', code: 451, at: 'content' })
  const [kept, taken] = [await order({ status_id: 2 }), await order({ status_id: 2 })]
  const moved = await here.logist.post('/order/status', { order_ids: [kept.id, taken.id], status_id: 3 })
  expect(moved.statusCode).toBe(200)
  await pass(0)
  expect((await here.logist.post('/order/courier', { order_ids: [taken.id], courier_id: null })).statusCode).toBe(200)
  here.mails.behave({ as: 'accepts' })
  await pass(1)
  expect(subjects()).toContain(`${kept.track} was moved`)
  const ends = async (id: number) => {
    const { data } = (await here.logist.get(`/order/${id}/notification`)).json()
    const ofMoves = data.filter((one: Record<string, unknown>) => one.audience === 'courier' && one.event === 'order.status_changed')
    return ofMoves.map(({ state, reason }: Record<string, unknown>) => [state, reason])
  }
  expect(await ends(kept.id)).toEqual([['sent', null]])
  expect(await ends(taken.id)).toEqual([['not_sent', 'This person does not see the order any more']])
})
