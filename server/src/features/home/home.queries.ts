import type { CurrencySum } from '@tracklane/contract/currency'
import type { Role } from '@tracklane/contract/kit/role'
import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { countableOrders, type Matching } from '#features/order/order-filter.service.ts'
import type { Scope } from '#platform/actor.ts'

export interface StatusCount {
  readonly status_id: number
  readonly total: number
}

export async function countOrders(db: Db, live: Matching): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select o.status_id, sum(o.orders) as total from ${countableOrders(live)} group by o.status_id`.execute(db)
  return rows.map((row) => ({ status_id: row.status_id, total: Number(row.total) }))
}

/** Still on the way to the customer: only these can be late. An index knows them by these very numbers. */
const UNDER_WAY = [STATUS.NEW, STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

export async function countLate(db: Db, live: Matching, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from orders o
    where ${live.condition} and o.delivery_to < ${now} and o.status_id in (${sql.join(UNDER_WAY.map((status) => sql.lit(status)))})`.execute(
    db,
  )
  return Number(rows[0]?.total ?? 0)
}

/** Cash the couriers will bring in: COD of what is in delivery, with the currency's own minor digits. */
export async function sumExpected(db: Db, live: Matching): Promise<CurrencySum[]> {
  const { rows } = await sql<CurrencySum>`
    select o.currency_code, round(sum(o.total), currencies.digits)::text as total
    from ${countableOrders(live)} join currencies on currencies.code = o.currency_code
    where o.status_id = ${sql.lit(STATUS.IN_DELIVERY)} and o.payment_type = ${sql.lit(PAYMENT_TYPE.COD)}
    group by o.currency_code, currencies.digits having sum(o.orders) > 0
    order by o.currency_code`.execute(db)
  return rows
}

/** The accounts a person may count. */
export interface People {
  /** null: of every organization. */
  readonly organization_id: number | null
  readonly hidesSignInsOf: readonly Role[]
}

export async function countAccounts(db: Db, people: People): Promise<{ role: Role; total: number }[]> {
  const rows = await accounts(db, people)
    .select((eb) => ['users.role', eb.fn.countAll<number>().as('total')])
    .groupBy('users.role')
    .execute()
  return rows.map((row) => ({ role: row.role, total: Number(row.total) }))
}

export async function findRecentSignIns(db: Db, people: People, most: number) {
  const rows = await accounts(db, people)
    .select([
      'users.id as user_id',
      sql<string>`users.first_name || ' ' || users.last_name`.as('name'),
      'users.role',
      'users.last_login_at',
    ])
    .$if(people.hidesSignInsOf.length > 0, (query) => query.where('users.role', 'not in', people.hidesSignInsOf))
    .where('users.last_login_at', 'is not', null)
    .orderBy('users.last_login_at', 'desc')
    .orderBy('users.id')
    .limit(most)
    .execute()
  return rows.flatMap(({ last_login_at: at, ...row }) => (at ? [{ ...row, at }] : []))
}

function accounts(db: Db, people: People) {
  const { organization_id: organizationId } = people
  return db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .$if(organizationId !== null, (query) => query.where('users.organization_id', '=', organizationId))
}

/** Only an open scope may count what belongs to everybody. */
export async function countPlatform(db: Db, scope: Scope): Promise<{ organizations: number; countries: number; couriers: number } | null> {
  if (scope.kind !== 'all') return null
  const [organizations, countries, couriers] = await Promise.all([
    countActive(db, 'organizations'),
    countActive(db, 'countries'),
    countActive(db, 'couriers'),
  ])
  return { organizations, countries, couriers }
}

async function countActive(db: Db, table: 'organizations' | 'countries' | 'couriers'): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)} where active`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
