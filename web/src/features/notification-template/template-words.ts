import { audienceName, mayNameStatus } from '@tracklane/contract/notification-event'
import type { NotificationTemplateRow } from '@tracklane/contract/notification-template'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import { type Translate, translatePhrase } from '#lib/i18n.ts'

/** Names the audience of a template. */
export function audienceText(t: Translate, audience: NotificationTemplateRow['audience']): string {
  return audience === null ? t('notification_template', 'The person concerned') : translatePhrase(audienceName(audience))
}

/** Names the status that an order changes to; empty where the event is no change of status. */
export function statusText(t: Translate, { event, status_id }: Pick<NotificationTemplateRow, 'event' | 'status_id'>): string {
  if (status_id !== null && isStatusId(status_id)) return translatePhrase(statusName(status_id))
  return mayNameStatus(event) ? t('notification_template', 'Any status') : ''
}
