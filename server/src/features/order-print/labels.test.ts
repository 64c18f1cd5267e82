import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { linesOf, textsOf } from '#testing/pdf.ts'
import { buildMany, labelsOf } from './order-print.testing.ts'

const NOW = new Date('2026-03-28T22:30:00Z')
let app: TestApp
let logist: Visitor
let asked: number[]

beforeEach(async () => {
  if (app) await app.renew()
  else app = await testApp({ clock: () => NOW })
  logist = await app.as('logist')
  const sender = { name: 'North Parcel', phone: '+49 30 111', address: 'Dock 1, Berlin' }
  await app.world.db.updateTable('organizations').set(sender).where('id', '=', app.world.organization).execute()
  const drafts = [
    { track: 'COD-1' },
    { track: 'PAID-2', paid_at: NOW },
    { track: 'PRE-3', payment_type: 2 },
    { track: 'NA-4', payment_type: null },
  ]
  asked = []
  for (const draft of drafts) asked.push((await buildOrder(app.world, { customer_phone: '+49 170 555', ...draft })).id)
})
afterAll(() => app.close())

async function prints() {
  return app.world.db.selectFrom('label_prints').select(['order_id', 'user_id', 'actor_name', 'created_at']).orderBy('id').execute()
}

describe('the check before printing', () => {
  const check = async (body: object, who: Visitor = logist) => who.post('/order/labels-check', body)

  test('lists all orders that are not deleted, in the requested order, with warnings', async () => {
    const deleted = await buildOrder(app.world, { deleted_at: NOW })
    const archived = await buildOrder(app.world, { archived_at: NOW, customer_phone: ' ' })
    const long = await buildOrder(app.world, { customer_phone: '1', customer_address: Array.from({ length: 40 }, () => 'Wide').join('\n') })
    const answer = await check({ order_ids: [asked[1], deleted.id, asked[0], archived.id, long.id] })
    expect(answer.json().data).toEqual({
      printable: [asked[1], asked[0], archived.id, long.id],
      refused: [
        {
          id: deleted.id,
          reason: 'The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist',
        },
      ],
      warnings: [
        { id: archived.id, text: 'The customer’s phone number is missing: add it to the order' },
        { id: long.id, text: 'The address is too long and will be shortened' },
      ],
    })
  })

  test('a mark without a position in the font prevents no label', async () => {
    const { id } = await buildOrder(app.world, { track: 'MARK-5', customer_phone: '1', customer_full_name: 'محمد\u0615 علي' })
    expect((await check({ order_ids: [...asked, id] })).json().data).toMatchObject({ printable: [...asked, id], refused: [] })
    const file = await logist.post('/order/labels', { order_ids: [...asked, id] })
    expect(file.statusCode).toBe(200)
    expect((await textsOf(file.rawPayload)).length).toBe(5)
  })

  test('the longest address fits', async () => {
    const { id } = await buildOrder(app.world, {
      customer_phone: '1',
      customer_address: 'Wieloryb Świętokrzyska '.repeat(22).slice(0, 500),
    })
    expect((await check({ order_ids: [id] })).json().data.warnings).toEqual([])
  })

  test.each([
    ['customer_full_name', '\u12a0\u1260\u1260', 'Customer: letters that no font has will be printed as “?”'],
    ['customer_address', 'Wall 1, ሀ', 'Address: letters that no font has will be printed as “?”'],
    ['customer_full_name', 'Wide Name '.repeat(40).slice(0, 255), 'Customer: too long, it will be shortened'],
    ['comment', 'Ring at the second door. '.repeat(40), 'Comment: too long, it will be shortened'],
    ['foreign_id', 'W'.repeat(60), 'Order number: too long, it will be shortened'],
    ['track', 'A'.repeat(40), 'The track number is too long for the bar code: scan the square code'],
  ])('%s of %s: warns by order and field', async (field, text, warning) => {
    const { id } = await buildOrder(app.world, { customer_phone: '1', [field]: text })
    expect((await check({ order_ids: [id] })).json().data).toMatchObject({ printable: [id], warnings: [{ id, text: warning }] })
  })

  test.each([
    'שרה כהן',
    'สมชาย ใจดี',
    'გიორგი ბერიძე',
    'Արամ Հակոբյան',
    'राजेश कुमार',
    '張偉',
    '李小龙',
    '東京 さくら',
    'محمد علي',
    'Щербак',
    'Łucja',
  ])('%s can be printed', async (customer_full_name) => {
    const { id } = await buildOrder(app.world, { customer_phone: '1', customer_full_name })
    expect((await check({ order_ids: [id] })).json().data.warnings).toEqual([])
    const [text = ''] = await textsOf(await labelsOf(logist, { order_ids: [id] }))
    expect(text).not.toContain('?')
  })

  test.each([null, '', '  '])('a sender without an address (%j) is a warning for each order', async (address) => {
    await app.world.db.updateTable('organizations').set({ address }).execute()
    const { warnings } = (await check({ order_ids: asked.slice(0, 2) })).json().data
    expect(warnings).toEqual(asked.slice(0, 2).map((id) => ({ id, text: expect.stringContaining('sender’s address') })))
  })

  test("the reasons are in the person's language, and a filter selects the matching orders", async () => {
    const { id } = await buildOrder(app.world, { deleted_at: NOW })
    const answer = await logist.post('/order/labels-check', { filters: { deleted: 'any' }, sort: 'track' }, { 'accept-language': 'de' })
    const { printable, refused } = answer.json().data
    expect(printable).toEqual([asked[0], asked[3], asked[1], asked[2]])
    expect(refused).toEqual([
      { id, reason: 'Die Bestellung ist gelöscht. Wiederherstellen können sie: Administrator, Organisationsadministrator und Disponent' },
    ])
  })

  test('the check marks nothing as printed', async () => {
    await check({ order_ids: asked })
    expect(await prints()).toEqual([])
  })
})

describe('labels', () => {
  test('have sender, recipient, and the amount to collect of unpaid orders alone', async () => {
    const texts = await textsOf(await labelsOf(logist, { order_ids: asked }))
    for (const [index, track] of ['COD-1', 'PAID-2', 'PRE-3', 'NA-4'].entries()) {
      for (const part of [track, 'North Parcel', '+49 30 111', 'Dock 1, Berlin', '+49 170 555']) expect(texts[index]).toContain(part)
      expect(texts[index]?.includes('105.00 EUR')).toBe(index === 0)
    }
  })

  test('have day, courier and order number; the town has its own line', async () => {
    const { id } = await buildOrder(app.world, {
      foreign_id: 'HK-77',
      courier_id: app.world.courier,
      customer_address: 'Neuer Wall 8, 20354 Hamburg',
      delivery_from: new Date('2026-03-29T07:00:00Z'),
      delivery_to: new Date('2026-03-29T10:00:00Z'),
    })
    const answer = await logist.post('/order/labels', { order_ids: [id] }, { 'x-tz-name': 'Europe/Berlin' })
    const lines = (await linesOf(new Uint8Array(answer.rawPayload))).map((line) => line.replaceAll('\u00a0', ' ').trim())
    expect(lines).toEqual(expect.arrayContaining(['Neuer Wall 8', '20354 Hamburg']))
    for (const part of ['29.03.2026 09:00–12:00', 'Carl Rider', 'No. HK-77']) expect(lines.join(' ')).toContain(part)
  })

  test('come in the requested order, each once, or in the order of the list', async () => {
    const tracksOf = async (body: object) =>
      (await textsOf(await labelsOf(logist, body))).map((text) => /(COD|PAID|PRE|NA)-\d/.exec(text)?.[0])
    const [cod, paid, pre] = asked
    expect(await tracksOf({ order_ids: [pre, cod, pre, paid] })).toEqual(['PRE-3', 'COD-1', 'PAID-2'])
    expect(await tracksOf({ filters: { payment_type: [1] }, sort: '-track' })).toEqual(['PAID-2', 'COD-1'])
  })

  test('by POST are stored as printed with person and time, without a new version; by GET they are not', async () => {
    const before = await app.world.db.selectFrom('orders').selectAll().orderBy('id').execute()
    const get = await logist.get(`/order/labels?order_ids=${asked.join()}`)
    expect([get.statusCode, get.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(get.headers['content-disposition']).toContain('Labels 28.03.2026.pdf')
    expect(await prints()).toEqual([])
    await labelsOf(logist, { order_ids: asked.slice(0, 2) })
    const user = app.world.users.logist
    const noted = asked
      .slice(0, 2)
      .map((id) => ({ order_id: id, user_id: user, actor_name: expect.stringMatching(/^Ann Lee/), created_at: NOW }))
    expect(await prints()).toEqual(noted)
    expect(await app.world.db.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(before)
    const row = (await logist.get('/order?sort=id')).json().data[0]
    expect(row).toMatchObject({ label_printed_at: NOW.toISOString() })
    const found = async (query: string) => (await logist.get(`/order?sort=id&${query}`)).json().data.map(({ id }: { id: number }) => id)
    expect(await found('label_printed=1')).toEqual(asked.slice(0, 2))
    expect(await found('label_printed=0')).toEqual(asked.slice(2))
  })

  test("have days of the person's zone", async () => {
    const answer = await logist.get(`/order/labels?order_ids=${asked[0]}`, { 'x-tz-name': 'Asia/Tokyo', 'accept-language': 'de' })
    expect(answer.headers['content-disposition']).toContain('Etiketten 29.03.2026.pdf')
  })

  test('one order that cannot be printed refuses all, unless it is skipped', async () => {
    const deleted = await buildOrder(app.world, { track: 'GONE-9', deleted_at: NOW })
    const order_ids = [asked[0], deleted.id]
    const refused = await logist.post('/order/labels', { order_ids })
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { order_ids: ['1 order cannot be printed'] }])
    expect((await logist.get(`/order/labels?order_ids=${order_ids.join()}`)).statusCode).toBe(422)
    const texts = await textsOf(await labelsOf(logist, { order_ids, skip: true }))
    expect(texts).toHaveLength(1)
    expect((await prints()).map(({ order_id }) => order_id)).toEqual([asked[0]])
    const nothing = await logist.post('/order/labels', { order_ids: [deleted.id], skip: true })
    expect(nothing.json().errors).toEqual({ order_ids: ['There is nothing to print'] })
  })

  test.each([
    ['nothing named', {}, 'order_ids'],
    ['both named', { order_ids: [1], filters: {} }, 'order_ids'],
    ['no orders', { order_ids: [] }, 'order_ids'],
    ['an id that is none', { order_ids: ['1e3'] }, 'order_ids.0'],
    ['another paper', { filters: {}, format: 'a5' }, 'format'],
    ['a fifth place', { filters: {}, start: 5 }, 'start'],
    ['an unknown sort', { filters: {}, sort: 'constructor' }, 'sort'],
    ['a filter that is none', { filters: { status_id: ['__proto__'] } }, 'filters.status_id.0'],
  ])('%s is refused', async (_what, body, field) => {
    const answer = await logist.post('/order/labels', body)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  test('of at most two thousand orders are printed at once, by ids and by filter', async () => {
    const order_ids = await buildMany(app, 2_001, (index) => ({ track: `M-${index}`, status_id: 3 }))
    expect((await logist.post('/order/labels', { order_ids })).statusCode).toBe(422)
    const many = await logist.post('/order/labels', { filters: { status_id: [3] } })
    expect(many.json().errors.filters[0]).toContain('2,001 orders match')
    expect((await logist.post('/order/labels-check', { filters: { status_id: [3] } })).statusCode).toBe(422)
    expect((await logist.post('/order/labels-check', { order_ids: order_ids.slice(1) })).json().data.printable).toHaveLength(2_000)
  })

  test('of foreign orders are missing: by id they refuse all, by filter they are left out', async () => {
    const foreign = await buildOrder(app.world, { organization_id: app.world.otherOrganization })
    const elsewhere = await buildOrder(app.world, { country_id: app.world.otherCountry })
    for (const id of [foreign.id, elsewhere.id, 2_147_483_647]) {
      const answer = await logist.post('/order/labels', { order_ids: [asked[0], id], skip: true })
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['order_ids']])
    }
    expect((await logist.post('/order/labels-check', { filters: {} })).json().data.printable.sort()).toEqual(asked)
    expect(await prints()).toEqual([])
    const admin = await app.as('organization_admin')
    expect((await admin.post('/order/labels-check', { order_ids: [elsewhere.id] })).json().data.printable).toEqual([elsewhere.id])
  })
})
