import { z } from 'zod'

/** Only that person. */
export function userChannel(userId: number): string {
  return `private-user.${userId}`
}

/** Logists of exactly that organization and country; a person without a country uses 0. */
export function flowChannel(organizationId: number, countryId: number | null): string {
  return `private-flow-updated.${organizationId}.${countryId ?? 0}`
}

/** Open boards and tables of that organization and country; a person without a country uses 0. */
export function ordersChannel(organizationId: number, countryId: number | null): string {
  return `private-orders.${organizationId}.${countryId ?? 0}`
}

export const REALTIME_EVENT = {
  message: 'message',
  flowUpdated: 'flow-updated',
  ordersChanged: 'orders-changed',
} as const

export const Message = z.object({ id: z.union([z.number(), z.string()]), text: z.string().optional(), type: z.string().optional() })
export type Message = z.infer<typeof Message>

export const FlowUpdated = z.object({ id: z.string(), flow_id: z.number() })
export type FlowUpdated = z.infer<typeof FlowUpdated>

/** `ids` null: too many to name, refetch. `version` counts per channel: a gap means something was missed. */
export const OrdersChanged = z.object({ ids: z.array(z.number()).nullable(), version: z.number() })
export type OrdersChanged = z.infer<typeof OrdersChanged>

/** Above this many the event names no ids. */
export const ORDERS_CHANGED_LIMIT = 200
