import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { A4_PLACES, type LabelFormat } from '@tracklane/contract/order-print'

export interface LabelChoice {
  readonly format: LabelFormat
  /** The first free place on the first sheet of A4. */
  readonly start: number
}

export interface LabelPart extends LabelChoice {
  readonly ids: readonly number[]
}

/** Splits the labels into files. Each file continues on the sheet where the last one ended. */
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

/** Returns the first free place after printing. */
export function startAfter(count: number, { format, start }: LabelChoice): number {
  return format === 'a4' ? ((start - 1 + count) % A4_PLACES) + 1 : start
}

/** Returns the number of sheets or labels for the printer. */
export function pagesOf(count: number, { format, start }: LabelChoice): number {
  return format === 'a4' && count > 0 ? Math.ceil((start - 1 + count) / A4_PLACES) : count
}

export type LabelPlace = 'used' | 'label' | 'empty'

/** Returns the content of each place of the first sheet. */
export function firstSheet(count: number, start: number): LabelPlace[] {
  return Array.from({ length: A4_PLACES }, (_, index) => (index + 1 < start ? 'used' : index + 1 < start + count ? 'label' : 'empty'))
}
