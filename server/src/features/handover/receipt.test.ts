import { beforeEach, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { textsOf } from '#testing/pdf.ts'
import { desk } from './handover.testing.ts'

const NOW = new Date('2026-03-29T22:30:00Z')
const app = appPerFile({ clock: () => NOW })
let logist: Visitor
const { due, handedOver, takeBack } = desk(app, () => logist)

beforeEach(async () => {
  logist = await app.as('logist')
})

async function receipt(id: number, language = 'en') {
  const answer = await logist.get(`/handover/${id}/receipt`, { 'accept-language': language, 'x-tz-name': 'Europe/Berlin' })
  expect(answer.statusCode).toBe(200)
  return { headers: answer.headers, pages: await textsOf(answer.rawPayload) }
}

test('a receipt names giver, receiver and orders, with a sum for each currency', async () => {
  const first = await due({ customer_full_name: 'Zoë Ünal', delivered_at: new Date('2026-03-28T23:15:00Z') })
  const { id, order_rows, courier } = await handedOver([first, await due({ currency_code: 'PLN', customer_full_name: 'Ганна Шевченко' })])
  const { headers, pages } = await receipt(id)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toContain('Receipt H-0001.pdf')
  const [page] = pages
  const said = [
    'North Parcel',
    'Receipt H-0001',
    courier,
    'Jonas Brandt',
    '30.03.2026 00:30',
    '29.03.2026 00:15',
    '105.00 EUR',
    '105.00 PLN',
  ]
  for (const text of [...said, ...order_rows.map(({ track }) => track), 'Zoë Ünal', 'Ганна Шевченко', 'Page 1 of 1'])
    expect(page).toContain(text)
  expect(page).not.toContain('Taken back')
})

test.each([
  ['de', ['Quittung H-0001', 'Entgegengenommen von', '1.234,50 EUR', 'Seite 1 von 1']],
  ['es', ['Recibo H-0001', 'Recibido por', '1234,50 EUR', 'Página 1 de 1']],
  ['pl', ['Pokwitowanie H-0001', 'Przyjęte przez', '1234,50 EUR', 'Strona 1 z 1']],
  ['uk', ['Квитанція H-0001', '1 234,50 EUR']],
])('in %s it has the words and amounts of the language', async (language, said) => {
  const { id } = await handedOver([await due({ order_price: '1234.50', delivery_price: '0', total: '1234.50' })])
  const [page = ''] = (await receipt(id, language)).pages
  for (const text of said) expect(page.replaceAll('\u00A0', ' ')).toContain(text)
})

test('a cancelled one says so when printed again', async () => {
  const { id } = await handedOver([await due()])
  await takeBack(id, 'Counted twice')
  expect((await receipt(id)).pages[0]).toContain('Taken back on 30.03.2026 00:30 by Ann Lee')
})

test('receiver, reason and tracks are printed in full, however long', async () => {
  const received_by = Array.from({ length: 17 }, (_, at) => `Name${at + 10}`).join(' ')
  const reason = Array.from({ length: 62 }, (_, at) => `because${at + 10}`.slice(-7)).join(' ')
  const tracks = [`W${'0'.repeat(38)}W`, `X${'M'.repeat(38)}X`]
  const ids = await Promise.all(
    tracks.map((track) => due({ track, customer_full_name: 'María del Carmen Fernández de la Vega y Sotomayor' })),
  )
  const { id } = await handedOver(ids, { received_by })
  await takeBack(id, reason)
  const [page = ''] = (await receipt(id)).pages
  expect(page).toContain(received_by)
  expect(page).toContain(reason)
  for (const track of tracks) expect(page.replaceAll(' ', '')).toContain(track)
  expect(page).toContain('María del Carmen Fernández de la Vega y Sotomayor')
  expect(page).not.toContain('…')
})

test('an older receipt marks an order of a later one', async () => {
  const first = await handedOver([await due(), await due({ customer_full_name: 'Zoë Ünal' })])
  const later = await handedOver([await due()])
  const [twice] = first.order_rows.filter(({ customer_full_name }) => customer_full_name === 'Zoë Ünal')
  await app.world.db
    .updateTable('hand_over_orders')
    .set({ living: false, superseded_by: later.id })
    .where('order_id', '=', twice?.order_id ?? 0)
    .execute()
  expect((await receipt(first.id)).pages[0]?.match(/superseded by H-\d+ · \S+/g)).toEqual(['superseded by H-0002 · Zoë'])
  expect((await receipt(later.id)).pages[0]).not.toContain('superseded')
})

test('it has as many pages as needed, each order on one of them and the sum on the last', async () => {
  const ids: number[] = []
  for (let index = 0; index < 75; index += 1) ids.push(await due())
  const { id, order_rows } = await handedOver(ids)
  const { headers, pages } = await receipt(id)
  expect(headers['x-total-rows']).toBe('75')
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  for (const { track } of order_rows) expect(pages.filter((page) => page.includes(track))).toHaveLength(1)
  expect(pages.at(-1)).toContain('7,875.00 EUR')
})
