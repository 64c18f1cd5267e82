import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { nextPlace } from '#db/places.ts'
import { recordChanges } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { placeAll } from '#platform/places.ts'
import type { Parents, PlacedGroup } from './placed-kind.rules.ts'
import { besides, countRows, groupOf, lockAdditions } from './placed-row.queries.ts'

/** Those of one group in their new order, which names all of them; the log says of each where it was. */
export async function placeRows(tx: Context, { entity, table, parent }: PlacedGroup, ids: readonly number[]): Promise<void> {
  const moved = await placeAll(tx, table, ids, besides(table, parent, ids[0] ?? 0))
  await recordChanges(
    tx,
    moved.map(({ id, was, position }) => ({
      entity,
      entity_id: id,
      action: 'updated',
      changes: { position: { old: was, new: position } },
    })),
  )
}

/** The place after the last one; 422 where there are too many. */
export async function placeIn({ table, parent, max }: PlacedGroup, { db }: Context, parents: Parents) {
  const id = parent && parents[parent]
  const group = groupOf(parent, id)
  await lockAdditions(db, table, id ?? 0)
  if ((await countRows(db, table, group)) >= max) throw invalid({ [parent ?? 'translations']: tooMany(max) })
  return { ...(parent && { [parent]: id }), position: await nextPlace(db, table, group) }
}

/** Where it comes when it goes into something else; as it was where it does not. */
export async function movedTo(group: PlacedGroup, ctx: Context, changed: Parents) {
  return group.parent !== undefined && changed[group.parent] !== undefined ? placeIn(group, ctx, changed) : {}
}

function tooMany(maximum: number): Phrase {
  return phrase('translations', 'There are {maximum, number} already: more nobody looks through', { maximum })
}
