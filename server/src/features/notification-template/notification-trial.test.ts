import { userChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile({ clock: () => new Date('2026-05-04T10:00:00Z'), settings: { RATE_LIMIT: 'on', APP_URL: 'https://tracklane.test' } })
let admin: Visitor
let told: [channel: string, event: string, data: object][]
let order: number

beforeEach(async () => {
  told = []
  const { platform } = app.app
  platform.counters.clear()
  vi.spyOn(platform.realtime, 'publish').mockImplementation((channel, event, data) => void told.push([channel, event, data]))
  admin = await app.as('admin')
  order = await orderOf({ customer_full_name: 'Bob {{order.total}} <b>Ray</b>\nJr' })
})

async function orderOf(draft: object): Promise<number> {
  return (await buildOrder(app.world, draft)).id
}

const BELL = { event: 'order.status_changed', channel: 'in_app', audience: 'logist' } as const
const NOBODY = { sent: 0, without_address: 0, refused: 0 }
const MAIL = { event: 'order.status_changed', channel: 'email', audience: 'customer' } as const

function en(body: string, subject?: string) {
  return { translations: { en: { body, ...(subject !== undefined && { subject }) } } }
}

async function preview(draft: object) {
  const answer = await admin.post('/notification/template/preview', { order_id: order, language: 'en', ...draft })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

async function refused(call: 'preview' | 'test', draft: object): Promise<object> {
  const answer = await admin.post(`/notification/template/${call}`, { order_id: order, ...draft })
  expect(answer.statusCode, answer.body).toBe(422)
  return answer.json().errors
}

describe('a preview', () => {
  test('fills the draft with a real order, and names placeholders without a value', async () => {
    const { data } = { data: await preview({ ...BELL, ...en('{{customer.name}}: {{order.to_pay}} {{order.currency}}, {{courier.name}}') }) }
    expect(data).toEqual({
      subject: '',
      body: 'Bob {{order.total}} <b>Ray</b>\nJr: 105.00 EUR, ',
      missing: ['courier.name'],
      last_week: null,
    })
    expect(await app.world.db.selectFrom('notification_templates').select('id').execute()).toEqual([])
  })

  test('of a mail is HTML with escaped values, and a subject of one line', async () => {
    const draft = en('<p onclick="x()">{{customer.name}}</p><script>1</script>', '{{customer.name}}')
    expect(await preview({ ...MAIL, ...draft })).toEqual({
      subject: 'Bob {{order.total}} <b>Ray</b> Jr',
      body: '<p>Bob {{order.total}} &lt;b&gt;Ray&lt;/b&gt;<br>Jr</p>',
      missing: [],
      last_week: NOBODY,
    })
  })

  test('of a mail may lack a subject', async () => {
    expect(await preview({ ...MAIL, ...en('<p>Hi</p>') })).toEqual({ subject: '', body: '<p>Hi</p>', missing: [], last_week: NOBODY })
    expect(await preview({ ...MAIL, ...en('<p>Hi</p>', '') })).toMatchObject({ subject: '' })
  })

  test('shows the form of the link, never a real one', async () => {
    expect((await preview({ ...MAIL, ...en('<p>{{refusal_link}}</p>') })).body).toBe(
      '<p><a href="https://tracklane.test/message-refusal?token=…">https://tracklane.test/message-refusal?token=…</a></p>',
    )
  })

  test.each([
    ['de', 'de Zugestellt'],
    ['uk', 'en Delivered'],
  ])('has names in the language of its text: %s', async (language, body) => {
    const translations = { en: { body: 'en {{order.status}}' }, de: { body: 'de {{order.status}}' } }
    const delivered = await orderOf({ status_id: 7 })
    expect((await preview({ ...BELL, translations, language, order_id: delivered })).body).toBe(body)
  })

  test("without a language is in the reader's", async () => {
    const answer = await admin.post(
      '/notification/template/preview',
      { ...BELL, order_id: order, translations: { en: { body: 'Hello' }, de: { body: 'Hallo' } } },
      { 'accept-language': 'de' },
    )
    expect(answer.json().data.body).toBe('Hallo')
  })

  test("has days and hours in the country's zone", async () => {
    const { db, country } = app.world
    await db.updateTable('countries').set({ time_zone: 'Europe/Kyiv' }).where('id', '=', country).execute()
    const window = { delivery_from: new Date('2026-03-01T22:30:00Z'), delivery_to: new Date('2026-03-02T00:30:00Z') }
    const told = { order_id: await orderOf(window), ...en('{{order.delivery_date}} {{order.delivery_window}}') }
    expect((await preview({ ...BELL, ...told })).body).toBe('02.03.2026 00:30-02:30')
  })

  test('has the courier and the reason of a failed delivery', async () => {
    const { db, courier } = app.world
    await db.updateTable('couriers').set({ phone: '+49 30 1', first_name: 'Carl', last_name: 'Rider' }).execute()
    const reason = await db.selectFrom('order_sub_statuses').select(['id', 'name']).where('status_id', '=', 5).executeTakeFirstOrThrow()
    const rejected = await orderOf({ courier_id: courier, last_reason_id: reason.id })
    const draft = { order_id: rejected, ...en('{{courier.name}} {{courier.phone}} {{order.reason}} {{organization.name}}') }
    expect((await preview({ ...BELL, ...draft })).body).toBe(`Carl Rider +49 30 1 ${reason.name} North Parcel`)
  })

  test.each([
    ['message', '{{message.text}}', /workshop/],
    ['account', '{{account.what}} {{account.when}}', /password\. 04\.05\.2026 10:00$/],
  ] as const)('for %s needs no order', async (event, body, text) => {
    const { body: said } = await preview({ event, channel: 'in_app', order_id: null, ...en(body) })
    expect(said).toMatch(text)
  })

  test.each<[what: string, draft: object, fields: string[]]>([
    ['an unknown placeholder', { ...BELL, ...en('{{nope}}') }, ['translations.en.body']],
    ['no order', { ...BELL, ...en('Hi'), order_id: null }, ['order_id']],
    ['an order that there is not', { ...BELL, ...en('Hi'), order_id: 2_147_483_647 }, ['order_id']],
    ['a language that there is not', { ...BELL, translations: { xx: { body: 'Hi' } } }, ['translations.xx']],
    ['a code that is none', { ...BELL, ...en('Hi'), language: '../x' }, ['language']],
    ['an audience that is none', { ...BELL, ...en('Hi'), audience: 'customer' }, ['audience']],
  ])('is refused with %s', async (_what, draft, fields) => {
    expect(Object.keys(await refused('preview', draft))).toEqual(fields)
  })
})

describe('a test message to oneself', () => {
  const draft = { ...BELL, ...en('{{order.currency}} <b>') }
  const send = (visitor = admin) => visitor.post('/notification/template/test', { ...draft, order_id: order })

  test("is sent on the person's own channel, like a message", async () => {
    const answer = await send()
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { sent: true } }])
    expect(told).toEqual([[userChannel(app.world.users.admin), 'message', { id: expect.any(Number), text: 'EUR <b>', type: 'message' }]])
  })

  test('can be sent ten times an hour; refused ones do not count', async () => {
    await refused('test', { ...draft, ...en('{{nope}}') })
    for (let count = 0; count < 10; count += 1) expect((await send()).statusCode).toBe(200)
    const answer = await send()
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, 3_600])
    expect(told).toHaveLength(10)
  })

  test.each([
    ['sms', /SMS gateway/],
    ['messenger', /messenger gateway/],
  ] as const)('by %s is refused where the channel is not set up', async (channel, text) => {
    expect(await refused('test', { ...draft, channel, audience: 'customer', ...en('Hi', 'Hi') })).toEqual({
      channel: [expect.stringMatching(text)],
    })
    expect(told).toEqual([])
  })

  test("by email goes to the person's own address; a refusal of the mail server is shown at the channel", async () => {
    const sent: Mail[] = []
    const { mailer } = app.app.platform
    vi.spyOn(mailer, 'send').mockImplementation(async (mail) => void sent.push(mail))
    const body = { order_id: order, ...MAIL, ...en('<p>Hi {{customer.name}}</p>', 'Look') }
    expect((await admin.post('/notification/template/test', body)).json()).toEqual({ data: { sent: true } })
    const { email } = await app.world.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', app.world.users.admin)
      .executeTakeFirstOrThrow()
    expect(sent).toMatchObject([{ to: email, subject: 'Look', html: expect.stringContaining('&lt;b&gt;Ray&lt;/b&gt;') }])
    vi.spyOn(mailer, 'send').mockRejectedValue(new JobFailure('mail_refused', { isFinal: true }))
    expect(await refused('test', body)).toEqual({ channel: ['The mail server refuses it for good'] })
    vi.spyOn(mailer, 'place').mockResolvedValue('nowhere')
    expect(await refused('test', body)).toEqual({ channel: [expect.stringMatching(/mail server/)] })
    expect(told).toEqual([])
  })

  test("by messenger has the values of the provider's template, in its order", async () => {
    const { db, users } = app.world
    await db.updateTable('users').set({ phone: '+49 170 1' }).where('id', '=', users.admin).execute()
    const sent: object[] = []
    const { gateways } = app.app.platform
    vi.spyOn(gateways, 'place').mockResolvedValue('server')
    vi.spyOn(gateways, 'send').mockImplementation(async (_channel, message) => void sent.push(message))
    const template = { provider_template: 'order_out', parameters: ['order.currency', 'order.reason', 'order.total'] }
    const body = { order_id: order, ...BELL, audience: 'customer', channel: 'messenger', ...en('Look'), ...template }
    expect((await admin.post('/notification/template/test', body)).json()).toEqual({ data: { sent: true } })
    expect(sent).toEqual([
      { id: expect.any(String), to: '+491701', text: 'Look', template: 'order_out', parameters: ['EUR', '', '105.00'] },
    ])
  })
})
