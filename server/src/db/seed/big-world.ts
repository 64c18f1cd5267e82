import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { insertOrders, subStatusIds } from './demo.ts'
import { areasOf } from './world/areas.ts'
import { draftOrder, type OrderDraft, type SalesArea } from './world/order-draft.ts'
import { rowsOf, type SubStatusIds } from './world/order-rows.ts'
import { organizationId } from './world/people.ts'
import { COMPANIES } from './world/places.ts'
import { finishedStatus, longestRest, openStatus, restingHours } from './world/plan.ts'
import { type Random, randomFrom } from './world/random.ts'

const BATCH = 5000
/** From this number on, building the search indexes once at the end is faster. */
const MANY = 4000
/** Open orders at once, however long the history is. */
const MAX_OPEN = 6000

interface Growth {
  /** The total of orders in the end; existing ones count. */
  readonly orders: number
  readonly now: Date
  progress(done: number, of: number): void
}

/** Adds orders to the demo world: a long history in the order of time, and the open ones last. */
export async function growWorld(db: Db, { orders, now, progress }: Growth): Promise<number> {
  const present = await countOrders(db)
  const missing = orders - present
  if (missing <= 0) return 0
  const days = Math.min(Math.max(Math.ceil(orders / 300), 60), 730)
  const areas = await presentAreas(db, now.getTime(), days + 40)
  const subStatuses = await subStatusIds(db)
  const firstSerial = (await nextId(db, 'orders')) + 1

  const restoreIndexes = missing > MANY ? await withoutSearchIndexes(db) : undefined
  let writing: Promise<void> = Promise.resolve()
  for (let done = 0; done < missing; done += BATCH) {
    const count = Math.min(BATCH, missing - done)
    const drafts = Array.from({ length: count }, (_, index) => draft({ areas, days, missing }, firstSerial + done + index, done + index))
    await writing // the database writes one batch while the next is made
    progress(done, missing)
    writing = insertBatch(db, drafts, subStatuses)
  }
  await writing
  progress(missing, missing)
  await restoreIndexes?.()
  for (const table of ['orders', 'order_status_log', 'courier_orders', 'model_logs'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  return missing
}

function insertBatch(db: Db, drafts: readonly OrderDraft[], subStatuses: SubStatusIds): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await insertOrders(tx, rowsOf(drafts, { ids: await nextIds(tx), subStatuses, changeLog: 'created' }))
  })
}

interface Plan {
  readonly areas: readonly { area: SalesArea; share: number }[]
  readonly days: number
  readonly missing: number
}

function draft({ areas, days, missing }: Plan, serial: number, index: number): OrderDraft {
  const random = randomFrom(serial)
  const area = random.weighted(areas.map((one) => [one.area, one.share] as const))
  const history = missing - Math.min(Math.round(missing * 0.2), MAX_OPEN)
  return draftOrder(area, { serial, ...goal(random, days, index / history) })
}

function goal(random: Random, days: number, age: number) {
  if (age < 1) return { status: finishedStatus(random), resting: Math.max(longestRest(days) * (1 - age), 6) }
  const status = openStatus(random)
  return { status, resting: restingHours(random, status, 60) }
}

/** Reads the demo world's companies and people from this database. */
async function presentAreas(db: Db, now: number, days: number): Promise<Plan['areas']> {
  const organizations = await db.selectFrom('organizations').select(['id', 'name']).execute()
  const isDemo = COMPANIES.every(({ name }, index) => organizations.some((one) => one.id === organizationId(index) && one.name === name))
  if (!isDemo) throw new Error('This database holds no demo world: orders can only be added to an empty database or to the demo world.')
  const users = await db.selectFrom('users').selectAll().where('role', '=', 'logist').where('deleted_at', 'is', null).execute()
  const couriers = await db.selectFrom('couriers').selectAll().execute()
  return areasOf({ users, couriers }, now, days)
}

async function countOrders(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function nextIds(db: Db) {
  return {
    order: await nextId(db, 'orders'),
    courier_order: await nextId(db, 'courier_orders'),
    status_log: await nextId(db, 'order_status_log'),
    model_log: await nextId(db, 'model_logs'),
  }
}

async function nextId(db: Db, table: 'orders' | 'courier_orders' | 'order_status_log' | 'model_logs'): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

const KEPT_INDEXES = 'seed.search_indexes'

/** Drops the trigram indexes and returns a function that restores them; after a killed run the next one restores them. */
async function withoutSearchIndexes(db: Db): Promise<() => Promise<void>> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await searchIndexes.execute(tx)
    if (rows.length === 0) return
    const value = JSON.stringify(rows.map((row) => row.definition))
    await tx
      .insertInto('settings')
      .values({ key: KEPT_INDEXES, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(tx)
  })
  return () => restoreSearchIndexes(db)
}

export async function restoreSearchIndexes(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const kept = await tx.deleteFrom('settings').where('key', '=', KEPT_INDEXES).returning('value').executeTakeFirst()
    if (!kept) return
    const definitions = JSON.parse(kept.value) as string[] // written above by this code
    // A database restored from a backup of that moment has all indexes.
    for (const definition of definitions) await sql.raw(definition.replace('CREATE INDEX', 'CREATE INDEX IF NOT EXISTS')).execute(tx)
  })
}

const searchIndexes: RawBuilder<{ name: string; definition: string }> = sql`
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and tablename = 'orders' and indexname like 'orders\\_%\\_trgm\\_idx'`
