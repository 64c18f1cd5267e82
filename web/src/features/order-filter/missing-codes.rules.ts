import { type FoundCode, mustBeGone, type OrderFilter } from '@tracklane/contract/order-filter'

/** The reason why a code finds no order in the list. */
export interface MissingCode {
  readonly code: string
  readonly why: 'archived' | 'deleted' | 'unknown'
  /** The most similar existing code. */
  readonly nearest?: string
}

/**
 * Returns the requested codes that the list does not show, in the order pasted: archived and deleted orders (unless it shows just these),
 * and unknown numbers.
 */
export function missingCodes(
  asked: readonly string[],
  found: readonly FoundCode[],
  shown: Pick<OrderFilter, 'archived' | 'deleted'>,
): MissingCode[] {
  const [isDeleted, isArchived] = [mustBeGone(shown.deleted), mustBeGone(shown.archived)]
  const known = new Map(found.map((one) => [one.code, one]))
  return asked.flatMap((code): MissingCode[] => {
    const one = known.get(code)
    if (!one?.track) return [{ code, why: 'unknown', ...(one?.nearest && { nearest: one.nearest }) }]
    if (isDeleted !== undefined && one.deleted !== isDeleted) return [{ code, why: one.deleted ? 'deleted' : 'unknown' }]
    if (isArchived !== undefined && one.archived !== isArchived) return [{ code, why: one.archived ? 'archived' : 'unknown' }]
    return []
  })
}
