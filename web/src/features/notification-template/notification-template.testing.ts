import type { NotificationTemplate } from '@tracklane/contract/notification-template'

const AT = '2026-03-01T08:00:00.000Z'

/** A mail to customers about an order in delivery. */
export const templateRow = (patch: Partial<NotificationTemplate> = {}): NotificationTemplate => ({
  id: 5,
  name: 'Out for delivery',
  event: 'order.status_changed',
  status_id: 6,
  channel: 'email',
  audience: 'customer',
  active: true,
  languages: ['en'],
  translations: { en: { subject: 'Order {{order.track}}', body: '<p>Hello</p>' } },
  provider_template: null,
  parameters: [],
  created_at: AT,
  updated_at: AT,
  version: 2,
  ...patch,
})
