import { IconBolt, IconProgress, IconSend, IconUsers } from '@tabler/icons-react'
import {
  audienceName,
  channelName,
  eventName,
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
} from '@tracklane/contract/notification-event'
import { STATUS_IDS, statusName } from '@tracklane/contract/order-status'
import { type Translate, translatePhrase } from '#lib/i18n.ts'
import { activeFilter } from '#ui/active-mark.tsx'
import { anyOf, type FilterKind } from '#ui/filters/filter-kind.ts'

/** By what the list of templates is narrowed down. */
export function templateFilters(t: Translate): FilterKind<Record<string, unknown>>[] {
  return [
    kind('event', t('notification_template', 'Event'), IconBolt, named(NOTIFICATION_EVENTS, eventName)),
    kind('channel', t('notification_template', 'Channel'), IconSend, named(NOTIFICATION_CHANNELS, channelName)),
    kind('audience', t('notification_template', 'Audience'), IconUsers, named(NOTIFICATION_AUDIENCES, audienceName)),
    kind('status_id', t('notification_template', 'Status'), IconProgress, named(STATUS_IDS, statusName)),
    activeFilter(t),
  ]
}

type Kind = FilterKind<Record<string, unknown>>

function kind(part: string, label: string, icon: Kind['icon'], options: Parameters<typeof anyOf>[1]): Kind {
  return { key: part, label, icon, parts: [part], choices: anyOf(part, options) }
}

function named<Value extends string | number>(values: readonly Value[], nameOf: (value: Value) => Parameters<typeof translatePhrase>[0]) {
  return values.map((value) => ({ value, label: translatePhrase(nameOf(value)) }))
}
