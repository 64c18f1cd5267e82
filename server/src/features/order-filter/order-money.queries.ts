import { PAYMENT_TYPE } from '@tracklane/contract/order'
import type { MoneyWord } from '@tracklane/contract/order-money'
import { HANDED_OVER_STATUSES, STATUS } from '@tracklane/contract/order-status'
import { type SqlBool, sql } from 'kysely'
import { inStatus, type OrderCondition } from '#features/order/order-scope.queries.ts'
import type { Bounds } from '#platform/instant.ts'
import { withinBounds } from '#platform/list/narrowing.ts'

/**
 * Returns a money word as a condition on `orders o`: `moneyFilter` of the contract as text, where a prepared plan sees that a partial index
 * fits. Sum a word as `sum(o.total) filter (where …)` over one scan, or by a scan of its own index.
 */
export function moneyWord(word: MoneyWord, paid: Bounds): OrderCondition {
  return WORDS[word](paid)
}

const alive = sql<SqlBool>`o.deleted_at is null`
const isCod = sql<SqlBool>`o.payment_type = ${sql.lit(PAYMENT_TYPE.COD)}`
const isPrepaid = sql<SqlBool>`o.payment_type = ${sql.lit(PAYMENT_TYPE.PREPAID)}`

const WORDS: Readonly<Record<MoneyWord, (paid: Bounds) => OrderCondition>> = {
  expected: () => sql`(${alive} and ${isCod} and ${inStatus([STATUS.IN_DELIVERY])})`,
  outstanding: () => sql`(${alive} and ${isCod} and ${inStatus(HANDED_OVER_STATUSES)} and o.paid_at is null)`,
  collected: (paid) => sql`(${alive} and ${isCod} and ${paidIn(paid)})`,
  prepaid: (paid) => sql`(${alive} and ${isPrepaid} and ${paidIn(paid)})`,
}

/** Returns the condition that an order was paid in that time; at any time without bounds. */
export function paidIn(bounds: Bounds): OrderCondition {
  return sql<SqlBool>`(${sql.join([sql`o.paid_at is not null`, ...withinBounds(sql`o.paid_at`, bounds)], sql` and `)})`
}
