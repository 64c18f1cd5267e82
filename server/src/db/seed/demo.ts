import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { fillAllSearchTexts } from '#db/search-texts.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { areasOf } from './world/areas.ts'
import { bulkInsert, continueIds } from './world/bulk.ts'
import { insertDeliveries } from './world/deliveries.ts'
import { draftOrder, type OrderDraft, SHOP } from './world/order-draft.ts'
import { type OrderRows, rowsOf, type SubStatusIds } from './world/order-rows.ts'
import { countryId, courierRows, organizationId, type UserRow, userRows } from './world/people.ts'
import { COMPANIES, PLACES } from './world/places.ts'
import { restingHours, statusCounts } from './world/plan.ts'
import { randomFrom } from './world/random.ts'
import { signInRows } from './world/sign-ins.ts'

const DEMO_ORDERS = 2000
const DEMO_DAYS = 60
/** Orders end inside the last `DEMO_DAYS`; the oldest began some days before. */
const LEAD_DAYS = 30
const DAY = 86_400_000
const ADVISORY_LOCK = 7_265_002

/** The hash parameters of the accounts. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Fills an empty database with the demo world, completely or not at all; returns false when it is not empty.
 * An equal `now` gives an equal world on every machine; everything but the dates is equal on any day.
 */
export async function seedDemo(db: Db, now: Date): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const passwordHash = await hash(DEMO_PASSWORD, ARGON2)
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx) // several processes may start at once
    if (!(await isEmpty(tx))) return false
    await insertWorld(tx, now.getTime(), passwordHash)
    return true
  })
}

async function isEmpty(db: Db): Promise<boolean> {
  const found = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('users').select('id')).as('user'),
      exists(selectFrom('organizations').select('id')).as('organization'),
      exists(selectFrom('countries').select('id')).as('country'),
    ])
    .executeTakeFirstOrThrow()
  return !(found.user || found.organization || found.country)
}

async function insertWorld(db: Db, now: number, passwordHash: string): Promise<void> {
  await insertPlaces(db, now)
  await db.insertInto('settings').values({ key: 'world', value: 'demo' }).execute()
  await db.updateTable('notification_templates').set({ active: true }).execute() // its messages never leave the machine
  const users = userRows(now, passwordHash)
  const couriers = courierRows(users, now)
  await bulkInsert(db, 'users', users)
  await bulkInsert(db, 'sign_ins', signInRows(users))
  await bulkInsert(db, 'couriers', couriers)
  await bulkInsert(db, 'organization_tokens', shopTokens(users, now))

  const drafts = demoDrafts(areasOf({ users, couriers }, now, DEMO_DAYS + LEAD_DAYS))
  const ids = { order: 1, courier_order: 1, status_log: 1, model_log: 1 }
  await insertOrders(db, rowsOf(drafts, { ids, subStatuses: await subStatusIds(db), changeLog: 'full' }))
  for (const table of ['organizations', 'countries', 'users', 'couriers', 'organization_tokens', 'sign_ins'] as const)
    await continueIds(db, table)
  await insertDeliveries(db, now)
  await fillAllSearchTexts(db)
}

async function insertPlaces(db: Db, now: number): Promise<void> {
  const since = new Date(now - 430 * DAY)
  const currencies = await db.selectFrom('currencies').select(['id', 'code']).execute()
  const currencyIds = new Map(currencies.map(({ id, code }) => [code, id]))
  const stamps = { active: true, created_at: since, updated_at: since }
  const countries = PLACES.map(({ code, name, currency, phone_code, time_zone }) => {
    const currency_id = currencyIds.get(currency)
    if (currency_id === undefined) throw new Error(`The demo world needs the currency ${currency}`)
    return { id: countryId(code), name, code, currency_id, phone_code, time_zone, ...stamps }
  })
  const organizations = COMPANIES.map(({ name, email, phone, address }, index) => {
    return { id: organizationId(index), name, email, phone, address, ...stamps }
  })
  await bulkInsert(db, 'countries', countries)
  await bulkInsert(db, 'organizations', organizations)
}

/** Returns the tokens of the shops that send orders. No secret has this hash, so nobody can use them. */
function shopTokens(users: readonly UserRow[], now: number) {
  return COMPANIES.map((_, index) => ({
    id: organizationId(index),
    organization_id: organizationId(index),
    name: SHOP,
    abilities: ['orders:read', 'orders:write'],
    secret_hash: 'none',
    prefix: 'demo',
    created_by: users.find((user) => user.role === 'organization_admin' && user.organization_id === organizationId(index))?.id ?? null,
    last_used_at: new Date(now - DAY / 24),
    expires_at: new Date(now + 300 * DAY),
    created_at: new Date(now - 65 * DAY),
  }))
}

function demoDrafts(areas: ReturnType<typeof areasOf>): OrderDraft[] {
  const drafts: OrderDraft[] = []
  let serial = 0
  for (const { area, share } of areas) {
    for (const [status, count] of statusCounts(Math.round(DEMO_ORDERS * share))) {
      for (let index = 0; index < count; index += 1) {
        serial += 1
        drafts.push(draftOrder(area, { serial, status, resting: restingHours(randomFrom(serial), status, DEMO_DAYS) }))
      }
    }
  }
  return drafts.sort((a, b) => a.created_at - b.created_at || a.serial - b.serial)
}

/** Finds the ids of the shared sub-statuses by "status name". */
export async function subStatusIds(db: Db): Promise<SubStatusIds> {
  const rows = await db.selectFrom('order_sub_statuses').select(['id', 'status_id', 'name']).where('organization_id', 'is', null).execute()
  return new Map(rows.map(({ id, status_id, name }) => [`${status_id} ${name}`, id]))
}

export async function insertOrders(db: Db, rows: OrderRows): Promise<void> {
  for (const table of ['orders', 'courier_orders', 'order_status_log', 'model_logs'] as const) {
    await bulkInsert(db, table, rows[table])
    await continueIds(db, table)
  }
}
