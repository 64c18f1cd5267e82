import { afterAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildCourier, buildOrder } from '#testing/build.ts'
import { codesIn, linesOf, picturesOf, textsOf } from '#testing/pdf.ts'
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

test("has the courier's ready orders and those in delivery, by their delivery window", async () => {
  await give({ track: 'T-LATE', delivery_from: new Date('2026-03-29T12:00:00Z'), delivery_to: new Date('2026-03-29T14:00:00Z') })
  await give({ track: 'T-NEVER' })
  await give({
    track: 'T-EARLY',
    status_id: 6,
    delivery_from: new Date('2026-03-29T08:00:00Z'),
    delivery_to: new Date('2026-03-29T10:00:00Z'),
  })
  await give({ track: 'T-AGAIN', status_id: 4, delivery_to: new Date('2026-03-29T11:00:00Z') })
  for (const status_id of [1, 2, 5, 7, 8, 9, 10]) await give({ track: `T-O${'ABCDEFGHIJ'[status_id - 1]}`, status_id })
  await give({ track: 'T-PUT', archived_at: NOW })
  await give({ track: 'T-GONE', deleted_at: NOW })
  await buildOrder(app.world, { track: 'T-NOBODY', status_id: 3 })
  expect(await tracksOf(await manifest())).toEqual(['T-EARLY', 'T-AGAIN', 'T-LATE', 'T-NEVER'])
})

test('sorts orders of one window by postcode and street, each a stop with its number and times', async () => {
  const window = { delivery_from: new Date('2026-03-29T07:00:00Z'), delivery_to: new Date('2026-03-29T10:00:00Z') }
  const at = (customer_address: string) => ({ ...window, customer_address })
  await give({ track: 'T-D', ...at('Am Ende, wo kein Haus steht') })
  await give({ track: 'T-C', ...at('Zeile 1, 20457 Hamburg') })
  await give({ track: 'T-B', ...at('Am Sandtor 10\n20354 Hamburg') })
  await give({ track: 'T-A', ...at('Am Sandtor 9, 20354 Hamburg') })
  const berlin = { 'x-tz-name': 'Europe/Berlin' }
  const [text = ''] = await textsOf(await manifest({ courier_id: courier, day: '2026-03-29' }, berlin))
  expect([...text.matchAll(/(\d) 09:00–12:00 T-([A-D])/g)].map(([, stop, track]) => `${stop}${track}`)).toEqual(['1A', '2B', '3C', '4D'])
  expect(text).toContain('Am Sandtor 9 20354 Hamburg')
  const [all = ''] = await textsOf(await manifest({ courier_id: courier }, berlin))
  expect(all).toContain('29.03.2026 09:00–12:00')
})

test('has the town on its own line', async () => {
  await give({ track: 'T-A', customer_address: 'Neuer Wall 8, 20354 Hamburg' })
  const lines = (await linesOf(await manifest())).map((line) => line.replaceAll('\u00a0', ' '))
  expect(lines.some((line) => line.includes('20354 Hamburg') && !line.includes('Neuer Wall'))).toBe(true)
})

test('of several couriers is one file with pages numbered for each; couriers without orders are left out', async () => {
  const { db, organization, country } = app.world
  const second = await buildCourier(db, { organization_id: organization, country_id: country, first_name: 'Dora', last_name: 'Lind' })
  const idle = await buildCourier(db, { organization_id: organization, country_id: country, first_name: 'Ivo', last_name: 'Free' })
  await buildMany(app, 40, (index) => ({ track: `ROW_${index}`, courier_id: second, status_id: 3 }))
  await give({ track: 'T-MINE' })
  const answer = await logist.post('/order/manifest', { courier_ids: [second, idle, courier, second] })
  expect(answer.headers['content-disposition']).toContain('Manifests 28.03.2026.pdf')
  const texts = await textsOf(new Uint8Array(answer.rawPayload))
  const heads = texts.map((text) => /Manifest of (\w+ \w+).*? Page (\d of \d)/.exec(text)?.slice(1).join(' '))
  const pages = texts.length - 1
  expect(pages).toBeGreaterThan(1)
  expect(heads).toEqual([...Array.from({ length: pages }, (_, at) => `Dora Lind ${at + 1} of ${pages}`), 'Carl Rider 1 of 1'])
  expect(texts.at(-1)).toContain('T-MINE')
  expect(texts.filter((text) => text.includes('Received by the courier'))).toHaveLength(2)
  const none = await logist.post('/order/manifest', { courier_ids: [idle, second], day: '2026-04-02' })
  expect([none.statusCode, none.json().errors]).toEqual([422, { courier_ids: ['The couriers have no orders to take along'] }])
})

test('names at its end the stops with texts that could not be printed in full', async () => {
  await give({ track: 'T-A', customer_full_name: '李明', delivery_to: NOW })
  await give({ track: 'T-B', customer_full_name: 'ሰላም', delivery_to: new Date(NOW.getTime() + 1_000) })
  await give({ track: 'T-C', comment: 'Behind the gate. '.repeat(60), delivery_to: new Date(NOW.getTime() + 2_000) })
  const [text = ''] = await textsOf(await manifest())
  expect(text).toContain('Not printed as written, look them up: stop 2, 3')
  expect(text).toContain('李明')
})

test("of a day has the orders due on it in the person's zone, also on a day of 23 hours", async () => {
  // Berlin puts its clocks forward on 29 March: that day lasts from 23:00 to 22:00 in UTC.
  const due = { before: '2026-03-28T22:59:00Z', first: '2026-03-28T23:00:00Z', last: '2026-03-29T21:59:00Z', after: '2026-03-29T22:00:00Z' }
  for (const [name, at] of Object.entries(due)) await give({ track: `T-${name.toUpperCase()}`, delivery_to: new Date(at) })
  const berlin = { 'x-tz-name': 'Europe/Berlin' }
  expect(await tracksOf(await manifest({ courier_id: courier, day: '2026-03-29' }, berlin))).toEqual(['T-FIRST', 'T-LAST'])
  await give({ track: 'T-OPEN', delivery_from: new Date('2026-04-02T08:00:00Z') })
  const none = await logist.post('/order/manifest', { courier_id: courier, day: '2026-04-02' })
  expect([none.statusCode, none.json().errors]).toEqual([422, { courier_id: ['The courier has no orders to take along'] }])
})

test('has recipient and amount to collect of each stop, and the sums by currency, to the cent', async () => {
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

test('has several pages, each with its heading, and every order once beside its code', async () => {
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
  for (const [index, text] of texts.entries()) expect(text).toContain(`Page ${index + 1} of ${texts.length}`)
  const tracks = Array.from({ length: 60 }, (_, index) => `ROW_${String(index).padStart(2, '0')}`)
  expect([...texts.join(' ').matchAll(/ROW_\d\d/g)].map(([track]) => track)).toEqual(tracks)
  expect(texts.filter((text) => text.includes('Received by the courier'))).toEqual([texts.at(-1)])
  const codes: string[] = []
  for await (const picture of picturesOf(pdf, 150))
    codes.push(...(await codesIn(picture)).sort((a, b) => a.y - b.y).map(({ text }) => text))
  expect(codes).toEqual(tracks)
})

test('has nothing of foreign couriers and orders', async () => {
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
  [{ courier_ids: [] }, 'courier_ids'],
  [{ courier_ids: ['__proto__'] }, 'courier_ids.0'],
  [{ courier_ids: [2_147_483_647] }, 'courier_ids'],
  [{ courier_id: 1, courier_ids: [1] }, 'courier_id'],
])('%j is refused', async (body, field) => {
  const answer = await logist.post('/order/manifest', {
    ...body,
    ...('courier_id' in body && body.courier_id === 1 && { courier_id: courier }),
  })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
})
