import type { NotificationAudience, NotificationChannel, NotificationEvent } from '@tracklane/contract/notification-event'

interface About {
  readonly event: NotificationEvent
  readonly status_id: number | null
  readonly channel: NotificationChannel
  readonly audience: NotificationAudience | null
}

/**
 * The template of an event for an audience on a channel. One for the very status stands before the one for any, also while it is switched
 * off: whoever made it for that status has decided of it. Whether it is active, the caller asks.
 */
export function templateFor<Template extends About>(templates: readonly Template[], about: About): Template | undefined {
  const fitting = templates.filter(
    ({ event, channel, audience }) => event === about.event && channel === about.channel && audience === about.audience,
  )
  const exact = fitting.find(({ status_id }) => status_id !== null && status_id === about.status_id)
  return exact ?? fitting.find(({ status_id }) => status_id === null)
}
