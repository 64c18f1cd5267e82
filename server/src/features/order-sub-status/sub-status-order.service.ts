import { phrase } from '@tracklane/contract/kit/phrase'
import { recordChanges } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forbidden, invalid, notOffered } from '#platform/errors.ts'
import { type Moved, notWhole, roomAmong } from '#platform/places.ts'
import {
  findSubStatus,
  findSubStatuses,
  lockGroup,
  type SubStatusGroup,
  type SubStatusView,
  writePositions,
} from './order-sub-status.queries.ts'

/** Puts the sub-statuses of one status and organization in a new order; `ids` must name all of them. */
export function placeSubStatuses(ctx: Context, { ids }: { readonly ids: readonly number[] }): Promise<SubStatusView[]> {
  return inTransaction(ctx, async (tx) => {
    const [first = 0] = ids
    const one = await findSubStatus(tx.db, tx.actor.scope, first)
    if (!one) throw invalid({ ids: notOffered })
    if (one.organization_id === null && tx.actor.scope.kind !== 'all') throw forbidden()
    const group = await lockGroup(tx.db, one)
    requireOneGroup(
      ids,
      group.map(({ id }) => id),
    )
    const moved = group
      .map(({ id, position }) => ({ id, was: position, position: ids.indexOf(id) + 1 }))
      .filter(({ was, position }) => was !== position)
    await move(tx, moved)
    const found = await findSubStatuses(tx.db, tx.actor.scope, { status_id: [one.status_id] })
    return found.filter(({ organization_id }) => organization_id === one.organization_id)
  })
}

/** Returns the place of a row; the others of its group make room, and their logs say so. */
export async function placeAmong(tx: Context, group: SubStatusGroup, wanted: { id?: number; position: number }): Promise<number> {
  const others = (await lockGroup(tx.db, group)).filter(({ id }) => id !== wanted.id)
  const { place, moved } = roomAmong(others, wanted.position)
  await move(tx, moved)
  return place
}

async function move(tx: Context, moved: readonly Moved[]): Promise<void> {
  await writePositions(tx.db, moved, tx.platform.clock())
  await recordChanges(tx, moved.map(asLogged))
}

function requireOneGroup(ids: readonly number[], group: readonly number[]): void {
  if (new Set(ids).size < ids.length) throw invalid({ ids: phrase('sub_status', 'Name each sub-status once') })
  if (!ids.every((id) => group.includes(id)))
    throw invalid({ ids: phrase('sub_status', 'Only sub-statuses of one status and organization have an order among each other') })
  if (ids.length < group.length) throw invalid({ ids: notWhole })
}

function asLogged({ id, was, position }: Moved) {
  return { entity: 'order-sub-status', entity_id: id, action: 'updated', changes: { position: { old: was, new: position } } } as const
}
