import { ROLES } from '@tracklane/contract/kit/role'
import { FLOW_ROLES, type OrderFlow, type OrderFlowPatch } from '@tracklane/contract/order-flow'
import type { z } from 'zod'
import type { Changes } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { announceFlow } from '#features/realtime/realtime.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireFresh } from '#platform/edit.ts'
import { forbidden, notFound } from '#platform/errors.ts'
import { knownFlow, rememberFlow } from './flow-cache.ts'
import { linkChanges, normalized } from './links.ts'
import {
  type FlowArea,
  type FlowWithLinks,
  findFlow,
  findFlowOf,
  findFlows,
  type HoldingFlow,
  lockFlow,
  patchFlow,
  replaceLinks,
} from './order-flow.queries.ts'

type FlowAnswer = z.input<typeof OrderFlow>

/** Which flow an order's own row named, and at which version. */
type FlowStamp = readonly [id: number, version: number]

/**
 * The flow that holds for an order of that area: of its organization and country, else of its organization, else the shared default.
 * Where the order's row named it, its links are read once a version.
 */
export async function flowFor(ctx: Context, { flow: stamp, ...area }: FlowArea & { flow?: FlowStamp | null }): Promise<HoldingFlow> {
  const known = stamp ? knownFlow(ctx.platform, stamp) : undefined
  const flow = known ?? (await findFlowOf(ctx.db, area))
  if (!flow) throw notFound()
  if (!known) rememberFlow(ctx.platform, flow)
  return flow
}

/** The flow that holds for the person; an admin, who stands in no organization, gets the shared default. */
export async function getDefaultFlow(ctx: Context): Promise<FlowAnswer> {
  const { actor } = ctx
  if (actor.scope.kind === 'none') throw notFound()
  const area = actor.kind === 'user' && actor.scope.kind !== 'all' ? actor : { organization_id: null, country_id: null }
  const { id } = await flowFor(ctx, area)
  return getFlow(ctx, id)
}

/** The roles a link may name, under the ids that GET role gives them. */
export function listFlowRoles() {
  return FLOW_ROLES.map((name) => ({ id: ROLES.indexOf(name) + 1, name }))
}

export async function listFlows(ctx: Context): Promise<FlowAnswer[]> {
  const flows = await findFlows(ctx.db, ctx.actor.scope)
  return flows.map(toRow)
}

export async function getFlow(ctx: Context, id: number): Promise<FlowAnswer> {
  const flow = await findFlow(ctx.db, ctx.actor.scope, id)
  if (!flow) throw notFound()
  return toRow(flow)
}

/** Saves name and links at once; the links given are the whole of them. */
export function updateFlow(ctx: Context, id: number, patch: OrderFlowPatch): Promise<FlowAnswer> {
  return inTransaction(ctx, async (tx) => {
    const isThere = await lockFlow(tx.db, tx.actor.scope, id)
    const flow = isThere && (await findFlow(tx.db, tx.actor.scope, id))
    if (!flow) throw notFound()
    if (flow.organization_id === null && tx.actor.scope.kind !== 'all') throw forbidden()
    requireFresh(tx, flow, toRow(flow))

    const changes = changesOf(flow, patch)
    if (Object.keys(changes).length === 0) return toRow(flow)
    await patchFlow(tx.db, id, { name: patch.name ?? flow.name, version: flow.version + 1, updated_at: tx.platform.clock() })
    if (patch.links) await replaceLinks(tx.db, id, normalized(patch.links))
    await recordChange(tx, { entity: 'order-flow', entity_id: id, action: 'updated', changes })
    announceFlow(tx, { flow_id: id, organization_id: flow.organization_id, country_id: flow.country_id })
    return getFlow(tx, id)
  })
}

function changesOf(flow: FlowWithLinks, patch: OrderFlowPatch): Changes {
  const changes: Changes = {}
  if (patch.name !== undefined && patch.name !== flow.name) changes.name = { old: flow.name, new: patch.name }
  const links = patch.links && linkChanges(flow.links, normalized(patch.links))
  if (links) changes.links = links
  return changes
}

function toRow(flow: FlowWithLinks): FlowAnswer {
  return { ...flow, is_default: flow.organization_id === null }
}
