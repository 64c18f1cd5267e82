import type { OrderFilterParts } from './order-filter-parts.ts'

/** Filters by codes: as people paste them, and as links have them. */
export const CODE_PARTS = ['code', 'track', 'foreign_id'] as const satisfies (keyof OrderFilterParts)[]

export function codesOf(filter: OrderFilterParts): string[] {
  return CODE_PARTS.flatMap((part) => filter[part] ?? [])
}
