import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { subStatus } from '#features/order/order.testing.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { exported } from './export.testing.ts'

let app: TestApp | undefined
let test: TestApp
let logist: Visitor

beforeEach(async () => {
  if (app) await app.renew()
  app ??= await testApp()
  test = app
  logist = await test.as('logist')
})
afterAll(() => test.close())

const german = { 'accept-language': 'de', 'x-tz-name': 'Europe/Berlin' }
const FORMATS = ['xlsx', 'csv'] as const
/** A price without a delivery part. */
const priced = (total: string) => ({ order_price: total, delivery_price: '0', total })
const STARTS = ['=', '+', '-', '@', '\t', '\r', '\u00a0=', '\u200b+', ' \ufeff-', '＝', '﹢', '－', '＠', '\u3000\u2060@', '\n=']

describe.each(FORMATS)('an export as %s', (format) => {
  it('has the columns of the specification, unless others are named', async () => {
    await buildOrder(test.world, { track: 'TL1' })
    const [heads = []] = await exported(logist, { format })
    expect(heads).toHaveLength(21)
    expect(heads.slice(0, 6)).toEqual(['ID', 'Status', 'Reason', 'Order number', 'Track', 'Customer'])
    expect(await exported(logist, { format, columns: ['delivery_to', 'track'] })).toEqual([
      ['Delivery to (UTC)', 'Track'],
      [null, 'TL1'],
    ])
  })

  it("is in the person's language and names the zone of its times", async () => {
    await buildOrder(test.world, { created_at: new Date('2026-03-29T01:00:00.900Z'), payment_type: null, status_id: 3 })
    const table = await exported(logist, { format, columns: ['status', 'payment_type', 'archived', 'paid', 'created_at'] }, german)
    const time = format === 'csv' ? '29.03.2026 03:00:00' : new Date('2026-03-29T03:00:00Z')
    expect(table).toEqual([
      ['Status', 'Zahlung', 'Archiviert', 'Bezahlt', 'Angelegt (Europe/Berlin)'],
      ['Versandbereit', 'k. A.', 'nein', 'nein', time],
    ])
  })

  it('follows filter and sort of the list, or takes the named orders of every page', async () => {
    const one = await buildOrder(test.world, { track: 'A', ...priced('1') })
    await buildOrder(test.world, { track: 'B', ...priced('2') })
    const archived = await buildOrder(test.world, { track: 'C', ...priced('3'), archived_at: new Date() })
    const tracks = async (wish: object) => (await exported(logist, { format, columns: ['track'], ...wish })).flat().slice(1)
    expect(await tracks({ filters: { sort: '-total', total_to: '2' } })).toEqual(['B', 'A'])
    expect(await tracks({ filters: { sort: 'total', archived: 'any' } })).toEqual(['A', 'B', 'C'])
    expect(await tracks({ filters: { sort: '-total', status_id: [9] }, order_ids: [one.id, archived.id, one.id] })).toEqual(['C', 'A'])
    expect(await tracks({ filters: { status_id: [9] } })).toEqual([])
  })

  it('keeps every amount to the cent, with the digits of its currency', async () => {
    for (const total of ['0.10', '9999999999.9999', '0']) await buildOrder(test.world, priced(total))
    const found = (await exported(logist, { format, columns: ['total'], filters: { sort: 'id' } })).flat().slice(1)
    expect(found).toEqual(format === 'csv' ? ['0.10', '9999999999.9999', '0.00'] : [0.1, 9999999999.9999, 0])
  })

  it('has no formula in any text of a row', async () => {
    const texts = STARTS.map((start) => `${start}1+1`)
    for (const text of texts) {
      const products = JSON.stringify([{ name: text, sku: null, quantity: 1, price: '1' }])
      const written = { foreign_id: text, track: text, customer_full_name: text, customer_phone: text, customer_address: text }
      const { id } = await buildOrder(test.world, written)
      await test.world.db.updateTable('orders').set({ products }).where('id', '=', id).execute()
    }
    const columns = ['foreign_id', 'track', 'customer_full_name', 'customer_phone', 'customer_address', 'products']
    const [, ...rows] = await exported(logist, { format, columns, filters: { sort: 'id' } })
    const shown = (text: string) => (format === 'csv' ? `'${text}` : text)
    expect(rows).toEqual(texts.map((text) => [...Array(5).fill(shown(text)), `1 × ${text}`]))
  })

  it('takes no text for the end of a cell or row', async () => {
    const texts = ['\u001f', '\u001e', 'a\u001fb', '\u001f'.repeat(21), '["1"]', '\u0001', '","', 'a\r\nb', '\\u001f', 'x\u001f\n"y"']
    const plain = { foreign_id: null, track: 'T', customer_full_name: 'N', customer_phone: null, customer_address: 'A' }
    const columns = ['foreign_id', 'track', 'customer_full_name', 'customer_phone', 'customer_address'] as const
    const written = columns.flatMap((column) => texts.map((text, n) => ({ ...plain, track: `T${column}${n}`, [column]: text })))
    for (const one of written) await buildOrder(test.world, { ...one, payment_type: null })
    const products = JSON.stringify(texts.map((text) => ({ name: text, sku: text, quantity: 2, price: '1' })))
    await test.world.db.updateTable('orders').set({ products }).execute()
    const items = texts.map((text) => `2 × ${text} (${text})`).join('; ')
    for (const paid of [[], ['paid']]) {
      const wish = { format, columns: ['payment_type', ...columns, 'products', ...paid], filters: { sort: 'id' } }
      const [, ...rows] = await exported(logist, wish)
      expect(rows).toEqual(written.map((one) => ['NA', ...columns.map((column) => one[column]), items, ...paid.map(() => 'no')]))
    }
  })

  it('has no formula in a name of other rows either', async () => {
    const { db, organization, country, courier } = test.world
    const text = '\u200b=cmd'
    const sub_status_id = await subStatus(test, { status_id: 5, name: text })
    await db.updateTable('couriers').set({ first_name: text, last_name: 'Ray' }).where('id', '=', courier).execute()
    await db.updateTable('countries').set({ name: text }).where('id', '=', country).execute()
    await db.updateTable('organizations').set({ name: text }).where('id', '=', organization).execute()
    await buildOrder(test.world, { status_id: 5, sub_status_id, courier_id: courier })
    const columns = ['organization', 'country_name', 'sub_status', 'courier']
    const [, row = []] = await exported(await test.as('admin'), { format, columns }, {}, '/order/export-admin')
    const shown = format === 'csv' ? `'${text}` : text
    expect(row).toEqual([shown, shown, shown, `${shown} Ray`])
  })

  it('leaves a phone number of the usual form as it is', async () => {
    await buildOrder(test.world, { customer_phone: '+49 30 123456', customer_full_name: '+49 30 123456' })
    const [, row] = await exported(logist, { format, columns: ['customer_phone', 'customer_full_name'] })
    expect(row).toEqual(['+49 30 123456', format === 'csv' ? "'+49 30 123456" : '+49 30 123456'])
  })
})

describe('the scope of an export', () => {
  it("is that of the person's list", async () => {
    const { otherOrganization, otherCountry } = test.world
    await buildOrder(test.world, { track: 'OWN' })
    await buildOrder(test.world, { track: 'POLAND', country_id: otherCountry })
    await buildOrder(test.world, { track: 'FOREIGN', organization_id: otherOrganization })
    await buildOrder(test.world, { track: 'DELETED', deleted_at: new Date() })
    const tracks = async (who: Visitor, filters = {}) =>
      (await exported(who, { format: 'csv', columns: ['track'], filters: { sort: 'id', ...filters } })).flat().slice(1)
    const reporter = await test.as('reporter')
    expect(await tracks(logist)).toEqual(['OWN'])
    expect(await tracks(reporter)).toEqual(['OWN'])
    expect(await tracks(reporter, { deleted: 'any' })).toEqual(['OWN'])
    expect(await tracks(logist, { deleted: '1' })).toEqual(['DELETED'])
    expect(await tracks(await test.as('organization_admin'))).toEqual(['OWN', 'POLAND'])
    expect(await tracks(await test.as('admin'))).toEqual(['OWN', 'POLAND', 'FOREIGN'])
  })

  it('an administrator gets the organization in the first column', async () => {
    await buildOrder(test.world)
    const [heads = [], row = []] = await exported(await test.as('admin'), { format: 'csv' }, {}, '/order/export-admin')
    expect([heads.length, heads[0]]).toEqual([22, 'Organization'])
    const { name } = await test.world.db
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', test.world.organization)
      .executeTakeFirstOrThrow()
    expect(row[0]).toBe(name)
  })

  it.each([
    [{ columns: ['organization'] }, 'columns'],
    [{ columns: ['track', 'track'] }, 'columns'],
    [{ columns: ['__proto__'] }, 'columns.0'],
    [{ columns: [] }, 'columns'],
    [{ format: 'pdf' }, 'format'],
    [{ filters: { sort: 'password_hash' } }, 'filters.sort'],
    [{ order_ids: [] }, 'order_ids'],
    [{ order_ids: ['1e3'] }, 'order_ids.0'],
    [{ order_ids: [2_147_483_647] }, 'order_ids'],
  ])('%j is refused at its field', async (wish, field) => {
    const answer = await logist.post('/order/export', wish)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  it('more than 10,000 named orders are refused with the number', async () => {
    const order_ids = Array.from({ length: 10_001 }, (_, at) => at + 1)
    const answer = await logist.post('/order/export', { order_ids })
    expect([answer.statusCode, answer.json().errors.order_ids[0]]).toEqual([422, expect.stringContaining('10,000')])
  })

  it('a named deleted order is refused for roles that may not restore it', async () => {
    const { id } = await buildOrder(test.world, { deleted_at: new Date() })
    const reporter = await test.as('reporter')
    expect((await reporter.post('/order/export', { order_ids: [id] })).statusCode).toBe(422)
    expect(await exported(logist, { columns: ['id'], order_ids: [id] })).toEqual([['ID'], [id]])
  })
})

it('a sheet shows each amount with the digits of its own currency', async () => {
  const money = [
    ['4500', 'JPY'],
    ['12.5', 'EUR'],
    ['4500', 'HUF'],
    ['1.5', 'EUR'],
  ] as const
  for (const [total, currency_code] of money) await buildOrder(test.world, { ...priced(total), currency_code })
  const answer = await logist.post('/order/export', { columns: ['total', 'id', 'delivery_price'], filters: { sort: 'id' } })
  const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
  const formatAt = (row: number, column: number) => sheets[0]?.cells?.get(`${row},${column}`)?.style?.numFmt
  expect(money.map((_, at) => [formatAt(at + 1, 0), formatAt(at + 1, 1), formatAt(at + 1, 2)])).toEqual([
    ['#,##0', undefined, '#,##0'],
    ['#,##0.00##', undefined, '#,##0.00##'],
    ['#,##0', undefined, '#,##0'],
    ['#,##0.00##', undefined, '#,##0.00##'],
  ])
})
