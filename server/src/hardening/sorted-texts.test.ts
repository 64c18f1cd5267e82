import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

/** Texts in the order of an address book. By bytes "Anton" is first and "Ärger" behind "zebra". */
const TEXTS = ['adam', 'Anton', 'Ärger', 'éclair', 'Éric', 'Łukasz', 'zebra', 'Zoë', 'Zofia']
const SHUFFLED = [6, 1, 0, 8, 2, 4, 5, 7, 3]

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => app.renew())
afterAll(() => app.close())

const world = () => app.world

interface List {
  readonly path: string
  readonly as: 'admin' | 'organization_admin' | 'logist'
  readonly table: string
  /** The row to copy; undefined: the newest. */
  readonly from?: () => number
  /** Makes a row to copy where the world has none. */
  readonly prepare?: () => Promise<unknown>
  /** Columns that must be unique. */
  readonly unique: Readonly<Record<string, (text: string) => string | null>>
  /** The column of each sort field. */
  readonly fields: Readonly<Record<string, string>>
}

let serial = 0
const word = () => {
  serial += 1
  return `w${serial}`
}
const letters = (length: number) => () => {
  serial += 1
  return Array.from({ length }, (_, at) => String.fromCharCode(65 + (Math.floor(serial / 26 ** at) % 26))).join('')
}

const ORDERS = { table: 'orders', prepare: () => buildOrder(world()), unique: { track: word, foreign_id: () => null } } as const
const OWN = {
  track: 'track',
  foreign_id: 'foreign_id',
  customer_full_name: 'customer_full_name',
  customer_phone: 'customer_phone',
  customer_address: 'customer_address',
} as const

const LISTS: readonly List[] = [
  { path: '/order', as: 'logist', ...ORDERS, fields: OWN },
  { path: '/order-admin', as: 'admin', ...ORDERS, fields: OWN },
  {
    path: '/organization',
    as: 'admin',
    table: 'organizations',
    unique: { name: word },
    fields: { name: 'name', email: 'email', phone: 'phone' },
  },
  {
    path: '/country',
    as: 'admin',
    table: 'countries',
    unique: { name: word, code: letters(2) },
    fields: { name: 'name' },
  },
  {
    path: '/currency',
    as: 'admin',
    table: 'currencies',
    unique: { name: word, code: letters(3) },
    fields: { name: 'name', symbol: 'symbol' },
  },
  {
    path: '/user',
    as: 'admin',
    table: 'users',
    from: () => world().users.reporter,
    unique: { email: word },
    fields: { email: 'email', name: 'first_name' },
  },
  {
    path: '/courier',
    as: 'logist',
    table: 'couriers',
    from: () => world().courier,
    unique: { user_id: () => null },
    fields: { name: 'first_name' },
  },
  {
    path: '/courier/list',
    as: 'logist',
    table: 'couriers',
    from: () => world().courier,
    unique: { user_id: () => null },
    fields: { name: 'first_name' },
  },
  { path: '/order-sub-status', as: 'admin', table: 'order_sub_statuses', unique: {}, fields: { name: 'name' } },
  { path: '/language', as: 'admin', table: 'languages', unique: { char_code: () => letters(3)().toLowerCase() }, fields: { name: 'name' } },
  {
    path: '/sign-in',
    as: 'admin',
    table: 'sign_ins',
    prepare: () => world().db.insertInto('sign_ins').values({ email: 'x', kind: 'refused', created_at: new Date() }).execute(),
    unique: {},
    fields: { email: 'email' },
  },
]

/** Copies a row for each text; returns the ids in the order of the texts. */
async function copies({ table, from, unique }: Pick<List, 'table' | 'from' | 'unique'>, column: string): Promise<number[]> {
  const { db } = world()
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() and column_name <> 'id' and is_generated = 'NEVER'`.execute(db)
  const base = from ? sql`${from()}` : sql`(select max(id) from ${sql.table(table)})`
  const ids: number[] = []
  for (const at of SHUFFLED) {
    const text = TEXTS[at] ?? ''
    const values: RawBuilder<unknown>[] = rows.map(({ name }) =>
      name === column ? sql`${text}` : name in unique ? sql`${unique[name]?.(text) ?? null}` : sql.ref(name),
    )
    const names = sql.join(rows.map(({ name }) => sql.ref(name)))
    const made = await sql<{ id: number }>`insert into ${sql.table(table)} (${names})
      select ${sql.join(values)} from ${sql.table(table)} where id = ${base} returning id`.execute(db)
    ids[at] = made.rows[0]?.id ?? 0
  }
  return ids
}

async function orderOf(path: string, as: List['as'], sort: string, ids: readonly number[]): Promise<string[]> {
  const visitor = await app.as(as)
  const found: number[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await visitor.get(`${path}?per_page=100&page=${page}&sort=${sort}`)
    expect(answer.statusCode).toBe(200)
    const { data, meta } = answer.json() as { data: { id: number }[]; meta?: { last_page: number } }
    found.push(...data.map(({ id }) => id))
    last = meta?.last_page ?? 1
  }
  return found.flatMap((id) => (ids.includes(id) ? (TEXTS[ids.indexOf(id)] ?? []) : []))
}

const cases = LISTS.flatMap(({ fields, ...list }) =>
  Object.entries(fields).map(([field, column]) => ({ name: `${list.path} by ${field}`, field, column, ...list })),
)

test.each(cases)('$name sorts like an address book, in both directions', async ({ field, column, path, as, prepare, ...list }) => {
  await prepare?.()
  const ids = await copies(list, column)
  expect(await orderOf(path, as, field, ids)).toEqual(TEXTS)
  expect(await orderOf(path, as, `-${field}`, ids)).toEqual(TEXTS.toReversed())
})

test.each([
  ['organization', 'organizations', 'organization_id', { name: word }, 'name'],
  ['country_name', 'countries', 'country_id', { name: word, code: letters(2) }, 'name'],
  ['courier', 'couriers', 'courier_id', { user_id: () => null }, 'first_name'],
] as const)('orders sorted by %s follow the names', async (field, table, column, unique, named) => {
  const places = await copies({ table, unique }, named)
  const ids: number[] = []
  for (const [at, place] of places.entries()) ids[at] = (await buildOrder(world(), { [column]: place })).id
  expect(await orderOf('/order-admin', 'admin', field, ids)).toEqual(TEXTS)
})
