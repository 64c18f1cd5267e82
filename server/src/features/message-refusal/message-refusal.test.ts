import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { findKey } from './message-refusal.queries.ts'
import { refusedAmong } from './message-refusal.service.ts'
import { refusalToken, refusersOf } from './refusal-token.ts'

let app: TestApp
let logist: Visitor
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMIT: 'on' } })
})
beforeEach(async () => {
  await app.renew()
  app.app.platform.counters.clear()
  logist = await app.as('logist')
})
afterAll(() => app.close())

const customer = (draft: object = {}) => ({
  organization_id: app.world.organization,
  customer_email: 'ann@example.com',
  customer_phone: null as string | null,
  phone_code: '+49',
  ...draft,
})
const isRefused = async (draft: object = {}) =>
  (await refusedAmong({ db: app.world.db, platform: app.app.platform }, [customer(draft)])).size === 1
const tokenOf = async (draft: object = {}) => {
  const key = await findKey(app.world.db)
  const [refuser] = refusersOf(key, customer(draft))
  return refuser ? refusalToken(key, refuser) : ''
}
const post = (token: string, headers: Record<string, string> = {}, payload = ''): Promise<LightMyRequestResponse> =>
  app.app.fastify.inject({ method: 'POST', url: `/api/message-refusal/${token}`, headers, payload })
const rows = async () =>
  Number(
    (
      await app.world.db
        .selectFrom('message_refusals')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('the refusal link of a mail', () => {
  test('shows brand and organization and refuses nothing, however often it is opened', async () => {
    const token = await tokenOf()
    for (let time = 0; time < 30; time += 1) {
      const answer = await app.guest().get(`/message-refusal/${token}`)
      expect(answer.json().data).toEqual({ brand: 'Tracklane', organization: expect.stringMatching(/./) })
    }
    expect(await app.app.fastify.inject({ method: 'HEAD', url: `/api/message-refusal/${token}` })).toBeDefined()
    expect(await rows()).toBe(0)
  })

  test.each([
    ['nothing', {}, ''],
    ['the form of mail programs', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'the other form of it',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    ['JSON', { 'content-type': 'application/json' }, '{}'],
    ['broken JSON', { 'content-type': 'application/json' }, '{'],
    ['another origin', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, ''],
  ])('refuses with one POST without a cookie, with %s', async (_what, headers, payload) => {
    const answer = await post(await tokenOf(), headers, payload)
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { refused: true } }])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await isRefused()).toBe(true)
    expect((await post(await tokenOf())).statusCode).toBe(200)
    expect(await rows()).toBe(1)
  })

  test('counts for that organization alone', async () => {
    await post(await tokenOf())
    expect(await isRefused({ organization_id: app.world.otherOrganization })).toBe(false)
  })

  test.each([
    ['nonsense', () => 'nonsense'],
    ['another organization', (token: string) => token.replace(/^\d+/, '999')],
    ['another kind', (token: string) => token.replace('.e.', '.p.')],
    ['another signature', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.'))],
    ['__proto__', () => '__proto__'],
  ])('with %s answers the same and refuses nothing', async (_what, change) => {
    const bad = change(await tokenOf())
    const good = await post(await tokenOf({ customer_email: 'other@example.com' }))
    const answer = await post(bad)
    expect([answer.statusCode, answer.json()]).toEqual([good.statusCode, good.json()])
    expect((await app.guest().get(`/message-refusal/${bad}`)).json().data).toEqual({ brand: 'Tracklane', organization: null })
    expect(await rows()).toBe(1)
  })

  test('is limited to twenty invalid tokens of an address within an hour', async () => {
    for (let time = 0; time < 20; time += 1) expect((await post('nonsense')).statusCode).toBe(200)
    expect((await post('nonsense')).statusCode).toBe(429)
    expect((await app.guest().get('/message-refusal/nonsense')).statusCode).toBe(429)
    expect((await post(await tokenOf())).statusCode).toBe(200)
  })

  test('counts a network of IPv6 as one address', async () => {
    const from = (remoteAddress: string) => app.app.fastify.inject({ method: 'POST', url: '/api/message-refusal/nonsense', remoteAddress })
    for (let time = 1; time <= 20; time += 1) expect((await from(`2001:db8:1:2::${time}`)).statusCode).toBe(200)
    expect((await from('2001:db8:1:2:a:b:c:d')).statusCode).toBe(429)
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)
  })
})

describe('a refusal', () => {
  test.each([
    ['a mail address in other letters', { customer_email: ' ANN@Example.COM ' }],
    ['a mail address in wide letters', { customer_email: 'ａｎｎ@example.com' }],
  ])('applies to %s', async (_what, draft) => {
    await post(await tokenOf())
    expect(await isRefused(draft)).toBe(true)
  })

  test.each([
    ['0170 123 45 67', '+49'],
    ['+49 170 1234567', '+43'],
    ['0049 (0) 170 / 123-45-67', '+49'],
    ['+49 (0)170 1234567', '+49'],
    ['170 1234567', '49'],
  ])('of a phone applies to its form %s in %s, on every channel', async (customer_phone, phone_code) => {
    const { id } = await buildOrder(app.world, { customer_phone: '+491701234567', customer_email: null })
    expect((await logist.put(`/order/${id}/message-refusal`, { refused: true })).json().data).toEqual({ refused: true })
    expect(await isRefused({ customer_phone, phone_code, customer_email: 'somebody@example.com' })).toBe(true)
    expect(await isRefused({ customer_phone: '+491701234568' })).toBe(false)
  })

  test('can be set and withdrawn by staff, and the log names them', async () => {
    const { id } = await buildOrder(app.world, { customer_email: 'ann@example.com', customer_phone: '0170 1' })
    const refused = async () => (await logist.get(`/order/${id}/notification`)).json().meta.refused
    expect(await refused()).toBe(false)
    await logist.put(`/order/${id}/message-refusal`, { refused: true })
    await logist.put(`/order/${id}/message-refusal`, { refused: true })
    expect([await refused(), await isRefused(), await isRefused({ customer_email: null, customer_phone: '0170 1' })]).toEqual([
      true,
      true,
      true,
    ])
    await logist.put(`/order/${id}/message-refusal`, { refused: false })
    expect([await refused(), await isRefused(), await rows()]).toEqual([false, false, 0])
    const log = await app.world.db
      .selectFrom('model_logs')
      .select('changes')
      .where('entity', '=', 'order')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.map(({ changes }) => changes)).toEqual([
      { messages_refused: { old: false, new: true } },
      { messages_refused: { old: true, new: false } },
    ])
  })

  test('of an order without phone and email is refused at the field', async () => {
    const { id } = await buildOrder(app.world, { customer_email: null, customer_phone: null })
    const answer = await logist.put(`/order/${id}/message-refusal`, { refused: true })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['refused']])
  })

  test('stores neither phone nor email', async () => {
    await post(await tokenOf())
    expect(JSON.stringify(await app.world.db.selectFrom('message_refusals').selectAll().execute())).not.toMatch(/ann|example/i)
  })
})
