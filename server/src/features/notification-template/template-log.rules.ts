import { audienceName, channelName, eventName, hasSubject } from '@tracklane/contract/notification-event'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { loggedTexts } from '#features/i18n/texts.rules.ts'

/** Writes a template for its log in the source language: names instead of ids and codes. */
export function inWords(template: NotificationTemplateRecord): object {
  const { name, event, status_id, channel, audience, active, provider_template, parameters, translations } = template
  const bodies = Object.entries(translations).map(([language, { subject, body }]) => [
    language,
    { ...(hasSubject(channel) && { subject }), body },
  ])
  return {
    name,
    event: eventName(event).message,
    status: status_id !== null && isStatusId(status_id) ? statusName(status_id).message : null,
    channel: channelName(channel).message,
    audience: audience && audienceName(audience).message,
    active,
    provider_template,
    parameters: parameters.length > 0 ? parameters.join(', ') : null,
    ...loggedTexts<{ body: string }>(Object.fromEntries(bodies), channel === 'email' ? ['body'] : []),
  }
}
