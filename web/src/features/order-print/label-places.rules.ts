import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { A4_PLACES, type LabelFormat } from '@tracklane/contract/order-print'

export interface LabelChoice {
  readonly format: LabelFormat
  /** The first place on the first sheet of A4 that is still free. */
  readonly start: number
}

export interface LabelPart extends LabelChoice {
  readonly ids: readonly number[]
}

/** So many labels are one file; what is more comes in several, each going on where the one before has ended. */
export function labelParts(ids: readonly number[], { format, start }: LabelChoice): LabelPart[] {
  const parts: LabelPart[] = []
  let next = start
  for (let from = 0; from < ids.length; from += MAX_ORDERS) {
    const part = ids.slice(from, from + MAX_ORDERS)
    parts.push({ ids: part, format, start: next })
    next = startAfter(part.length, { format, start: next })
  }
  return parts
}

/** Where the sheet that was begun goes on. */
export function startAfter(count: number, { format, start }: LabelChoice): number {
  return format === 'a4' ? ((start - 1 + count) % A4_PLACES) + 1 : start
}

/** How many sheets or labels the printer takes. */
export function pagesOf(count: number, { format, start }: LabelChoice): number {
  return format === 'a4' && count > 0 ? Math.ceil((start - 1 + count) / A4_PLACES) : count
}

export type LabelPlace = 'used' | 'label' | 'empty'

/** The content of each place of the first sheet. */
export function firstSheet(count: number, start: number): LabelPlace[] {
  return Array.from({ length: A4_PLACES }, (_, index) => (index + 1 < start ? 'used' : index + 1 < start + count ? 'label' : 'empty'))
}
