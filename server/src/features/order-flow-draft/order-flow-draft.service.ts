import {
  type FlowCheck,
  type FlowDraft,
  type FlowReach,
  type FlowRehearsal,
  flowChanges,
  type FlowPlace as NamedPlace,
  REHEARSAL,
} from '@tracklane/contract/order-flow-draft'
import { lintFlow } from '@tracklane/contract/order-flow-lint'
import { type FlowAnswer, getFlow } from '#features/order-flow/order-flow.service.ts'
import { type FlowPlace, placeOf } from '#features/order-flow-edit/flow-place.rules.ts'
import type { Context } from '#platform/context.ts'
import { busy } from '#platform/errors.ts'
import { inTurn } from '#platform/in-turn.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'
import { countReached, countStanding } from './order-flow-draft.queries.ts'
import { countMoves, findLastOrderId, type MovesOfKind } from './rehearsal.queries.ts'
import { allowedSteps, rehearsal } from './rehearsal.rules.ts'

/** Returns the issues of a draft, and its changes; writes nothing. */
export async function checkFlow(ctx: Context, id: number, { links, ...named }: FlowDraft): Promise<FlowCheck> {
  const flow = await getFlow(ctx, id)
  const orders = await countStanding(ctx.db, ctx.actor.scope, placeIn(ctx, flow, named))
  return { issues: lintFlow(links, { orders }), changes: flowChanges(flow.links, links) }
}

/** Counts the people and orders that a flow reaches, as far as this person sees them. */
export async function reachOfFlow(ctx: Context, id: number, named: NamedPlace): Promise<FlowReach> {
  const place = placeIn(ctx, await getFlow(ctx, id), named)
  const { scope } = ctx.actor
  const [reached, orders] = await Promise.all([countReached(ctx.db, scope, place), countStanding(ctx.db, scope, place)])
  return { ...reached, orders }
}

/** Returns the named place for a copy that is meant for another place; otherwise the flow's own. */
function placeIn(ctx: Context, flow: FlowAnswer, named: NamedPlace): FlowPlace {
  const isCopy = Boolean(named.organization_id || named.country_id)
  return isCopy ? placeOf(ctx.actor, named) : { organization_id: flow.organization_id, country_id: flow.country_id }
}

/** Orders per statement: a few hundredths of a second, then waiting queries have a turn. */
const SLICE = 2_000
const DAY = 86_400_000

/** Turns of rehearsals: each keeps the database busy slice after slice. */
const rehearsalTurns: Slot<Turns> = {
  make: () =>
    createTurns({
      atOnce: { person: 1, process: 2 },
      waiting: { person: 1, process: 8 },
      patience: 10_000,
      refusal: () => busy(RETRY_AFTER),
    }),
}

/** Seconds. */
const RETRY_AFTER = 5

/** Checks the last moves of the orders against a draft; stops where the client has gone. */
export async function rehearseFlow(ctx: Context, id: number, draft: FlowDraft, gone: AbortSignal): Promise<FlowRehearsal> {
  const flow = await getFlow(ctx, id)
  return inTurn(ctx, { turns: rehearsalTurns, gone }, () => rehearsed(ctx, flow, draft, gone))
}

async function rehearsed(ctx: Context, flow: FlowAnswer, { links, ...named }: FlowDraft, gone: AbortSignal): Promise<FlowRehearsal> {
  const place = placeIn(ctx, flow, named)
  const since = new Date(ctx.platform.clock().getTime() - REHEARSAL.days * DAY)
  const allowed = allowedSteps(links)
  const last = await findLastOrderId(ctx.db)
  const moves: MovesOfKind[] = []
  for (let from = 1; from <= last && !gone.aborted; from += SLICE) {
    const slice = { place, since, from, to: from + SLICE, allowed, named: REHEARSAL.orders }
    moves.push(...(await countMoves(ctx.db, ctx.actor.scope, slice)))
  }
  return rehearsal(allowed, moves)
}
