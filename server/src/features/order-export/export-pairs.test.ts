import type { OrderAdminRow } from '@tracklane/contract/order-admin'
import { EXPORT_COLUMNS, SPECIFIED_COLUMNS } from '@tracklane/contract/order-export'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { subStatus } from '#features/order/order.testing.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { cellOf, type Reading } from './cells.testing.ts'
import { exported } from './export.testing.ts'

const COLUMNS = [SPECIFIED_COLUMNS, EXPORT_COLUMNS.toReversed(), ['delivery_to', 'paid', 'organization', 'status', 'total']] as const
const LANGUAGES = ['en', 'de', 'es', 'pl', 'uk'] as const
/** Behind, before and far ahead of the server's clock; the middle one has a half-hour offset. */
const ZONES = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'] as const
const FORMATS = ['csv', 'xlsx'] as const
const ROWS = 20

/** Each language with each zone; shifted by one, each choice of columns meets every language and every zone too. */
const PAIRS = LANGUAGES.flatMap((language, one) =>
  ZONES.map((zone, other) => ({
    language,
    zone,
    columns: COLUMNS[(one + other) % 3] ?? [],
    format: FORMATS[(one * 3 + other) % 2] ?? 'csv',
  })),
)

let test: TestApp
let admin: Visitor

beforeAll(async () => {
  test = await testApp()
  admin = await test.as('admin')
  const sub_status_id = await subStatus(test, { status_id: 5, name: 'Відмова, "ні"' })
  for (let n = 0; n < ROWS; n += 1) {
    const at = new Date(Date.UTC(2026, n % 12, 28, n, 59, 17))
    await buildOrder(test.world, {
      status_id: n % 4 === 0 ? 5 : 1 + (n % 10),
      sub_status_id: n % 4 === 0 ? sub_status_id : null,
      payment_type: [1, 2, null][n % 3] ?? null,
      customer_phone: n % 2 === 0 ? '+49 30 123456' : null,
      courier_id: n % 5 === 0 ? test.world.courier : null,
      created_at: at,
      ...(n % 2 === 0 && { delivery_from: at, delivery_to: new Date(at.getTime() + 7_200_000) }),
      ...(n % 3 === 0 && { paid_at: at, delivered_at: at }),
      ...(n % 6 === 0 && { archived_at: at }),
    })
  }
})
afterAll(() => test.close())

it.each(PAIRS)(
  'in $language and $zone as $format each cell says what the list says: $columns',
  async ({ language, zone, columns, format }) => {
    const headers = { 'accept-language': language, 'x-tz-name': zone }
    const rows: OrderAdminRow[] = (await admin.get('/order-admin?archived=any&sort=id&per_page=100', headers)).json().data
    const wish = { format, columns, filters: { archived: 'any', sort: 'id' } }
    const [heads, ...found] = await exported(admin, wish, headers, '/order/export-admin')
    const reading = { timeZone: zone, word: await wordsIn(language) }
    expect([heads?.length, found.length]).toEqual([columns.length, ROWS])
    expect(found).toEqual(rows.map((row) => columns.map((column) => cellOf(row, column, format, reading))))
  },
)

async function wordsIn(language: string): Promise<Reading['word']> {
  const { order } = (await admin.get(`/i18n/translation-index?language=${language}`)).json().data
  return (english) => order?.[english]?.[language] ?? english
}
