import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams, many, one, timestamp } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { type Role, roleName } from './kit/role.ts'
import { OrderStatusId, STATUS, type StatusId, statusName } from './order-status.ts'

/** The roles a link may name. */
export const FLOW_ROLES = ['admin', 'organization_admin', 'logist', 'courier'] as const
const FlowRole = z.enum(FLOW_ROLES)

export interface FlowLink {
  readonly status_from: number
  readonly status_to: number
  readonly roles: readonly string[]
}

/** The status itself, plus the end of every link out of it that lists the role (specification §4; admin has no bypass). */
export function allowedTargets(links: readonly FlowLink[], from: number, role: Role): number[] {
  const open = links.filter((link) => link.status_from === from && link.roles.includes(role))
  return [from, ...open.map((link) => link.status_to)]
}

/** Why the flow refuses a move, in the words every screen and the 422 use; undefined where it does not. */
export function refusalOf(links: readonly FlowLink[], from: StatusId, to: StatusId, role: Role): Phrase | undefined {
  if (allowedTargets(links, from, role).includes(to)) return undefined
  const names = { from: statusName(from), to: statusName(to) }
  const roles = rolesBetween(links, from, to)
  if (roles.length === 0) return phrase('order_flow', 'The flow has no step from “{from}” to “{to}”', names)
  return phrase('order_flow', 'Only these roles may move an order from “{from}” to “{to}”: {roles}', {
    ...names,
    roles: roles.map(roleName),
  })
}

function rolesBetween(links: readonly FlowLink[], from: number, to: number): Role[] {
  const named = links.filter((link) => link.status_from === from && link.status_to === to).flatMap((link) => link.roles)
  return FLOW_ROLES.filter((role) => named.includes(role))
}

export const MoveField = z.enum(['courier_id', 'delivery_window', 'sub_status_id'])
export type MoveField = z.infer<typeof MoveField>

export interface MoveInput {
  /** Without these the move is refused. */
  readonly requires: readonly MoveField[]
  /** A dialog asks for these; they may be skipped. */
  readonly asks: readonly MoveField[]
}

/** What a move between two statuses needs from the person who makes it. */
export function moveInput(order: { status_id: number; courier_id: number | null }, to: number): MoveInput {
  if (to === order.status_id) return { requires: [], asks: [] }
  if (to === STATUS.IN_DELIVERY) return courierInput(order)
  if (to === STATUS.REDELIVERY) return { requires: [], asks: ['delivery_window', 'sub_status_id'] }
  if (to === STATUS.REJECTED) return { requires: [], asks: ['sub_status_id'] }
  return { requires: [], asks: [] }
}

function courierInput(order: { status_id: number; courier_id: number | null }): MoveInput {
  if (order.courier_id === null) return { requires: ['courier_id'], asks: [] }
  // The dialog opens on 3 → 6 even when a courier is set already: dispatch is where people change their mind.
  return { requires: [], asks: order.status_id === STATUS.READY ? ['courier_id'] : [] }
}

const Link = z.object({
  status_from: OrderStatusId,
  status_to: OrderStatusId,
  roles: z.array(FlowRole).max(FLOW_ROLES.length),
})

export const OrderFlowLink = z.object({
  id: z.number(),
  status_from: z.number(),
  status_to: z.number(),
  roles: z.array(z.string()),
})
export type OrderFlowLink = z.infer<typeof OrderFlowLink>

export const OrderFlow = z.object({
  id: z.number(),
  name: z.string(),
  organization_id: z.number().nullable(),
  country_id: z.number().nullable(),
  is_default: z.boolean(),
  links: z.array(OrderFlowLink),
  version: z.number(),
  created_at: timestamp(),
  updated_at: timestamp(),
})
export type OrderFlow = z.infer<typeof OrderFlow>

export const OrderFlowPatch = z.object({
  name: z.string().trim().min(1).max(120).optional(),
  links: z
    .array(Link)
    .max(90)
    .superRefine((links, context) => {
      const seen = new Set<string>()
      for (const [index, link] of links.entries()) {
        const pair = `${link.status_from}-${link.status_to}`
        const problem = linkProblem(link, seen.has(pair))
        seen.add(pair)
        if (problem) context.addIssue({ code: 'custom', path: [index], params: { phrase: problem } })
      }
    })
    .optional(),
})
export type OrderFlowPatch = z.infer<typeof OrderFlowPatch>

function linkProblem(link: { status_from: number; status_to: number }, isRepeated: boolean): Phrase | undefined {
  if (link.status_from === link.status_to) return phrase('order_flow', 'A step must lead to another status')
  if (isRepeated) return phrase('order_flow', 'There is such a step already')
  return undefined
}

export const orderFlowEndpoints = {
  default: endpoint({
    method: 'GET',
    path: '/order-flow/default',
    access: ['admin', 'organization_admin', 'logist'],
    reply: one(OrderFlow),
  }),
  roles: endpoint({
    method: 'GET',
    path: '/order-flow/roles',
    access: ['admin', 'organization_admin'],
    reply: many(z.object({ id: z.number(), name: FlowRole })),
  }),
  list: endpoint({ method: 'GET', path: '/order-flow', access: ['admin', 'organization_admin'], reply: many(OrderFlow) }),
  get: endpoint({
    method: 'GET',
    path: '/order-flow/:id',
    access: ['admin', 'organization_admin'],
    params: IdParams,
    reply: one(OrderFlow),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/order-flow/:id',
    access: ['admin', 'organization_admin'],
    params: IdParams,
    body: OrderFlowPatch,
    reply: one(OrderFlow),
  }),
}
