import { afterAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildCourier, buildOrder } from '#testing/build.ts'
import { codesIn, picturesOf, textsOf } from '#testing/pdf.ts'
import { buildMany } from './order-print.testing.ts'

const NOW = new Date('2026-03-28T22:30:00Z')
let app: TestApp
let logist: Visitor
let courier: number

beforeEach(async () => {
  if (app) await app.renew()
  else app = await testApp({ clock: () => NOW })
  logist = await app.as('logist')
  courier = app.world.courier
})
afterAll(() => app.close())

type Draft = NonNullable<Parameters<typeof buildOrder>[1]>

function give(draft: Draft) {
  return buildOrder(app.world, { courier_id: courier, status_id: 3, ...draft })
}

const worth = (total: string) => ({ order_price: total, delivery_price: '0', total })

async function manifest(body: object = { courier_id: courier }, headers = {}, who = logist): Promise<Uint8Array> {
  const answer = await who.post('/order/manifest', body, headers)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return new Uint8Array(answer.rawPayload)
}

const tracksOf = async (pdf: Uint8Array) => [...(await textsOf(pdf)).join(' ').matchAll(/T-[A-Z]+/g)].map(([track]) => track)

test('holds what waits for the courier or is on the way, in the order in which it is promised', async () => {
  await give({ track: 'T-LATE', delivery_from: new Date('2026-03-29T12:00:00Z'), delivery_to: new Date('2026-03-29T14:00:00Z') })
  await give({ track: 'T-NEVER' })
  await give({
    track: 'T-EARLY',
    status_id: 6,
    delivery_from: new Date('2026-03-29T08:00:00Z'),
    delivery_to: new Date('2026-03-29T10:00:00Z'),
  })
  for (const status_id of [1, 2, 4, 5, 7, 8, 9, 10]) await give({ track: `T-O${'ABCDEFGHIJ'[status_id - 1]}`, status_id })
  await give({ track: 'T-PUT', archived_at: NOW })
  await give({ track: 'T-GONE', deleted_at: NOW })
  await buildOrder(app.world, { track: 'T-NOBODY', status_id: 3 })
  expect(await tracksOf(await manifest())).toEqual(['T-EARLY', 'T-LATE', 'T-NEVER'])
})

test('of one day those due on it, by the person’s clock, also when it has 23 hours', async () => {
  // Berlin puts its clocks forward on 29 March: that day lasts from 23:00 to 22:00 in UTC.
  const due = { before: '2026-03-28T22:59:00Z', first: '2026-03-28T23:00:00Z', last: '2026-03-29T21:59:00Z', after: '2026-03-29T22:00:00Z' }
  for (const [name, at] of Object.entries(due)) await give({ track: `T-${name.toUpperCase()}`, delivery_to: new Date(at) })
  const berlin = { 'x-tz-name': 'Europe/Berlin' }
  expect(await tracksOf(await manifest({ courier_id: courier, day: '2026-03-29' }, berlin))).toEqual(['T-FIRST', 'T-LAST'])
  const none = await logist.post('/order/manifest', { courier_id: courier, day: '2026-04-02' })
  expect([none.statusCode, none.json().errors]).toEqual([422, { courier_id: ['The courier has no orders to take along'] }])
})

test('says of each whom to find and what to collect, and the sums by currency, to the cent', async () => {
  await give({
    track: 'T-A',
    customer_full_name: 'Zoë Ünal',
    customer_phone: '+49 1',
    customer_address: 'Dock 7',
    comment: 'Ring twice',
    ...worth('0.10'),
  })
  await give({ track: 'T-B', ...worth('0.20') })
  await give({ track: 'T-C', ...worth('1000000.07'), currency_code: 'PLN' })
  await give({ track: 'T-HUGE', ...worth('9999999999.99') })
  await give({ track: 'T-PAID', paid_at: NOW, ...worth('55') })
  await give({ track: 'T-PRE', payment_type: 2, ...worth('66') })
  const [text = ''] = await textsOf(await manifest({ courier_id: courier }, { 'accept-language': 'de' }))
  for (const part of [
    'Ladeliste von Carl Rider',
    'North Parcel',
    '6 Bestellungen',
    '28.03.2026',
    'Zoë Ünal',
    '+49 1',
    'Dock 7',
    'Ring twice',
  ])
    expect(text).toContain(part)
  for (const sum of ['0,10 EUR', '0,20 EUR', '10.000.000.000,29 EUR']) expect(text).toContain(sum)
  expect(text.match(/1\.000\.000,07 PLN/g)).toHaveLength(2)
  expect(text.match(/9\.999\.999\.999,99 EUR/g)).toHaveLength(1)
  expect(text).not.toMatch(/55,00|66,00/)
  expect(text).toContain('Zu kassieren insgesamt')
})

test('goes over several pages, each with its head, every order once and its code beside it', async () => {
  await buildMany(app, 60, (index) => ({
    track: `ROW_${String(index).padStart(2, '0')}`,
    courier_id: courier,
    status_id: 6,
    delivery_to: new Date(NOW.getTime() + index * 60_000),
    customer_address: 'A long way out, behind the second gate '.repeat(index % 7),
  }))
  const pdf = await manifest()
  const texts = await textsOf(pdf)
  expect(texts.length).toBeGreaterThan(3)
  for (const [index, text] of texts.entries()) expect(text).toContain(`Page ${index + 1}`)
  const tracks = Array.from({ length: 60 }, (_, index) => `ROW_${String(index).padStart(2, '0')}`)
  expect([...texts.join(' ').matchAll(/ROW_\d\d/g)].map(([track]) => track)).toEqual(tracks)
  expect(texts.filter((text) => text.includes('Received by the courier'))).toEqual([texts.at(-1)])
  const codes: string[] = []
  for await (const picture of picturesOf(pdf, 150))
    codes.push(...(await codesIn(picture)).sort((a, b) => a.y - b.y).map(({ text }) => text))
  expect(codes).toEqual(tracks)
})

test('of couriers of others nothing is said, and of their orders neither', async () => {
  const { organization, otherCountry, strangerCourier } = app.world
  const elsewhere = await buildCourier(app.world.db, { organization_id: organization, country_id: otherCountry })
  await give({ courier_id: strangerCourier, organization_id: app.world.otherOrganization })
  for (const id of [strangerCourier, elsewhere, 2_147_483_647]) {
    const answer = await logist.post('/order/manifest', { courier_id: id })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { courier_id: ['Choose one of the offered values'] }])
  }
  await give({ track: 'T-MINE' })
  await give({ track: 'T-THERE', country_id: otherCountry })
  expect(await tracksOf(await manifest())).toEqual(['T-MINE'])
})

test.each([
  [{}, 'courier_id'],
  [{ courier_id: '1e3' }, 'courier_id'],
  [{ courier_id: [[1]] }, 'courier_id'],
  [{ courier_id: 1, day: '2026-02-30' }, 'day'],
  [{ courier_id: 1, day: '0000-01-01' }, 'day'],
])('%j is refused', async (body, field) => {
  const answer = await logist.post('/order/manifest', {
    ...body,
    ...('courier_id' in body && body.courier_id === 1 && { courier_id: courier }),
  })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
})
