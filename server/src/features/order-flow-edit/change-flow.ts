import { FLOW_ROLES, type FlowLink, type OrderFlowLink } from '@tracklane/contract/order-flow'
import { patchRow } from '#db/rows.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { type Change, recordChanges } from '#features/model-log/model-log.service.ts'
import { type FlowAnswer, getFlow } from '#features/order-flow/order-flow.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireFresh, requireLocked } from '#platform/edit.ts'
import { forbidden } from '#platform/errors.ts'
import { flowChanged } from './flow.events.ts'
import { linkEntries } from './link-log.ts'
import { patchLink, replaceLinks } from './order-flow-edit.queries.ts'

/** The wanted state of a flow. A link with an id is the existing one, even with other statuses. */
export interface WantedFlow {
  readonly name?: string | undefined
  readonly links?: readonly (FlowLink & Partial<Pick<OrderFlowLink, 'id'>>)[] | undefined
}

/**
 * Changes a flow, as a whole or by a single link; there is no other way. Locks it, writes, raises the version by one, logs and announces
 * it.
 * Writes nothing where nothing changes.
 */
export function changeFlow(ctx: Context, id: number, decide: (flow: FlowAnswer) => WantedFlow): Promise<FlowAnswer> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockFlow(tx, id)
    const wanted = decide(before)
    if (isSame(before, wanted)) return before
    await patchRow(tx.db, 'order_flows', id, { name: wanted.name, updated_at: tx.platform.clock() })
    if (wanted.links) await writeLinks(tx, before, wanted.links)
    const after = await getFlow(tx, id)
    await recordChanges(tx, entriesOf(before, after))
    tx.emit(flowChanged, { flow_id: id, organization_id: before.organization_id, country_id: before.country_id })
    return after
  })
}

/**
 * Locks the flow until the transaction ends. Throws 404 where the person cannot see it, 403 for the shared default, 412 where If-Match
 * names an older version.
 */
export async function lockFlow(tx: Context, id: number): Promise<FlowAnswer> {
  const { is_default } = await getFlow(tx, id)
  if (is_default && tx.actor.scope.kind !== 'all') throw forbidden()
  await requireLocked(tx, 'order_flows', id)
  const flow = await getFlow(tx, id)
  requireFresh(tx, flow)
  return flow
}

function isSame(flow: FlowAnswer, { name = flow.name, links = flow.links }: WantedFlow): boolean {
  return name === flow.name && inOrder(links) === inOrder(flow.links)
}

function inOrder(links: readonly FlowLink[]): string {
  const each = links.map(
    ({ status_from, status_to, roles }) => `${status_from}-${status_to} ${FLOW_ROLES.filter((role) => roles.includes(role))}`,
  )
  return each.sort().join()
}

async function writeLinks(tx: Context, before: FlowAnswer, links: NonNullable<WantedFlow['links']>): Promise<void> {
  const moved = links.filter((link) => before.links.some((old) => old.id === link.id && !isPair(old, link)))
  for (const link of moved) if (link.id !== undefined) await patchLink(tx.db, link.id, link)
  await replaceLinks(tx.db, before.id, links)
}

export function isPair(one: FlowLink, other: FlowLink): boolean {
  return one.status_from === other.status_from && one.status_to === other.status_to
}

function entriesOf(before: FlowAnswer, after: FlowAnswer): Change[] {
  const changes = changesBetween({ name: before.name }, { name: after.name })
  const own: Change = { entity: 'order-flow', entity_id: after.id, action: 'updated', changes }
  return [...(Object.keys(changes).length > 0 ? [own] : []), ...linkEntries(before, after)]
}
