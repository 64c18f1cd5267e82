import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Id, IdParams } from './kit/page.ts'
import { one } from './kit/reply.ts'
import { FLOW_ROLES, type FlowLink, FlowRole, flowEditors } from './order-flow.ts'
import { FlowLinks } from './order-flow-edit.ts'
import { FLOW_ISSUES } from './order-flow-lint.ts'

const FlowIssue = z.object({
  kind: z.enum(FLOW_ISSUES),
  level: z.enum(['error', 'warning']),
  status_from: z.number().optional(),
  status_to: z.number().optional(),
  orders: z.number().optional(),
})

const Step = z.object({ status_from: z.number(), status_to: z.number(), roles: z.array(FlowRole) })

export const FlowChanges = z.object({
  added: z.array(Step),
  removed: z.array(Step),
  /** Steps that stay but have other roles. */
  changed: z.array(Step.extend({ roles_before: z.array(FlowRole) })),
})
export type FlowChanges = z.output<typeof FlowChanges>

/** Compares two flows step by step, in the order of their statuses. The order of steps and roles does not matter. */
export function flowChanges(before: readonly FlowLink[], after: readonly FlowLink[]): FlowChanges {
  const old = new Map(before.map((link) => [keyOf(link), stepOf(link)]))
  const now = new Map(after.map((link) => [keyOf(link), stepOf(link)]))
  const kept = [...now].flatMap(([key, step]) => {
    const was = old.get(key)
    return was ? [{ ...step, roles_before: was.roles }] : []
  })
  return {
    added: sorted([...now].flatMap(([key, step]) => (old.has(key) ? [] : [step]))),
    removed: sorted([...old].flatMap(([key, step]) => (now.has(key) ? [] : [step]))),
    changed: sorted(kept.filter(({ roles, roles_before }) => roles.join() !== roles_before.join())),
  }
}

function keyOf({ status_from, status_to }: FlowLink): string {
  return `${status_from}-${status_to}`
}

function stepOf({ status_from, status_to, roles }: FlowLink): z.output<typeof Step> {
  return { status_from, status_to, roles: FLOW_ROLES.filter((role) => roles.includes(role)) }
}

function sorted<One extends FlowLink>(steps: One[]): One[] {
  return steps.sort((a, b) => a.status_from - b.status_from || a.status_to - b.status_to)
}

/** The days that a rehearsal looks back, and the most orders that it names for each kind of refusal. */
export const REHEARSAL = { days: 30, orders: 10 } as const

/** The place of a copy that is not saved yet: it goes by the id of the original flow and names organization and country. */
const Place = z.object({ organization_id: Id.nullable().optional(), country_id: Id.nullable().optional() })
const PlaceQuery = z.object({ organization_id: Id.optional(), country_id: Id.optional() })
export const FlowDraft = Place.extend({ links: FlowLinks })
export type FlowDraft = z.output<typeof FlowDraft>
export type FlowPlace = z.output<typeof Place>

export const FlowCheck = z.object({ issues: z.array(FlowIssue), changes: FlowChanges })
export type FlowCheck = z.output<typeof FlowCheck>

export const FlowRehearsal = z.object({
  moves: z.number(),
  refused: z.number(),
  /** Moves that would have been refused, the most frequent first. */
  pairs: z.array(
    z.object({
      status_from: z.number(),
      status_to: z.number(),
      role: z.string(),
      refused: z.number(),
      /** The ten newest orders. */
      order_ids: z.array(z.number()),
    }),
  ),
})
export type FlowRehearsal = z.output<typeof FlowRehearsal>

/**
 * The people and orders under a flow. The editor gives the orders to `lintFlow` as facts, so that numbers are shown while a person draws.
 */
export const FlowReach = z.object({
  /** People whose boards and menus follow the flow. */
  people: z.number(),
  organizations: z.number(),
  /** Orders neither archived nor deleted. Statuses without orders are left out. */
  orders: z.array(z.object({ status_id: z.number(), orders: z.number() })),
})
export type FlowReach = z.output<typeof FlowReach>

const ofFlow = { access: flowEditors, params: IdParams } as const

export const orderFlowDraftEndpoints = {
  /** Checks a draft and writes nothing. 422 for a draft that could not be saved. */
  check: endpoint({ ...ofFlow, method: 'POST', path: '/order-flow/:id/check', body: FlowDraft, reply: one(FlowCheck) }),
  /** Judges the moves of the last 30 days by the draft, for the orders under it. */
  rehearse: endpoint({ ...ofFlow, method: 'POST', path: '/order-flow/:id/rehearse', body: FlowDraft, reply: one(FlowRehearsal) }),
  /** The reach of a flow, or of its copy for another place. */
  reach: endpoint({ ...ofFlow, method: 'GET', path: '/order-flow/:id/reach', query: PlaceQuery, reply: one(FlowReach) }),
}
