import { type RawBuilder, sql } from 'kysely'

/** Couriers that a filter asks for; `none` is whoever has no courier. */
export type AskedCouriers = readonly (number | 'none')[] | undefined

/** Nothing is narrowed unless somebody is asked for. */
export function ofCouriers(courier: RawBuilder<unknown>, asked: AskedCouriers): RawBuilder<unknown>[] {
  if (!asked || asked.length === 0) return []
  const isOne = sql`${courier} = any(${asked.filter((one) => one !== 'none')}::integer[])`
  return [asked.includes('none') ? sql`(${courier} is null or ${isOne})` : isOne]
}
