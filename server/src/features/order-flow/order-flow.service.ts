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

/** The flow that an order's own row named, and its version. */
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
  return getFlowOf(ctx, area)
}

/** The flow that holds there, as it is shown. */
export async function getFlowOf(ctx: Context, area: FlowArea): Promise<FlowAnswer> {
  return shown(requireFound(await findShownFlowOf(ctx.db, area)))
}

/** The roles a link may name, under the ids that GET role gives them. */
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

/** Far more flows than any installation has; beyond it memory begins anew. */
const MAX_FLOWS = 1000

/**
 * Flows by id, at the last version read. Never stale, whoever saved meanwhile and in whichever process: a flow is only taken from
 * here at the version that the order's own statement found, and no transaction that saves a flow asks for one.
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
