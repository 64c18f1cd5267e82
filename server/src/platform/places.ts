import { phrase } from '@tracklane/contract/kit/phrase'
import { lockPlaces, type PlacedTable, writePlaces } from '#db/places.ts'
import type { Context } from './context.ts'
import { invalid } from './errors.ts'
import type { Condition } from './list/narrowing.ts'

interface Moved {
  readonly id: number
  readonly was: number
  readonly position: number
}

/**
 * Puts the rows of a group in the order given, which names all of them: who does not know of one that somebody has just added is asked
 * to look again. Only what has moved gets another version; that is answered.
 */
export async function placeAll(tx: Context, table: PlacedTable, ids: readonly number[], group: Condition): Promise<Moved[]> {
  const places = await lockPlaces(tx.db, table, group)
  const isWhole = new Set(ids).size === ids.length && ids.length === places.length && places.every(({ id }) => ids.includes(id))
  if (!isWhole)
    throw invalid({ ids: phrase('translations', 'This order does not name each row once: somebody may have added or deleted one') })
  const moved = places
    .map(({ id, position }) => ({ id, was: position, position: ids.indexOf(id) + 1 }))
    .filter(({ was, position }) => was !== position)
  await writePlaces(tx.db, table, moved, tx.platform.clock())
  return moved
}
