import { addMoney, withDigits } from '@tracklane/contract/kit/money'
import type { FinanceRow } from '@tracklane/contract/order-finance'
import { isOutstanding, MONEY_WORDS, type MoneyWord, moneyFilter, type PaidPeriod } from '@tracklane/contract/order-money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '#db/seed/demo.ts'
import type { OrderRecord } from '#db/tables/order.table.ts'
import { exported } from '#features/order-export/export.testing.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import type { World } from '#testing/build.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { insertOrders, randomOrder } from './random-orders.testing.ts'

const NOW = new Date('2026-03-30T10:00:00Z')
const ZONE = { 'x-tz-name': 'Europe/Berlin' }
/**
 * Random worlds: one in every run, 200 on both databases in the proof `money`, which sets MONEY_RUNS and MONEY_SEED. A failure names
 * the seed that repeats it.
 */
const RUNS = Number(process.env.MONEY_RUNS ?? 1)
const SEED = Number(process.env.MONEY_SEED ?? 20_260_330)
const BATCH = 10
const batches = Array.from({ length: Math.ceil(RUNS / BATCH) }, (_, index) => ({
  seed: SEED + index,
  runs: Math.min(BATCH, RUNS - index * BATCH),
}))
let app: TestApp

beforeAll(async () => {
  app = await testApp({ clock: () => NOW })
})
afterAll(async () => {
  await app.close()
  await emptyDb(app.world.db)
})

/** Sums by name: "1 EUR outstanding" → "105.00 of 1". */
type Sums = Record<string, string>

const DIGITS: Readonly<Record<string, number>> = { EUR: 2, PLN: 2, HUF: 0, CZK: 2, UAH: 2, USD: 2 }

function sumsOf(
  parts: readonly { readonly key: string; readonly currency: string; readonly total: string; readonly orders: number }[],
): Sums {
  const sums = new Map<string, { total: string; orders: number; currency: string }>()
  for (const { key, currency, total, orders } of parts) {
    const before = sums.get(key) ?? { total: '0', orders: 0, currency }
    sums.set(key, { currency, total: addMoney(before.total, total), orders: before.orders + orders })
  }
  const written = [...sums].filter(([, { orders }]) => orders > 0)
  return Object.fromEntries(written.map(([key, one]) => [key, `${withDigits(one.total, DIGITS[one.currency] ?? 2)} of ${one.orders}`]))
}

/** Sums the first way: from the screen. */
async function byScreen(visitor: Visitor, period: PaidPeriod): Promise<{ sums: Sums; rows: FinanceRow[] }> {
  const query = new URLSearchParams(Object.entries(period).filter((entry): entry is [string, string] => entry[1] !== undefined))
  const rows: FinanceRow[] = (await visitor.get(`/order/finance?${query}`, ZONE)).json().data
  const parts = rows.flatMap((row) =>
    MONEY_WORDS.map((word) => {
      const { currency_code: currency } = row
      return { key: `${row.courier_id} ${currency} ${word}`, currency, total: row[word], orders: row[`${word}_orders`] }
    }),
  )
  return { sums: sumsOf(parts), rows }
}

/** Sums the second way: from the lists behind the numbers, row by row. */
async function byLinks(visitor: Visitor, period: PaidPeriod, rows: readonly FinanceRow[]): Promise<Sums> {
  const links = rows.flatMap((row) => MONEY_WORDS.filter((word) => row[`${word}_orders`] > 0).map((word) => ({ row, word })))
  const parts = []
  for (const { row, word } of links) {
    const found = await listed(visitor, moneyFilter(word, period, row))
    parts.push(
      ...found.map(({ total, currency_code: currency }) => ({ key: `${row.courier_id} ${currency} ${word}`, currency, total, orders: 1 })),
    )
  }
  return sumsOf(parts)
}

async function listed(visitor: Visitor, filter: object): Promise<{ total: string; currency_code: string }[]> {
  const found: { total: string; currency_code: string }[] = []
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ per_page: '100', page: String(page) })
    for (const [name, value] of Object.entries(filter)) query.set(name, String(value))
    const { data, meta } = (await visitor.get(`/order?${query}`, ZONE)).json()
    found.push(...data)
    if (page >= meta.last_page) return found
  }
}

interface Area {
  readonly organization_id: number
  readonly country_id: number | null
}

/** Sums from the export: its total line of each currency. */
async function byExport(visitor: Visitor, filters: PaidPeriod): Promise<Sums> {
  const table = await exported(visitor, { format: 'csv', filters }, ZONE, '/order/financial-report-export')
  const totals = table.filter(([first]) => first === 'Total')
  return Object.fromEntries(
    totals.flatMap(([, currency, , , , , , , ...words]) => words.map((sum, index) => [`${currency} ${MONEY_WORDS[index]}`, String(sum)])),
  )
}

/** Returns totals of every currency of orders, including zeros. */
function totalsOf(rows: readonly FinanceRow[], currencies: readonly string[]): Sums {
  const sums = currencies.flatMap((currency) => {
    const digits = DIGITS[currency] ?? 2
    const of = rows.filter((row) => row.currency_code === currency)
    return MONEY_WORDS.map((word) => [
      `${currency} ${word}`,
      withDigits(
        of.reduce((sum, row) => addMoney(sum, row[word]), '0'),
        digits,
      ),
    ])
  })
  return Object.fromEntries(sums)
}

/** Sums the third way: judges every order of the database by rules written here. */
async function byDatabase({ db }: World, area: Area, [first, end]: readonly [number, number]): Promise<Sums> {
  const orders = await db.selectFrom('orders').selectAll().where('organization_id', '=', area.organization_id).execute()
  const here = orders.filter((order) => area.country_id === null || order.country_id === area.country_id)
  return sumsOf(
    here.flatMap((order) =>
      wordsFor(order, (at) => at.getTime() >= first && at.getTime() < end).map((word) => {
        const { courier_id, currency_code: currency, total } = order
        return { key: `${courier_id} ${currency} ${word}`, currency, total, orders: 1 }
      }),
    ),
  )
}

function wordsFor(order: OrderRecord, isInPeriod: (at: Date) => boolean): MoneyWord[] {
  const { status_id, payment_type, paid_at, deleted_at } = order
  if (deleted_at) return []
  const isPaid = paid_at !== null && isInPeriod(paid_at)
  return [
    ...(payment_type === 1 && status_id === 6 ? (['expected'] as const) : []),
    ...(isOutstanding({ status_id, payment_type, paid: paid_at !== null, deleted: false }) ? (['outstanding'] as const) : []),
    ...(payment_type === 1 && isPaid ? (['collected'] as const) : []),
    ...(payment_type === 2 && isPaid ? (['prepaid'] as const) : []),
  ]
}

const ALL_TIME: PaidPeriod = {}
const SHORT_DAY: PaidPeriod = { paid_at_from: '2026-03-29', paid_at_to: '2026-03-29' }

/** Periods around the night in which Berlin's clocks go forward: days of 24, 23 and 24 hours, and all time. */
const PERIODS: readonly (readonly [PaidPeriod, readonly [string, string]])[] = [
  [ALL_TIME, ['1970-01-01T00:00Z', '2100-01-01T00:00Z']],
  [{ paid_at_from: '2026-03-28', paid_at_to: '2026-03-28' }, ['2026-03-27T23:00Z', '2026-03-28T23:00Z']],
  [SHORT_DAY, ['2026-03-28T23:00Z', '2026-03-29T22:00Z']],
  [{ paid_at_from: '2026-03-29', paid_at_to: '2026-03-30' }, ['2026-03-28T23:00Z', '2026-03-30T22:00Z']],
  [{ paid_at_to: '2026-03-29' }, ['1970-01-01T00:00Z', '2026-03-29T22:00Z']],
]

async function expectToAgree(visitor: Visitor, area: Area, linked: readonly PaidPeriod[]): Promise<number> {
  let compared = 0
  for (const [period, [first, end]] of PERIODS) {
    const { sums, rows } = await byScreen(visitor, period)
    expect(sums).toEqual(await byDatabase(app.world, area, [Date.parse(first), Date.parse(end)]))
    compared += Object.keys(sums).length
    if (!linked.includes(period)) continue
    expect(sums).toEqual(await byLinks(visitor, period, rows))
    const report = await byExport(visitor, period)
    expect(totalsOf(rows, [...new Set(Object.keys(report).map((key) => key.slice(0, 3)))])).toEqual(report)
  }
  return compared
}

test.each(batches)(
  'screen, lists, export and database agree to the cent over random orders, archived, deleted, prepaid and refused ones among them: MONEY_SEED=$seed MONEY_RUNS=$runs',
  { timeout: 600_000 },
  async ({ seed, runs }) => {
    let compared = 0
    const agree = fc.asyncProperty(fc.array(randomOrder, { minLength: 60, maxLength: 90 }), async (orders) => {
      await app.renew()
      await insertOrders(app.world, orders)
      const { organization: organization_id, country: country_id } = app.world
      compared += await expectToAgree(await app.as('logist'), { organization_id, country_id }, [ALL_TIME, SHORT_DAY])
    })
    await fc.assert(agree, { numRuns: runs, seed })
    expect(compared).toBeGreaterThan(runs * 20)
    if (process.env.MONEY_RUNS) process.stdout.write(`${seed}: ${compared} sums\n`)
  },
)

describe('sums over the demo world', () => {
  let people: { id: number; organization_id: number; country_id: number | null }[] = []

  beforeAll(async () => {
    const { db } = app.world
    await emptyDb(db)
    expect(await seedDemo(db, NOW)).toBe(true)
    const found = await sql<(typeof people)[number]>`
      select min(id) as id, organization_id, country_id from users where role = 'logist' and organization_id is not null
      group by organization_id, country_id order by 1`.execute(db)
    people = found.rows
  })

  test('agree for everybody who sees money', async () => {
    expect(people.length).toBeGreaterThan(2)
    for (const [index, { id, ...area }] of people.entries()) {
      const linked = index === 0 ? [ALL_TIME] : [] // thousands of rows: one person's are enough
      expect(await expectToAgree(await app.as(id), area, linked)).toBeGreaterThan(20)
    }
  })
})
