import { ROLES } from '@tracklane/contract/kit/role'
import { FLOW_ROLES, type OrderFlow, type OrderFlowQuery } from '@tracklane/contract/order-flow'
import type { z } from 'zod'
import type { Context, Platform } from '#platform/context.ts'
import { notFound, requireFound } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import {
  type FlowArea,
  type FlowWithLinks,
  findFlow,
  findFlowOf,
  findFlows,
  findShownFlowOf,
  type HoldingFlow,
} from './order-flow.queries.ts'

export type FlowAnswer = z.input<typeof OrderFlow> & FlowWithLinks

/** The flow that an order's row named, and its version. */
type FlowStamp = readonly [id: number, version: number]

/**
 * Returns the flow that holds for an order of that area: of its organization and country, else of its organization, else the shared
 * default.
 * If the order's row named the flow, its links are read once per version.
 */
export async function flowFor(ctx: Context, { flow: stamp, ...area }: FlowArea & { flow?: FlowStamp | null }): Promise<HoldingFlow> {
  const known = stamp ? knownFlow(ctx.platform, stamp) : undefined
  const flow = known ?? (await findFlowOf(ctx.db, area))
  if (!flow) throw notFound()
  if (!known) rememberFlow(ctx.platform, flow)
  return flow
}

/** Returns the flow that holds for the person; an admin, who has no organization, gets the shared default. */
export async function getDefaultFlow(ctx: Context): Promise<FlowAnswer> {
  const { actor } = ctx
  if (actor.scope.kind === 'none') throw notFound()
  const area = actor.kind === 'user' && actor.scope.kind !== 'all' ? actor : { organization_id: null, country_id: null }
  return getFlowOf(ctx, area)
}

/** Returns the flow that holds there, for display. */
export async function getFlowOf(ctx: Context, area: FlowArea): Promise<FlowAnswer> {
  return shown(requireFound(await findShownFlowOf(ctx.db, area)))
}

/** Lists the roles that a link may name, with the ids of GET role. */
export function listFlowRoles() {
  return FLOW_ROLES.map((name) => ({ id: ROLES.indexOf(name) + 1, name }))
}

export async function listFlows(ctx: Context, query: OrderFlowQuery): Promise<FlowAnswer[]> {
  return (await findFlows(ctx.db, ctx.actor.scope, query)).map(shown)
}

export async function getFlow(ctx: Context, id: number): Promise<FlowAnswer> {
  return shown(requireFound(await findFlow(ctx.db, ctx.actor.scope, id)))
}

function shown(flow: FlowWithLinks): FlowAnswer {
  return { ...flow, is_default: flow.organization_id === null }
}

/** Far more flows than any installation has; beyond it the memory starts anew. */
const MAX_FLOWS = 1000

/**
 * Flows by id, at the last version read. Never stale, even if another process saved meanwhile: a flow is taken from here only at the
 * version that the order's own statement found, and no transaction that saves a flow reads from here.
 */
const known: Slot<Map<number, HoldingFlow>> = { make: () => new Map() }

function knownFlow(platform: Platform, [id, version]: readonly [id: number, version: number]): HoldingFlow | undefined {
  const flow = platform.memory.of(known).get(id)
  return flow?.version === version ? flow : undefined
}

function rememberFlow(platform: Platform, flow: HoldingFlow): void {
  const flows = platform.memory.of(known)
  if (flows.size >= MAX_FLOWS) flows.clear()
  flows.set(flow.id, flow)
}
