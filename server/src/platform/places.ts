import { phrase } from '@tracklane/contract/kit/phrase'
import { type ContentTable, lockPlaces, type RowPosition, writePlaces } from '#db/places.ts'
import type { Context } from './context.ts'
import { invalid } from './errors.ts'
import type { Condition } from './list/narrowing.ts'

/** Rows were added or deleted since the person has seen the list. */
export const notWhole = phrase('translations', 'The list has other rows by now: somebody may have added or deleted one. Load it again')

export interface Moved {
  readonly id: number
  readonly was: number
  readonly position: number
}

/** Returns the place of a row among the others (at most the last one) and the rows that make room. */
export function roomAmong(others: readonly RowPosition[], wanted: number): { readonly place: number; readonly moved: readonly Moved[] } {
  const place = Math.min(wanted, others.length + 1)
  const moved = others
    .map(({ id, position }, at) => ({ id, was: position, position: at + 1 < place ? at + 1 : at + 2 }))
    .filter(({ was, position }) => was !== position)
  return { place, moved }
}

/**
 * Orders the rows of a group as given; `ids` must name all of them. A person who does not know a row that was just added is asked to look
 * again. Only moved rows get another version; these are returned.
 */
export async function placeAll(tx: Context, table: ContentTable, ids: readonly number[], group: Condition): Promise<Moved[]> {
  const places = await lockPlaces(tx.db, table, group)
  const isWhole = new Set(ids).size === ids.length && ids.length === places.length && places.every(({ id }) => ids.includes(id))
  if (!isWhole) throw invalid({ ids: notWhole })
  const moved = places
    .map(({ id, position }) => ({ id, was: position, position: ids.indexOf(id) + 1 }))
    .filter(({ was, position }) => was !== position)
  await writePlaces(tx.db, table, moved, tx.platform.clock())
  return moved
}
