import { type FoundTrack, mustBeGone, type OrderFilter } from '@tracklane/contract/order-filter'

/** Why a track number finds no order in the list. */
export interface MissingTrack {
  readonly track: string
  readonly why: 'archived' | 'deleted' | 'unknown'
}

/** Those asked for that the list leaves out, in the order pasted: orders that are put away, unless it shows just those, and numbers that nobody has. */
export function missingTracks(
  asked: readonly string[],
  found: readonly FoundTrack[],
  shown: Pick<OrderFilter, 'archived' | 'deleted'>,
): MissingTrack[] {
  const [isDeleted, isArchived] = [mustBeGone(shown.deleted), mustBeGone(shown.archived)]
  const known = new Map(found.map((one) => [one.track, one]))
  return asked.flatMap((track): MissingTrack[] => {
    const one = known.get(track)
    if (!one) return [{ track, why: 'unknown' }]
    if (isDeleted !== undefined && one.deleted !== isDeleted) return [{ track, why: one.deleted ? 'deleted' : 'unknown' }]
    if (isArchived !== undefined && one.archived !== isArchived) return [{ track, why: one.archived ? 'archived' : 'unknown' }]
    return []
  })
}
