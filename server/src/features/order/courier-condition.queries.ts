import { type RawBuilder, sql } from 'kysely'

/** Couriers in a filter; `none`: orders without a courier. */
export type AskedCouriers = readonly (number | 'none')[] | undefined

/** Returns conditions; none without asked couriers. */
export function ofCouriers(courier: RawBuilder<unknown>, asked: AskedCouriers): RawBuilder<unknown>[] {
  if (!asked || asked.length === 0) return []
  const isOne = sql`${courier} = any(${asked.filter((one) => one !== 'none')}::integer[])`
  return [asked.includes('none') ? sql`(${courier} is null or ${isOne})` : isOne]
}
