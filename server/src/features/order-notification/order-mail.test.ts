import { describe, expect, test } from 'vitest'
import { buildTemplate, buildUser } from '#testing/build.ts'
import { mailRoom } from './mail-room.testing.ts'

const here = mailRoom()
const { world, template, order, move, told, pass } = here

describe('a customer', () => {
  test('gets a mail of a move two minutes later, in their language, with both parts and every value escaped', async () => {
    const { id, track } = await order({ customer_language: 'de' })
    expect(await move(id, 6)).toBe(200)
    await pass(0)
    expect(await told(id)).toEqual([{ event: 'order.status_changed', to: 'A…@example.com', state: 'waiting', reason: null, attempts: 0 }])
    await pass(1.9)
    expect(here.mails.received).toEqual([])
    await pass(0.1)
    const [mail] = here.mails.received
    expect(mail).toMatchObject({ subject: `Bestellung ${track}`, to: [{ address: 'Ann@example.com' }] })
    expect(mail?.html).toContain('Hallo &lt;b&gt;Ann&lt;/b&gt; &amp; Co,')
    expect(mail?.text).toContain('Hallo <b>Ann</b> & Co,')
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
      /^<http:\/\/tracklane\.test\/api\/message-refusal\/[\w.-]+>$/,
    )
    expect(await told(id)).toEqual([{ event: 'order.status_changed', to: 'A…@example.com', state: 'sent', reason: null, attempts: 1 }])
    await pass(60)
    expect(here.mails.received).toHaveLength(1)
  })

  test('gets one mail of several moves, the last; the others are marked as replaced', async () => {
    const { id } = await order({ status_id: 2 })
    expect(await move(id, 3)).toBe(200)
    await pass(0)
    await pass(1)
    expect(await move(id, 6)).toBe(200)
    await pass(0)
    await pass(1.5)
    expect(here.mails.received).toEqual([])
    await pass(1)
    expect(here.mails.received.map(({ html }) => html?.includes('is ready'))).toEqual([false])
    expect((await told(id)).map(({ state, reason }: { state: string; reason: string }) => [state, reason])).toEqual([
      ['sent', null],
      ['not_sent', 'A later message took its place'],
    ])
  })

  test('waits at most ten minutes, however often the order moves', async () => {
    const { id } = await order()
    for (let minute = 0; minute < 10; minute += 1) {
      expect(here.mails.received).toEqual([])
      expect(await move(id, 6)).toBe(200)
      await pass(0)
      if (minute < 9) await world().db.updateTable('orders').set({ status_id: 3 }).where('id', '=', id).execute()
      await pass(1)
    }
    expect(here.mails.received).toHaveLength(1)
  })

  test('gets no outdated mail, none of a deleted order, and none by a text that was switched off', async () => {
    const [gone, deleted, silent] = [await order(), await order(), await order()]
    for (const { id } of [gone, deleted, silent]) await move(id, 6)
    await pass(0)
    const { db } = world()
    await db.updateTable('orders').set({ status_id: 3 }).where('id', '=', gone.id).execute()
    await db.updateTable('orders').set({ deleted_at: here.now }).where('id', '=', deleted.id).execute()
    await pass(2)
    expect(here.mails.received.map(({ subject }) => subject)).toEqual([`Order ${silent.track}`])
    expect((await told(gone.id))[0]).toMatchObject({ state: 'not_sent', reason: 'The order had moved on before it was sent' })
    await db.updateTable('orders').set({ status_id: 3 }).where('id', '=', silent.id).execute()
    await move(silent.id, 6)
    await pass(0)
    await db.updateTable('notification_templates').set({ active: false }).where('channel', '=', 'email').execute()
    await pass(2)
    expect((await told(silent.id))[0]).toMatchObject({ state: 'not_sent', reason: 'There is no active template for it' })
  })

  test.each([
    ['has no address', { customer_email: null }, 'The customer has no address for it'],
    ['was removed', { customer_email: 'removed' }, 'The customer has no address for it'],
  ])('who %s gets no mail, and the order says why', async (_what, draft, reason) => {
    const { id } = await order(draft)
    await move(id, 6)
    await pass(2)
    expect(here.mails.received).toEqual([])
    expect(await told(id)).toEqual([{ event: 'order.status_changed', to: null, state: 'not_sent', reason, attempts: 0 }])
  })

  test('gets no mail of a status without a text, without a mark; an inactive text is marked once', async () => {
    const { id } = await order({ status_id: 1 })
    expect(await move(id, 2)).toBe(200)
    await pass(2)
    expect(await told(id)).toEqual([])
    await template({ status_id: 2, active: false })
    await world().db.updateTable('orders').set({ status_id: 1 }).where('id', '=', id).execute()
    await move(id, 2)
    await pass(2)
    expect(await told(id)).toEqual([
      { event: 'order.status_changed', to: 'A…@example.com', state: 'not_sent', reason: 'There is no active template for it', attempts: 0 },
    ])
  })

  test('of many orders moved at once gets a mail of each of theirs', async () => {
    const orders = [await order(), await order(), await order({ customer_email: 'bob@example.com' })]
    const { statusCode } = await here.logist.post('/order/status', { order_ids: orders.map(({ id }) => id), status_id: 6 })
    expect(statusCode).toBe(200)
    await pass(0)
    await pass(2)
    expect(here.mails.received.map(({ envelope }) => envelope.to[0]).sort()).toEqual([
      'Ann@example.com',
      'Ann@example.com',
      'bob@example.com',
    ])
  })
})

describe('a member of staff', () => {
  const staffMail = () =>
    buildTemplate(world().db, {
      name: 'staff',
      channel: 'email',
      audience: 'logist',
      translations: { en: { subject: 'Look at {{order.track}}', body: '<p>{{order.track}}</p>' } },
    })
  const colleague = (email: string) => {
    const { db, organization, country } = world()
    return buildUser(db, { role: 'logist', organization_id: organization, country_id: country, email })
  }

  test('gets a mail at once, not of their own changes, and one of many orders', async () => {
    await staffMail()
    await colleague('eva@tracklane.test')
    const first = await order()
    await move(first.id, 6)
    await pass(0)
    await pass(0)
    expect(here.mails.received.map(({ subject, envelope }) => [subject, envelope.to[0]])).toEqual([
      [`Look at ${first.track}`, 'eva@tracklane.test'],
    ])
    const more = [await order(), await order()]
    await here.logist.post('/order/status', { order_ids: more.map(({ id }) => id), status_id: 6 })
    await pass(0)
    await pass(0)
    expect(here.mails.received.slice(1).map(({ subject, envelope }) => [subject, envelope.to[0]])).toEqual([
      ['2 orders: In delivery', 'eva@tracklane.test'],
    ])
  })

  test("keeps waiting for a later try when a newer message replaces the customer's", async () => {
    await staffMail()
    await colleague('eva@tracklane.test')
    here.mails.behave({ as: 'refuses', code: 451, at: 'content' })
    const { id } = await order({ status_id: 2 })
    await move(id, 3)
    await pass(0)
    await move(id, 6)
    await pass(0)
    const { data } = (await here.logist.get(`/order/${id}/notification?per_page=50`)).json()
    const mailsTo = (audience: string) =>
      data
        .filter((one: Record<string, string>) => one.channel === 'email' && one.audience === audience)
        .map(({ state }: { state: string }) => state)
    expect([mailsTo('customer'), mailsTo('logist')]).toEqual([
      ['waiting', 'not_sent'],
      ['waiting', 'waiting'],
    ])
  })

  test('who is no longer the courier of an order gets no mail of it', async () => {
    const { db, users } = world()
    const texts = { en: { subject: 'Yours', body: '<p>{{order.track}}</p>' } }
    await buildTemplate(db, { name: 'new', event: 'order.courier_assigned', channel: 'email', audience: 'courier', translations: texts })
    here.mails.behave({ as: 'refuses', code: 451, at: 'content' })
    const { id } = await order({ courier_id: null })
    expect((await here.logist.post('/order/courier', { order_ids: [id], courier_id: world().courier })).statusCode).toBe(200)
    await pass(0)
    here.mails.behave({ as: 'accepts' })
    await db.updateTable('users').set({ role: 'reporter' }).where('id', '=', users.courier).execute()
    await pass(1)
    expect(here.mails.received).toEqual([])
  })

  test.each<[what: string, change: () => object]>([
    ['can sign in no more', () => ({ active: false })],
    ['is a courier by now', () => ({ role: 'courier' })],
    ['works for another organization by now', () => ({ organization_id: world().otherOrganization })],
    ['works in another country by now', () => ({ country_id: world().otherCountry })],
  ])('who %s before it is sent gets none', async (_what, change) => {
    await staffMail()
    const eva = await colleague('eva@tracklane.test')
    const { id } = await order()
    await move(id, 6)
    here.mails.behave({ as: 'refuses', code: 451, at: 'content' })
    await pass(0)
    here.mails.behave({ as: 'accepts' })
    await world().db.updateTable('users').set(change()).where('id', '=', eva).execute()
    await pass(1)
    expect(here.mails.received).toEqual([])
    const { data } = (await here.logist.get(`/order/${id}/notification?per_page=50`)).json()
    const ofEva = ({ channel, audience }: Record<string, string>) => channel === 'email' && audience === 'logist'
    expect(data.find(ofEva)).toMatchObject({
      state: 'not_sent',
      reason: 'This person does not see the order any more',
    })
  })
})
