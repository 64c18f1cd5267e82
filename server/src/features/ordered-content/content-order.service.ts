import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { LogEntity } from '@tracklane/contract/model-log'
import { lockPlaces, nextPlace, writePlaces } from '#db/places.ts'
import { recordChanges } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { type Moved, placeAll, roomAmong } from '#platform/places.ts'
import type { ContentGroup, Parents } from './content-kind.rules.ts'
import { besides, besidesOrIn, countRows, groupOf, lockAdditions, lockOrder } from './ordered-content.queries.ts'

/** Puts the rows of one group in a new order; `ids` must name all of them. The log shows the former place of each. */
export async function placeRows(tx: Context, { entity, table, parent }: ContentGroup, ids: readonly number[]): Promise<void> {
  const moved = await placeAll(tx, table, ids, besides(table, parent, ids[0] ?? 0))
  await recordMoves(tx, entity, moved)
}

function recordMoves(tx: Context, entity: LogEntity, moved: readonly Moved[]): Promise<void> {
  return recordChanges(
    tx,
    moved.map(({ id, was, position }) => ({
      entity,
      entity_id: id,
      action: 'updated',
      changes: { position: { old: was, new: position } },
    })),
  )
}

/** The place of a row in a request. */
export interface WantedPlace extends Parents {
  readonly position?: number | undefined
}

/**
 * Locks the order of a table before a single row is locked: two callers who reorder it wait here for each other. All rows that may move are
 * locked in the order of their ids, as in `placeRows`, so that there is no deadlock.
 */
export async function lockOrderFor({ table, parent }: ContentGroup, { db }: Context, wanted: WantedPlace, id = 0): Promise<void> {
  const target = parent && wanted[parent]
  if (wanted.position === undefined && target === undefined) return
  await lockOrder(db, table)
  if (wanted.position !== undefined) await lockPlaces(db, table, besidesOrIn(table, parent, { id, target }))
}

/** Returns the place of a new row: the last one, or one among the others, which make room. Throws 422 where there are too many. */
export async function placeNew(group: ContentGroup, tx: Context, wanted: WantedPlace) {
  const place = await placeIn(group, tx, wanted)
  return wanted.position === undefined
    ? place
    : { ...place, position: await placeAmong(group, tx, { ...wanted, position: wanted.position }) }
}

type ContentInGroup = Parents & { readonly id: number }

interface Change {
  /** The changes to the row. */
  readonly changed: WantedPlace
  /** The requested place, even if it is the old one. */
  readonly wanted: number | undefined
}

interface Among extends Parents {
  /** The row's id, if it exists already. */
  readonly id?: number
  readonly position: number
}

/** Returns the place of a row; the others make room for it, and their logs say so. */
async function placeAmong({ entity, table, parent }: ContentGroup, tx: Context, { id, position, ...parents }: Among): Promise<number> {
  const places = await lockPlaces(tx.db, table, groupOf(parent, parent && parents[parent]))
  const { place, moved } = roomAmong(
    places.filter((one) => one.id !== id),
    position,
  )
  await writePlaces(tx.db, table, moved, tx.platform.clock())
  await recordMoves(tx, entity, moved)
  return place
}

/** Returns the place after the last row; throws 422 where there are too many. */
async function placeIn({ table, parent, max }: ContentGroup, { db }: Context, parents: Parents) {
  const id = parent && parents[parent]
  const group = groupOf(parent, id)
  await lockAdditions(db, table, id ?? 0)
  if ((await countRows(db, table, group)) >= max) throw invalid({ [parent ?? 'translations']: tooMany(max) })
  return { ...(parent && { [parent]: id }), position: await nextPlace(db, table, group) }
}

/** Returns the place of a row that gets another parent or position; nothing where it keeps both. */
export async function movedTo(group: ContentGroup, tx: Context, before: ContentInGroup, { changed, wanted }: Change) {
  const isElsewhere = group.parent !== undefined && changed[group.parent] !== undefined
  const place = isElsewhere ? await placeIn(group, tx, changed) : {}
  const position = isElsewhere ? wanted : changed.position // in another parent its old number is another place
  if (position === undefined) return place
  return { ...place, position: await placeAmong(group, tx, { ...before, ...changed, id: before.id, position }) }
}

function tooMany(maximum: number): Phrase {
  return phrase('translations', 'There are {maximum, number} already, and no more are possible: delete one first', { maximum })
}
