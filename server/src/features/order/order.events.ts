import { defineEvent } from '#platform/events/event.ts'
import type { OrderChange } from './order-happenings.rules.ts'

/** Emitted when orders were made or changed by one call: open screens read them again. */
export const ordersChanged = defineEvent<readonly OrderChange[]>('orders.changed')
