/** The events of an order, by the names that templates have for them. */
export const ORDER_EVENTS = [
  'order.created',
  'order.status_changed',
  'order.courier_assigned',
  'order.courier_removed',
  'order.delivery_date_changed',
  'order.delivery_tomorrow',
  'order.not_delivered',
] as const
/** The events of one person, whatever their role: these alone have no audience. */
export const PERSON_EVENTS = ['message', 'account'] as const
