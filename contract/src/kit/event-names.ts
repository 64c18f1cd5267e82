/** The events of an order, by their names in templates. */
export const ORDER_EVENTS = [
  'order.created',
  'order.status_changed',
  'order.courier_assigned',
  'order.courier_removed',
  'order.delivery_date_changed',
  'order.delivery_tomorrow',
  'order.not_delivered',
] as const
/** The events of one person of any role. Only these have no audience. */
export const PERSON_EVENTS = ['message', 'account'] as const
