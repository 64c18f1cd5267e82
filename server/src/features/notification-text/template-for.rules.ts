import type { NotificationAudience, NotificationChannel, NotificationEvent } from '@tracklane/contract/notification-event'

interface About {
  readonly event: NotificationEvent
  readonly status_id: number | null
  readonly channel: NotificationChannel
  readonly audience: NotificationAudience | null
}

/**
 * Chooses the template of an event for an audience on a channel. A template for the exact status comes before one for any status, even
 * while it is off: its author has decided about that status. The caller checks whether it is active.
 */
export function templateFor<Template extends About>(templates: readonly Template[], about: About): Template | undefined {
  const fitting = templates.filter(
    ({ event, channel, audience }) => event === about.event && channel === about.channel && audience === about.audience,
  )
  const exact = fitting.find(({ status_id }) => status_id !== null && status_id === about.status_id)
  return exact ?? fitting.find(({ status_id }) => status_id === null)
}
