import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder, buildUser } from '#testing/build.ts'
import { exported } from './export.testing.ts'

let test: TestApp
let logist: Visitor

beforeAll(async () => {
  test = await testApp()
})
beforeEach(async () => {
  await test.renew()
  logist = await test.as('logist')
})
afterAll(() => test.close())

const PATH = '/order/financial-report-export'
const HEADS = 'Country,Currency,Courier,Payment,Orders,Goods,Delivery price,Total,Expected,Outstanding,Collected,Prepaid'.split(',')
const report = (wish: object = {}, who = logist, headers = {}) => exported(who, { format: 'csv', ...wish }, headers, PATH)

const priced = (order_price: string, delivery_price = '0') => ({
  order_price,
  delivery_price,
  total: (Number(order_price) + Number(delivery_price)).toFixed(4),
})
const paid_at = new Date('2026-03-10T12:00:00Z')

describe('the financial report', () => {
  it('has sums by country, currency, courier and payment type, with a total for each currency', async () => {
    const { courier } = test.world
    await buildOrder(test.world, { ...priced('10', '1'), status_id: 6, courier_id: courier })
    await buildOrder(test.world, { ...priced('20', '2'), status_id: 7, courier_id: courier })
    await buildOrder(test.world, { ...priced('40'), status_id: 9, courier_id: courier, paid_at, archived_at: new Date() })
    await buildOrder(test.world, { ...priced('80'), status_id: 9, payment_type: 2, paid_at })
    await buildOrder(test.world, { ...priced('5'), currency_code: 'USD', payment_type: null })
    await buildOrder(test.world, { ...priced('999'), status_id: 6, deleted_at: new Date() })
    expect(await report()).toEqual([
      HEADS,
      ['Germany', 'EUR', expect.stringMatching(/^Carl Rider/), 'COD', '3', '70.00', '3.00', '73.00', '11.00', '22.00', '40.00', '0.00'],
      ['Germany', 'EUR', 'No courier', 'Prepaid', '1', '80.00', '0.00', '80.00', '0.00', '0.00', '0.00', '80.00'],
      ['Germany', 'USD', 'No courier', 'NA', '1', '5.00', '0.00', '5.00', '0.00', '0.00', '0.00', '0.00'],
      ['Total', 'EUR', null, null, '4', '150.00', '3.00', '153.00', '11.00', '22.00', '40.00', '80.00'],
      ['Total', 'USD', null, null, '1', '5.00', '0.00', '5.00', '0.00', '0.00', '0.00', '0.00'],
    ])
  })

  it('keeps the lines of each country together where two countries have one name', async () => {
    const { db, organization, country, otherCountry } = test.world
    const everywhere = await test.as(await buildUser(db, { role: 'logist', organization_id: organization, country_id: null }))
    await db.updateTable('countries').set({ name: 'Congo' }).where('id', 'in', [country, otherCountry]).execute()
    for (const payment_type of [1, 2, null]) {
      await buildOrder(test.world, { ...priced('1'), payment_type, country_id: country })
      await buildOrder(test.world, { ...priced('2'), payment_type, country_id: otherCountry })
    }
    const table = await report({}, everywhere)
    expect(table.map((line) => [line[0], line[3], line[7]]).slice(1, -1)).toEqual([
      ['Congo', 'COD', '1.00'],
      ['Congo', 'Prepaid', '1.00'],
      ['Congo', 'NA', '1.00'],
      ['Congo', 'COD', '2.00'],
      ['Congo', 'Prepaid', '2.00'],
      ['Congo', 'NA', '2.00'],
    ])
  })

  it('with a period has the orders paid in it; expected and outstanding are as of now, and marked so', async () => {
    await buildOrder(test.world, { ...priced('10'), status_id: 9, paid_at })
    await buildOrder(test.world, { ...priced('20'), status_id: 9, paid_at: new Date('2026-03-11T23:30:00Z') })
    await buildOrder(test.world, { ...priced('40'), status_id: 6 })
    const berlin = { 'x-tz-name': 'Europe/Berlin' }
    const line = async (filters: object) => (await report({ filters }, logist, berlin)).at(-1)?.slice(4)
    expect(await line({ paid_at_from: '2026-03-12', paid_at_to: '2026-03-12' })).toEqual(
      ['1', '20.00', '0.00', '20.00', '40.00', '0.00', '20.00', '0.00'], // half past midnight in Berlin
    )
    expect(await line({ paid_at_to: '2026-03-10' })).toEqual(['1', '10.00', '0.00', '10.00', '40.00', '0.00', '10.00', '0.00'])
    const table = await report({ filters: { paid_at_from: '2026-03-12' } }, logist, berlin)
    expect(table[0]?.slice(8, 10)).toEqual(['Expected (as of now)', 'Outstanding (as of now)'])
    expect((await report())[0]).toEqual(HEADS)
  })

  it('leaves out groups without payments in the period and without open amounts', async () => {
    const { courier } = test.world
    await buildOrder(test.world, { ...priced('10'), status_id: 9, courier_id: courier, paid_at })
    await buildOrder(test.world, { ...priced('20'), status_id: 9, paid_at })
    await buildOrder(test.world, { ...priced('40'), status_id: 7, payment_type: 1 })
    await buildOrder(test.world, { ...priced('80'), status_id: 1, payment_type: 2 })
    const table = await report({ filters: { paid_at_from: '2026-04-01', paid_at_to: '2026-04-30' } })
    expect(table.slice(1).map((row) => [row[0], row[2], row[4], row[7], row[9]])).toEqual([
      ['Germany', 'No courier', '0', '0.00', '40.00'],
      ['Total', null, '0', '0.00', '40.00'],
    ])
  })

  it.each([
    [{ paid_at_from: '2026-03-01', paid_at_to: '2026-03-31' }, '2026-03-01 – 2026-03-31 '],
    [{ paid_at_from: '2026-03-01', paid_at_to: '2026-03-01' }, '2026-03-01 '],
    [{ paid_at_from: '2026-03-01' }, 'from 2026-03-01 '],
    [{ paid_at_to: '2026-03-31' }, 'until 2026-03-31 '],
    [{}, ''],
  ])('the file name has %j and its moment', async (filters, period) => {
    const answer = await logist.post(PATH, { format: 'xlsx', filters }, { 'x-tz-name': 'America/New_York' })
    const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(String(answer.headers['content-disposition'])) ?? []
    expect(decodeURIComponent(name)).toMatch(new RegExp(`^Financial report ${period}\\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d\\.xlsx$`))
  })

  it('as XLSX has its period and moment on a sheet of their own', async () => {
    await buildOrder(test.world, { ...priced('10'), status_id: 9, paid_at })
    const filters = { paid_at_from: '2026-03-01', paid_at_to: '2026-03-31' }
    const answer = await logist.post(PATH, { format: 'xlsx', filters }, { 'x-tz-name': 'America/New_York' })
    const [table, notes] = await readXlsxFile(answer.rawPayload)
    expect(table?.data[0]?.slice(0, 5)).toEqual(HEADS.slice(0, 5))
    expect(notes?.sheet).toBe('Period')
    expect(notes?.data).toEqual([
      ['Period', '2026-03-01 – 2026-03-31'],
      ['As of', expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d America\/New_York$/)],
    ])
  })

  it('writes a sum beyond the precision of a float as text, exactly', async () => {
    for (let index = 0; index < 12; index += 1)
      await buildOrder(test.world, { ...priced('0'), order_price: '9999999999.9999', total: '9999999999.9999' })
    await buildOrder(test.world, { ...priced('1.5'), currency_code: 'USD' })
    const table = await report({ format: 'xlsx' })
    expect(table.at(-2)?.slice(4, 8)).toEqual([12, '119999999999.9988', 0, '119999999999.9988'])
    expect(table.at(-1)?.slice(4, 8)).toEqual([1, 1.5, 0, 1.5])
  })

  it('equals the finance screen and the database, to the cent', async () => {
    await buildAll()
    const screen: Record<string, string>[] = (await logist.get('/order/finance')).json().data
    const table = await report()
    for (const word of ['expected', 'outstanding', 'collected', 'prepaid']) {
      const at = HEADS.findIndex((head) => head.toLowerCase() === word)
      for (const currency of ['EUR', 'USD']) {
        const total = table.find(([country, code]) => country === 'Total' && code === currency)?.[at]
        const groups = table.filter(([country, code]) => country === 'Germany' && code === currency)
        const shown = screen.filter((row) => row.currency_code === currency)
        expect([cents(groups.map((row) => row[at])), cents(shown.map((row) => row[word]))]).toEqual([cents([total]), cents([total])])
      }
    }
  })

  it('is for logists and administrators, each in their scope', async () => {
    await buildOrder(test.world, priced('1'))
    await buildOrder(test.world, { ...priced('2'), organization_id: test.world.otherOrganization })
    expect((await report()).at(-1)?.[4]).toBe('1')
    expect((await report({}, await test.as('admin'))).at(-1)?.[4]).toBe('2')
    for (const role of ['organization_admin', 'reporter', 'courier'] as const)
      expect((await (await test.as(role)).post(PATH, {})).statusCode).toBe(403)
  })
})

/** Builds orders of every status, currency and payment, some paid, archived, deleted, rejected, with and without a courier. */
async function buildAll(): Promise<void> {
  for (let index = 0; index < 120; index += 1)
    await buildOrder(test.world, {
      ...priced(String(index + 0.37), String((index % 9) + 0.05)),
      status_id: 1 + (index % 10),
      currency_code: index % 4 === 0 ? 'USD' : 'EUR',
      payment_type: [1, 2, null][index % 3] ?? null,
      ...(index % 5 === 0 && { paid_at }),
      ...(index % 7 === 0 && { archived_at: new Date() }),
      ...(index % 11 === 0 && { deleted_at: new Date() }),
      ...(index % 2 === 0 && { courier_id: test.world.courier }),
    })
}

function cents(amounts: readonly unknown[]): number {
  return amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0)
}
