import { defineEvent } from '#platform/events/event.ts'
import type { OrderChange } from './order-happenings.rules.ts'

/** Orders were made or changed, all by one call: whatever it was, open screens look at them again. */
export const ordersChanged = defineEvent<readonly OrderChange[]>('orders.changed')
