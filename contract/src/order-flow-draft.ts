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
  /** Steps that stay and whose roles differ. */
  changed: z.array(Step.extend({ roles_before: z.array(FlowRole) })),
})
export type FlowChanges = z.output<typeof FlowChanges>

/** Changes of the steps, by status; the order in which roles and steps are named does not count. */
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

/** How far back a rehearsal looks, and how many orders it names for each kind of refusal. */
export const REHEARSAL = { days: 30, orders: 10 } as const

/** A copy that is not saved yet goes by the id of the flow it is a copy of, and names the place it is meant for. */
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
      /** The newest ten. */
      order_ids: z.array(z.number()),
    }),
  ),
})
export type FlowRehearsal = z.output<typeof FlowRehearsal>

/** Whom a flow reaches: what `lintFlow` takes for its facts, so that numbers are there while one draws. */
export const FlowReach = z.object({
  /** People whose boards and menus follow it. */
  people: z.number(),
  organizations: z.number(),
  /** Neither archived nor deleted; statuses without orders are left out. */
  orders: z.array(z.object({ status_id: z.number(), orders: z.number() })),
})
export type FlowReach = z.output<typeof FlowReach>

const ofFlow = { access: flowEditors, params: IdParams } as const

export const orderFlowDraftEndpoints = {
  /** Writes nothing. What cannot be saved is 422, as when it is saved. */
  check: endpoint({ ...ofFlow, method: 'POST', path: '/order-flow/:id/check', body: FlowDraft, reply: one(FlowCheck) }),
  /** The moves of the last 30 days of the orders it would hold for, judged by the draft. */
  rehearse: endpoint({ ...ofFlow, method: 'POST', path: '/order-flow/:id/rehearse', body: FlowDraft, reply: one(FlowRehearsal) }),
  /** Reach of a flow, or of the copy of it that is meant for another place. */
  reach: endpoint({ ...ofFlow, method: 'GET', path: '/order-flow/:id/reach', query: PlaceQuery, reply: one(FlowReach) }),
}
