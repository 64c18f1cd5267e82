import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeColumns } from '#features/order/apply-changes.service.ts'
import { lockOrders } from '#features/order/order.queries.ts'
import type { OrderChange } from '#features/order/order-happenings.rules.ts'
import { SYSTEM } from '#platform/actor.ts'
import { createContext, inTransaction } from '#platform/context.ts'
import { actingHeaders } from '#testing/acting.ts'
import type { Visitor } from '#testing/app.ts'
import { buildOrder, buildTemplate, buildUser } from '#testing/build.ts'
import { noteOrderEvents } from './note-events.service.ts'
import { type Newsroom, newsroom } from './order-notification.testing.ts'

let room: Newsroom
let logist: Visitor
/** A second logist, who is told about changes of the first one. */
let colleague: number

beforeAll(async () => {
  room = await newsroom()
})
beforeEach(async () => {
  await room.renew()
  logist = await room.app.as('logist')
  const { db, organization, country } = room.app.world
  colleague = await buildUser(db, {
    role: 'logist',
    organization_id: organization,
    country_id: country,
    first_name: 'Eva',
    last_name: 'Stern',
  })
})
afterAll(() => room.close())

const world = () => room.app.world
const texts = async (user: number) => (await room.bell(user)).map(({ text }) => text)
const move = async (id: number, status: number, body = {}) => (await logist.post(`/order/status/${id}/${status}`, body)).statusCode
const order = (draft: Parameters<typeof buildOrder>[1] = {}) => buildOrder(world(), { status_id: 2, ...draft })

function changeOf(id: number): OrderChange {
  const place = { organization_id: world().organization, country_id: world().country, courier_user_ids: [] }
  const happened = [{ name: 'order.status_changed', status_from: 2, status_to: 3 }] as const
  return { id, ...place, happened, courier: { before: null, after: null }, fields: [] }
}

describe('a move', () => {
  test('is sent to everybody who sees the order, in their language, and to nobody else', async () => {
    const { users, logistElsewhere, strangerLogist, strangerAdmin } = world()
    await world().db.updateTable('users').set({ language: 'de' }).where('id', '=', users.organization_admin).execute()
    const { id, track } = await order()
    expect(await move(id, 3)).toBe(200)
    expect(await room.jobs()).toEqual([{ event: 'order.status_changed', state: 'waiting', orders: [id] }])
    await room.deliver()
    expect(await room.bell(colleague)).toEqual([{ text: `status_changed of ${track} for a logist`, type: 'order', order_id: id }])
    expect(await texts(users.organization_admin)).toEqual([`status_changed von ${track} für organization_admin`])
    for (const other of [
      users.logist,
      users.admin,
      users.reporter,
      users.courier,
      users.security,
      logistElsewhere,
      strangerLogist,
      strangerAdmin,
    ])
      expect(await texts(other)).toEqual([])
  })

  test('without an effect, refused or rolled back writes no job', async () => {
    const { id } = await order()
    await move(id, 2)
    expect(await move(id, 8)).toBe(422)
    const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' }
    const failing = inTransaction(createContext(room.app.app.platform, caller), async (tx) => {
      const [before] = await lockOrders(tx.db, { kind: 'all' }, [id])
      if (before) await changeColumns(tx, before, { status_id: 3 })
      await noteOrderEvents(tx, [[changeOf(id)]])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await room.jobs()).toEqual([])
  })

  test('is not sent to people who cannot sign in or have switched it off', async () => {
    const { db, users } = world()
    await db.updateTable('users').set({ active: false }).where('id', '=', users.organization_admin).execute()
    const own = await room.app.as(colleague)
    const off = await own.put('/user/message-settings', { event: 'order.status_changed', in_app: false })
    expect(off.json()).toEqual({ data: { event: 'order.status_changed', in_app: false, fixed: false } })
    const { id } = await order()
    await move(id, 3)
    await room.deliver()
    expect(await texts(colleague)).toEqual([])
    expect(await texts(users.organization_admin)).toEqual([])
    const list = (await logist.get(`/order/${id}/notification`)).json()
    expect(list.data).toMatchObject([
      { audience: 'organization_admin', to: null, state: 'not_sent', reason: 'Nobody of this audience sees the order' },
      { audience: 'logist', to: 'Eva S.', state: 'not_sent', reason: 'They have switched these messages off', sent_at: null },
    ])
  })

  test('in a disabled organization is sent to nobody', async () => {
    const { db, organization, users } = world()
    const { id } = await order()
    const admin = await room.app.as('admin')
    await db.updateTable('organizations').set({ active: false }).where('id', '=', organization).execute()
    expect((await admin.post(`/order/status/${id}/3`, {})).statusCode).toBe(200)
    await room.deliver()
    expect([await texts(colleague), await texts(users.organization_admin)]).toEqual([[], []])
  })

  test('made while impersonating is sent to neither person', async () => {
    const { users } = world()
    const headers = await actingHeaders(room.app, { impersonator: 'organization_admin', as: 'logist' })
    const { id } = await order()
    const moved = await room.app.app.fastify.inject({ method: 'POST', url: `/api/order/status/${id}/3`, headers, payload: {} })
    expect(moved.statusCode).toBe(200)
    await room.deliver()
    expect(await texts(users.organization_admin)).toEqual([])
    expect(await texts(users.logist)).toEqual([])
    expect(await texts(colleague)).toHaveLength(1)
  })

  test('is listed at the order with its recipients, for logists of its area alone', async () => {
    const { id } = await order()
    await move(id, 3)
    await room.deliver()
    const { data, meta } = (await logist.get(`/order/${id}/notification`)).json()
    expect(meta.total).toBe(2)
    expect(data[1]).toEqual({
      id: expect.any(Number),
      event: 'order.status_changed',
      channel: 'in_app',
      audience: 'logist',
      to: 'Eva S.',
      state: 'sent',
      reason: null,
      attempts: 1,
      created_at: expect.any(String),
      sent_at: expect.any(String),
    })
    expect((await (await room.app.as(world().strangerLogist)).get(`/order/${id}/notification`)).statusCode).toBe(404)
    expect((await (await room.app.as('reporter')).get(`/order/${id}/notification`)).statusCode).toBe(403)
  })
})

test('an inactive and a missing template send nothing and are listed so', async () => {
  const { db, users } = world()
  await db.updateTable('notification_templates').set({ active: false }).where('audience', '=', 'logist').execute()
  await db.deleteFrom('notification_templates').where('audience', '=', 'organization_admin').execute()
  const { id } = await order()
  await move(id, 3)
  await room.deliver()
  expect([await texts(colleague), await texts(users.organization_admin)]).toEqual([[], []])
  const list = (await logist.get(`/order/${id}/notification`)).json().data
  expect(list.map(({ state, to, reason }: Record<string, unknown>) => [state, to, reason])).toEqual([
    ['not_sent', null, 'There is no active template for it'],
    ['not_sent', null, 'There is no active template for it'],
  ])
})

test('placeholders and signs in an order stay as they are', async () => {
  const { db } = world()
  const name = 'Bob {{order.total}} <b>x</b> {count}\nRay'
  await db
    .updateTable('notification_templates')
    .set({ translations: JSON.stringify({ en: { subject: '', body: 'For {{customer.name}}!' } }) })
    .execute()
  const { id } = await order({ customer_full_name: name })
  await move(id, 3)
  await room.deliver()
  expect(await texts(colleague)).toEqual([`For ${name}!`])
})

test('sixty orders are one message without their names; a person who sees only one gets that one', async () => {
  const { users, otherCountry, logistElsewhere } = world()
  const orders = []
  for (let n = 0; n < 60; n += 1) orders.push(await order())
  const abroad = await order({ country_id: otherCountry })
  const admin = await room.app.as('admin')
  const moved = await admin.post('/order/status', { order_ids: [...orders.map(({ id }) => id), abroad.id], status_id: 3 })
  expect(moved.json().data.done).toHaveLength(61)
  await room.deliver()
  expect(await room.bell(colleague)).toEqual([{ text: '60 orders: Ready for dispatch', type: 'order', order_id: null }])
  expect(await room.bell(users.organization_admin)).toMatchObject([{ text: '61 orders: Ready for dispatch' }])
  expect(await room.bell(logistElsewhere)).toEqual([
    { text: `status_changed of ${abroad.track} for a logist`, type: 'order', order_id: abroad.id },
  ])
  const list = (await logist.get(`/order/${orders[0]?.id}/notification`)).json().data
  expect(list).toMatchObject([
    { audience: 'organization_admin', state: 'sent' },
    { audience: 'logist', to: expect.stringMatching(/^Ann L\., Eva S\.$/), state: 'sent' },
  ])
})

test('the parts of one batch are one message', async () => {
  const batch = 'a7f3a1f0-5d2f-4a6c-9b1e-0c4b2d8f9e11'
  const [one, two, three] = [await order(), await order(), await order()]
  for (const ids of [[one.id], [two.id, three.id]]) {
    const moved = await logist.post('/order/status', { order_ids: ids, status_id: 3, batch })
    expect(moved.statusCode).toBe(200)
  }
  expect(await room.jobs()).toEqual([{ event: 'order.status_changed', state: 'waiting', orders: [one.id, two.id, three.id] }])
  await room.deliver()
  expect(await texts(colleague)).toEqual([])
  await world().db.updateTable('jobs').set({ run_at: new Date() }).execute()
  await room.deliver()
  expect(await texts(colleague)).toEqual(['3 orders: Ready for dispatch'])
})

test('an order moved by several parts of a batch counts once', async () => {
  const batch = 'a7f3a1f0-5d2f-4a6c-9b1e-0c4b2d8f9e12'
  const orders = [await order(), await order()]
  const order_ids = orders.map(({ id }) => id)
  for (const status_id of [3, 2, 3]) await logist.post('/order/status', { order_ids, status_id, batch })
  await world().db.updateTable('jobs').set({ run_at: new Date() }).execute()
  await room.deliver()
  expect(await texts(colleague)).toEqual(['2 orders: Ready for dispatch'])
  const alone = await order()
  const admin = await room.app.as('admin')
  for (const status_id of [3, 2, 3]) await admin.post('/order/status', { order_ids: [alone.id], status_id, batch })
  await world().db.updateTable('jobs').set({ run_at: new Date() }).execute()
  await room.deliver()
  const lines = (await logist.get(`/order/${alone.id}/notification`)).json().data
  const told = lines.filter(({ audience }: { audience: string }) => audience === 'logist').map(({ to }: { to: string }) => to)
  expect(told.toSorted()).toEqual(['Ann L.', 'Eva S.']) // one by one: not a message about several
})

test('a failed delivery is sent instead of the move, where it has a text', async () => {
  const { courier, db } = world()
  const about = { event: 'order.not_delivered', audience: 'logist', translations: { en: { subject: '', body: 'in vain' } } } as const
  const template = await buildTemplate(db, about)
  const first = await order({ status_id: 6, courier_id: courier })
  await move(first.id, 4, { comment: 'Nobody home', delivery_to: '2027-01-01T12:00:00Z' })
  await room.deliver()
  expect(await texts(colleague)).toEqual(expect.arrayContaining(['in vain']))
  expect((await texts(colleague)).some((text) => text.startsWith('status_changed'))).toBe(false)
  const lines: { audience: string; event: string }[] = (await logist.get(`/order/${first.id}/notification`)).json().data
  const events = lines.filter(({ audience }) => audience === 'logist').map(({ event }) => event)
  expect(events).toContain('order.not_delivered')
  expect(events).not.toContain('order.status_changed') // nor that it was not told
  await db.updateTable('notification_templates').set({ active: false }).where('id', '=', template).execute()
  const second = await order({ status_id: 6, courier_id: courier })
  await move(second.id, 4, { comment: 'Nobody home', delivery_to: '2027-01-01T12:00:00Z' })
  await room.deliver()
  expect((await texts(colleague)).filter((text) => text.startsWith('status_changed'))).toHaveLength(1)
})
