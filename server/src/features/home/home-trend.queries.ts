import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { COURIER_OPEN_STATUSES, HANDED_OVER_STATUSES, OPEN_STATUSES, STATUS } from '@tracklane/contract/order-status'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { exactAmountOf } from '#db/exact-amount.ts'
import { indexConditions, within } from '#features/order/order-scope.queries.ts'
import type { Matching } from '#features/order-filter/order-filter.queries.ts'
import { moneyWord } from '#features/order-filter/order-money.queries.ts'
import type { Scope } from '#platform/actor.ts'
import type { Bounds } from '#platform/instant.ts'

/** Sums of one currency at one moment; numbers are text, sums exact. */
export interface Standing {
  /** The index of the moment. */
  readonly moment: number
  readonly currency_code: string
  readonly late: number
  readonly without_courier: number
  readonly expected: string | null
  readonly outstanding: string | null
}

interface TrendQuery {
  readonly scope: Scope
  readonly live: Matching
  readonly archived: Matching
  readonly moments: readonly Date[]
}

/**
 * Computes the sums at each moment. The status at a moment is the former status of the first later change. Reads only orders that can
 * count: open ones, those changed since the first moment, and those unpaid or paid since; of archived ones only their money.
 */
export async function findStandings(db: Db, { scope, live, archived, moments }: TrendQuery): Promise<Standing[]> {
  const [first] = moments
  if (!first) return []
  const at = sql`unnest(${moments.map((moment) => moment.toISOString())}::text[]::timestamptz[]) with ordinality as asked(at, number)`
  const { rows } = await sql<Standing>`
    select number::integer - 1 as moment, currency_code,
      count(*) filter (where is_live and ${statusIn(OPEN_STATUSES)} and delivery_to < at)::integer as late,
      count(*) filter (where is_live and ${statusIn(COURIER_OPEN_STATUSES)} and (${courierThen}) is null)::integer as without_courier,
      ${exactAmountOf(sql`sum(total) filter (where ${statusIn([STATUS.IN_DELIVERY])} and ${isCod})`, sql`currency_code`)} as expected,
      ${exactAmountOf(
        sql`sum(total) filter (where ${statusIn(HANDED_OVER_STATUSES)} and ${isCod} and (paid_at is null or paid_at >= at))`,
        sql`currency_code`,
      )} as outstanding
    from (
      select asked.*, o.*, ${statusThen} as status_then from ${at}
      join (
        select true as is_live, ${read} from orders o where ${live.condition}
          and (o.status_id in (${literals(OPEN_STATUSES)}) or o.status_changed_at >= ${first} or ${hasMoney(first)})
        union all
        select false, ${read} from orders o where ${archived.condition} and o.${isCod} ${indexConditions(scope)}
          and (o.status_id in (${literals([STATUS.IN_DELIVERY])}) or o.status_changed_at >= ${first} or ${hasMoney(first)})
      ) o on o.created_at <= asked.at
    ) standing group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

const isCod = sql`payment_type = ${sql.lit(PAYMENT_TYPE.COD)}`
const read = sql`o.id, o.status_id, o.status_changed_at, o.created_at, o.delivery_to, o.courier_id, o.payment_type, o.paid_at, o.total, o.currency_code`

function hasMoney(first: Date): RawBuilder<unknown> {
  return sql`(o.status_id in (${literals(HANDED_OVER_STATUSES)}) and o.${isCod} and (o.paid_at is null or o.paid_at >= ${first}))`
}

const statusThen: RawBuilder<number> = sql`case when o.status_changed_at <= asked.at then o.status_id else coalesce(
  (select status_from from order_status_log where order_id = o.id and created_at > asked.at order by id limit 1), o.status_id) end`

/** The courier at that moment; null before the first assignment. */
const courierThen: RawBuilder<number | null> = sql`case when not exists (
  select from courier_orders where order_id = standing.id and created_at > at) then courier_id
  else (select c.courier_id from courier_orders c where c.order_id = standing.id and c.created_at <= at order by c.id desc limit 1) end`

function statusIn(statuses: readonly number[]): RawBuilder<unknown> {
  return sql`status_then in (${literals(statuses)})`
}

function literals(statuses: readonly number[]): RawBuilder<unknown> {
  return sql.join(statuses.map((status) => sql.lit(status)))
}

export interface Collected {
  readonly moment: number
  readonly currency_code: string
  readonly total: string
}

interface CollectedAsked {
  readonly scope: Scope
  readonly paid: Bounds
  readonly moments: readonly Date[]
}

/** Sums the money collected between each moment and the next. */
export async function sumCollected(db: Db, { scope, paid, moments }: CollectedAsked): Promise<Collected[]> {
  const bounds = moments.map((moment) => moment.toISOString())
  const { rows } = await sql<Collected>`
    select width_bucket(o.paid_at, (select ${bounds}::text[]::timestamptz[])) - 1 as moment, o.currency_code, ${exactAmountOf(sql`sum(o.total)`, sql`o.currency_code`)} as total
    from orders o where ${within(scope)} and ${moneyWord('collected', paid)} ${indexConditions(scope)} group by 1, 2 order by 2`.execute(db)
  return rows
}
