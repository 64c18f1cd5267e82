import type { CurrencySum } from '@tracklane/contract/currency'
import type { Role } from '@tracklane/contract/kit/role'
import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '#db/db.ts'
import type { Scope } from '#platform/actor.ts'

export interface StatusCount {
  readonly status_id: number
  readonly total: number
  readonly late: number
}

/** Still on the way to the customer: only these can be late. */
const UNDER_WAY = [STATUS.NEW, STATUS.PROCESSING, STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

export async function countOrders(db: Db, scope: Scope, now: Date): Promise<StatusCount[]> {
  const rows = await liveOrders(db, scope)
    .select((eb) => {
      const isLate = eb.and([eb('orders.delivery_to', '<', now), eb('orders.status_id', 'in', UNDER_WAY)])
      return ['orders.status_id', eb.fn.countAll<number>().as('total'), eb.fn.countAll<number>().filterWhere(isLate).as('late')]
    })
    .groupBy('orders.status_id')
    .execute()
  return rows.map((row) => ({ status_id: row.status_id, total: Number(row.total), late: Number(row.late) }))
}

/** Cash the couriers will bring in: COD of what is in delivery, with the currency's own minor digits. */
export function sumExpected(db: Db, scope: Scope): Promise<CurrencySum[]> {
  return liveOrders(db, scope)
    .innerJoin('currencies', 'currencies.code', 'orders.currency_code')
    .select(['orders.currency_code', sql<string>`round(sum(orders.total), currencies.digits)::text`.as('total')])
    .where('orders.status_id', '=', STATUS.IN_DELIVERY)
    .where('orders.payment_type', '=', PAYMENT_TYPE.COD)
    .groupBy(['orders.currency_code', 'currencies.digits'])
    .orderBy('orders.currency_code')
    .execute()
}

/** What people work on: neither archived nor deleted. */
function liveOrders(db: Db, scope: Scope) {
  return db.selectFrom('orders').where('orders.deleted_at', 'is', null).where('orders.archived_at', 'is', null).where(within(scope))
}

function within(scope: Scope) {
  return (eb: ExpressionBuilder<Database, 'orders'>): Expression<SqlBool> => {
    if (scope.kind === 'all') return eb.lit(true)
    if (scope.kind !== 'area') return eb.lit(false) // a courier's home lists orders, it counts none
    const own = eb('orders.organization_id', '=', scope.organization_id)
    return scope.country_id === null ? own : eb.and([own, eb('orders.country_id', '=', scope.country_id)])
  }
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
