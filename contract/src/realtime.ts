import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { ROLES, type Role } from './kit/role.ts'
import { STOP } from './kit/text.ts'

/** The private channel of one person. */
export function userChannel(userId: number): string {
  return `private-user.${userId}`
}

/** The channel of logists of exactly that organization and country; 0 stands for no country. */
export function flowChannel(organizationId: number, countryId: number | null): string {
  return `private-flow-updated.${organizationId}.${countryId ?? 0}`
}

/** The channel of open boards and tables of that organization and country; 0 stands for every organization or every country. */
export function ordersChannel(organizationId: number | null, countryId: number | null): string {
  return `private-orders.${organizationId ?? 0}.${countryId ?? 0}`
}

interface Listener {
  readonly id: number
  readonly role: Role
  readonly organization_id: number | null
  readonly country_id: number | null
}

/** Returns the channel on which the person hears of changed orders; null for roles that see none. */
export function ordersChannelFor({ id, role, organization_id, country_id }: Listener): string | null {
  if (role === 'courier') return userChannel(id)
  if (role === 'admin') return ordersChannel(null, null)
  if (organization_id === null || role === 'security') return null
  return ordersChannel(organization_id, role === 'organization_admin' ? null : country_id)
}

/** Returns the channel on which the person hears of a changed flow; null for all but logists. */
export function flowChannelFor({ role, organization_id, country_id }: Listener): string | null {
  return role === 'logist' && organization_id !== null ? flowChannel(organization_id, country_id) : null
}

export const REALTIME_EVENT = {
  message: 'message',
  flowUpdated: 'flow-updated',
  ordersChanged: 'orders-changed',
  boardChanged: 'board-changed',
  testPush: 'test-push',
} as const

export const Message = z.object({ id: z.union([z.number(), z.string()]), text: z.string().optional(), type: z.string().optional() })
export type Message = z.infer<typeof Message>

export const FlowUpdated = z.object({ id: z.string(), flow_id: z.number() })
export type FlowUpdated = z.infer<typeof FlowUpdated>

/** `ids` null: too many to name, so refetch. `version` counts per channel: a gap means that a message was missed. */
export const OrdersChanged = z.object({ ids: z.array(z.number()).nullable(), version: z.number() })
export type OrdersChanged = z.infer<typeof OrdersChanged>

/** A board or card layout was made, changed or deleted: the client must ask again which one holds. */
export const BoardChanged = z.object({ id: z.number() })
export type BoardChanged = z.infer<typeof BoardChanged>

/** The id of a test that the person asked for. */
export const TestPush = z.object({ id: z.string() })
export type TestPush = z.infer<typeof TestPush>

/** Sent by our own server when it confirms a subscription: the channel has been quiet for at least this long. */
export const Subscribed = z.object({ quiet_ms: z.number() })
export type Subscribed = z.infer<typeof Subscribed>

/** The most ids in one event; for more, `ids` is null. */
export const ORDERS_CHANGED_LIMIT = 200

const BroadcastingAuth = z.object({
  socket_id: z
    .string()
    .max(40, STOP)
    .regex(/^\d+\.\d+$/),
  channel_name: z
    .string()
    .max(164, STOP)
    .regex(/^[A-Za-z0-9_\-=@,.;]+$/),
})

export const realtimeEndpoints = {
  broadcasting: endpoint({
    method: 'POST',
    path: '/broadcasting/auth',
    base: 'both',
    access: ROLES,
    body: BroadcastingAuth,
    reply: z.object({ auth: z.string() }),
  }),
}
