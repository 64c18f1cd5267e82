import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { ROLES, type Role } from './kit/role.ts'
import { STOP } from './kit/text.ts'

/** Only that person. */
export function userChannel(userId: number): string {
  return `private-user.${userId}`
}

/** Logists of exactly that organization and country; a person without a country uses 0. */
export function flowChannel(organizationId: number, countryId: number | null): string {
  return `private-flow-updated.${organizationId}.${countryId ?? 0}`
}

/** Open boards and tables of that organization and country; a person of every country, or of every organization, uses 0. */
export function ordersChannel(organizationId: number | null, countryId: number | null): string {
  return `private-orders.${organizationId ?? 0}.${countryId ?? 0}`
}

interface Listener {
  readonly id: number
  readonly role: Role
  readonly organization_id: number | null
  readonly country_id: number | null
}

/** Where a person hears that orders have changed; null for those who see none. */
export function ordersChannelFor({ id, role, organization_id, country_id }: Listener): string | null {
  if (role === 'courier') return userChannel(id)
  if (role === 'admin') return ordersChannel(null, null)
  if (organization_id === null || role === 'security') return null
  return ordersChannel(organization_id, role === 'organization_admin' ? null : country_id)
}

/** Where a person hears that their flow has changed: logists only. */
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

/** `ids` null: too many to name, refetch. `version` counts per channel: a gap means something was missed. */
export const OrdersChanged = z.object({ ids: z.array(z.number()).nullable(), version: z.number() })
export type OrdersChanged = z.infer<typeof OrdersChanged>

/** A board or card layout was made, changed or deleted: look again which one holds. */
export const BoardChanged = z.object({ id: z.number() })
export type BoardChanged = z.infer<typeof BoardChanged>

/** The sign of a test that the person has asked for. */
export const TestPush = z.object({ id: z.string() })
export type TestPush = z.infer<typeof TestPush>

/** With the confirmation of a subscription, from our own server: for so long nothing has been said on the channel, or more. */
export const Subscribed = z.object({ quiet_ms: z.number() })
export type Subscribed = z.infer<typeof Subscribed>

/** Above this many the event names no ids. */
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
