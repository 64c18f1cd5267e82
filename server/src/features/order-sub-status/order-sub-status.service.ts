import type { Received } from '@tracklane/contract/kit/endpoint'
import { phrase } from '@tracklane/contract/kit/phrase'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import type { OrderSubStatusDraft, OrderSubStatusQuery, orderSubStatusEndpoints } from '@tracklane/contract/order-sub-status'
import { deleteRow, insertRow, isActiveRow, patchRow } from '#db/rows.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, onlyChanged, requireFresh, requireLocked, requireUnused } from '#platform/edit.ts'
import { forbidden, invalid, notOffered, requireFound } from '#platform/errors.ts'
import { ownOrganization } from '#platform/own-area.ts'
import {
  countUses,
  findNamesakes,
  findSubStatus,
  findSubStatuses,
  lockGroup,
  nextPosition,
  type SubStatusView,
  subStatusesWithin,
} from './order-sub-status.queries.ts'
import { placeAmong } from './sub-status-order.service.ts'

const log = logOf<SubStatusView & { status: string }>('order-sub-status', ['name', 'status', 'organization', 'color', 'position', 'active'])

const taken = phrase('sub_status', 'This status has a sub-status of this name already')
const CONSTRAINTS = { order_sub_statuses_name_key: { name: taken } }

type Patch = Received<typeof orderSubStatusEndpoints.update>['body']

/** Lists sub-statuses, also inactive ones: filters of older orders need them. */
export function listSubStatuses(ctx: Context, query: OrderSubStatusQuery): Promise<SubStatusView[]> {
  return findSubStatuses(ctx.db, ctx.actor.scope, query)
}

export async function getSubStatus(ctx: Context, id: number): Promise<SubStatusView> {
  return requireFound(await findSubStatus(ctx.db, ctx.actor.scope, id))
}

/** Creates a sub-status after the existing ones, or at the given position. */
export function createSubStatus(ctx: Context, { organization_id, position, ...draft }: OrderSubStatusDraft): Promise<SubStatusView> {
  return atField(CONSTRAINTS, () =>
    inTransaction(ctx, async (tx) => {
      const owner = await requireOwner(tx, organization_id)
      const group = { status_id: draft.status_id, organization_id: owner }
      await requireFreeName(tx, { ...group, name: draft.name })
      const now = tx.platform.clock()
      const place = position === undefined ? await nextPosition(tx.db, group) : await placeAmong(tx, group, { position })
      const row = { ...draft, ...group, position: place, created_at: now, updated_at: now }
      const made = await getSubStatus(tx, await insertRow(tx.db, 'order_sub_statuses', row))
      await log.created(tx, told(made))
      return made
    }),
  )
}

/** Changes a sub-status. An inactive one stays on its orders and is not offered. */
export function updateSubStatus(ctx: Context, id: number, patch: Patch): Promise<SubStatusView> {
  return atField(CONSTRAINTS, () =>
    inTransaction(ctx, async (tx) => {
      const before = await lockSubStatus(tx, id, patch.position !== undefined)
      const changed = onlyChanged(before, patch)
      requireFresh(tx, before)
      if (!changed) return before
      if (changed.name !== undefined) await requireFreeName(tx, { ...before, name: changed.name, except: id })
      const { position } = changed
      const place = position !== undefined && { position: await placeAmong(tx, before, { id, position }) }
      await patchRow(tx.db, 'order_sub_statuses', id, { ...changed, ...place, updated_at: tx.platform.clock() })
      const after = await getSubStatus(tx, id)
      await log.updated(tx, told(before), told(after))
      return after
    }),
  )
}

export function removeSubStatus(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockSubStatus(tx, id)
    requireFresh(tx, row)
    requireUnused(await countUses(tx.db, id), {
      orders: (count) => phrase('record', '{count, plural, one {# order} other {# orders}}', { count }),
      earlier_orders: (count) => phrase('sub_status', '{count, plural, one {# earlier order} other {# earlier orders}}', { count }),
    })
    await deleteRow(tx.db, 'order_sub_statuses', id)
    await log.deleted(tx, told(row))
  })
}

/** Locks the sub-status, and the rows that make room where it moves. Everybody may read a shared one; only administrators may change it. */
async function lockSubStatus(tx: Context, id: number, isMoving = false): Promise<SubStatusView> {
  if (isMoving) await lockGroup(tx.db, await getSubStatus(tx, id))
  await requireLocked(tx, 'order_sub_statuses', id, subStatusesWithin(tx.actor.scope))
  const row = await getSubStatus(tx, id)
  if (row.organization_id === null && tx.actor.scope.kind !== 'all') throw forbidden()
  return row
}

/** The largest number of organizations named in a text; an ellipsis stands for further ones. */
const NAMED = 3

/** Refuses a name that a person would see twice, among own and shared ones. Older duplicates stay until they change. */
async function requireFreeName(tx: Context, wanted: Parameters<typeof findNamesakes>[1]): Promise<void> {
  const namesakes = await findNamesakes(tx.db, wanted)
  if (namesakes.length === 0) return
  const organizations = namesakes.filter((name) => name !== null)
  const isOwn = wanted.organization_id !== null || organizations.length < namesakes.length
  const names = organizations.slice(0, NAMED).join(', ') + (organizations.length > NAMED ? ' …' : '')
  throw invalid({ name: isOwn ? taken : phrase('sub_status', 'Organizations have a sub-status of this name: {names}', { names }) })
}

async function requireOwner(tx: Context, named: number | null | undefined): Promise<number | null> {
  const owner = ownOrganization(tx.actor, named)
  if (owner !== null && !(await isActiveRow(tx.db, 'organizations', owner))) throw invalid({ organization_id: notOffered })
  return owner
}

/** Returns the row for the log, in the source language. */
function told(row: SubStatusView): SubStatusView & { status: string } {
  return { ...row, status: isStatusId(row.status_id) ? statusName(row.status_id).message : String(row.status_id) }
}
