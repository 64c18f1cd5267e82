import type { CourierCash } from '@tracklane/contract/home'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { exactAmount } from '#db/exact-amount.ts'
import { fullName } from '#features/courier/courier.queries.ts'
import { moneyWord } from '#features/order-filter/order-money.queries.ts'
import type { Bounds } from '#platform/instant.ts'

const ANY_TIME: Bounds = { from: undefined, to: undefined, before: undefined }

/** Sums the cash of the courier linked with this account; `today` is the start of the courier's day. */
export async function findCourierCash(db: Db, { userId, today }: { userId: number; today: Date }): Promise<CourierCash> {
  const own = sql`(select id from couriers where user_id = ${userId})`
  const [inHand, handedOver] = await Promise.all([
    sql<CourierCash['in_hand'][number]>`
      select sums.currency_code, ${exactAmount(sql`sums.total`)} as amount
      from (
        select o.currency_code, sum(o.total) as total from orders o
        where o.courier_id = ${own} and ${moneyWord('outstanding', ANY_TIME)}
        group by o.currency_code
      ) sums join currencies on currencies.code = sums.currency_code
      order by sums.currency_code`.execute(db),
    sql<CourierCash['handed_over_today'][number]>`
      select sums.currency_code, ${exactAmount(sql`sums.total`)} as amount, sums.number
      from (
        select h.id, h.number, one.currency_code, sum(one.total) as total from hand_overs h
        join hand_over_orders one on one.hand_over_id = h.id and one.living
        where h.courier_id = ${own} and h.cancelled_at is null and h.created_at >= ${today}
        group by h.id, h.number, one.currency_code
      ) sums join currencies on currencies.code = sums.currency_code
      order by sums.id, sums.currency_code`.execute(db),
  ])
  return { in_hand: inHand.rows, handed_over_today: handedOver.rows }
}

/** Finds the courier linked with this account. */
export function findLinkedCourier(db: Db, userId: number): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom('couriers')
    .select(['couriers.id', fullName.as('name')])
    .where('couriers.user_id', '=', userId)
    .executeTakeFirst()
}
