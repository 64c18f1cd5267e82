import { z } from 'zod'
import { ListQuery } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { IdParams, sortOf } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { many, one, timestamp } from './kit/reply.ts'
import { type Role, roleName } from './kit/role.ts'
import { STATUS, type StatusId, statusName } from './order-status.ts'

/** The roles a link may name. */
export const FLOW_ROLES = ['admin', 'organization_admin', 'logist', 'courier'] as const
export const FlowRole = z.enum(FLOW_ROLES)
export type FlowRole = z.infer<typeof FlowRole>

export interface FlowLink {
  readonly status_from: number
  readonly status_to: number
  readonly roles: readonly string[]
}

/** Returns the status itself and the end of every link out of it that lists the role (admin has no bypass). */
export function allowedTargets(links: readonly FlowLink[], from: number, role: Role): number[] {
  const open = links.filter((link) => link.status_from === from && link.roles.includes(role))
  return [from, ...open.map((link) => link.status_to)]
}

const refusals = new WeakMap<readonly FlowLink[], Map<string, Phrase | undefined>>()

/**
 * Returns the reason why the flow refuses a move, in the words of every screen and of the 422; undefined where it does not. Found once per
 * list of links, since every order and card asks for nine moves.
 */
export function refusalOf(links: readonly FlowLink[], from: StatusId, to: StatusId, role: Role): Phrase | undefined {
  const known = refusals.get(links) ?? new Map<string, Phrase | undefined>()
  refusals.set(links, known)
  const move = `${role} ${from} ${to}`
  if (!known.has(move)) known.set(move, findRefusal(links, from, to, role))
  return known.get(move)
}

function findRefusal(links: readonly FlowLink[], from: StatusId, to: StatusId, role: Role): Phrase | undefined {
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
  /** The move is refused without these fields. */
  readonly requires: readonly MoveField[]
  /** A dialog asks for these fields; they may be skipped. */
  readonly asks: readonly MoveField[]
}

/** Returns the input that a move between two statuses needs from the person. */
export function moveInput(order: { status_id: number; courier_id: number | null }, to: number): MoveInput {
  if (to === order.status_id) return { requires: [], asks: [] }
  if (to === STATUS.IN_DELIVERY) return courierInput(order)
  if (to === STATUS.REDELIVERY) return { requires: [], asks: ['delivery_window', 'sub_status_id'] }
  if (to === STATUS.REJECTED) return { requires: [], asks: ['sub_status_id'] }
  return { requires: [], asks: [] }
}

function courierInput(order: { status_id: number; courier_id: number | null }): MoveInput {
  if (order.courier_id === null) return { requires: ['courier_id'], asks: [] }
  // The dialog opens on 3 → 6 even when a courier is set already: there people often choose another one.
  return { requires: [], asks: order.status_id === STATUS.READY ? ['courier_id'] : [] }
}

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

export const ORDER_FLOW_SORTS = ['id', 'name', 'organization', 'country', 'version', 'updated_at'] as const

/** The query of the list, and the search schema of /order-flow/. The search looks at the names of flow, organization and country. */
export const OrderFlowQuery = ListQuery.extend({ sort: sortOf(ORDER_FLOW_SORTS).optional() })
export type OrderFlowQuery = z.output<typeof OrderFlowQuery>

/** Roles that draw flows. Only an administrator draws the shared default. */
export const flowEditors = ['admin', 'organization_admin'] as const

export const orderFlowEndpoints = {
  /** The flow that holds for the person. */
  default: endpoint({ method: 'GET', path: '/order-flow/default', access: [...flowEditors, 'logist'], reply: one(OrderFlow) }),
  roles: endpoint({
    method: 'GET',
    path: '/order-flow/roles',
    access: flowEditors,
    reply: many(z.object({ id: z.number(), name: FlowRole })),
  }),
  list: endpoint({ method: 'GET', path: '/order-flow', access: flowEditors, query: OrderFlowQuery, reply: many(OrderFlow) }),
  get: endpoint({ method: 'GET', path: '/order-flow/:id', access: flowEditors, params: IdParams, reply: one(OrderFlow) }),
}
