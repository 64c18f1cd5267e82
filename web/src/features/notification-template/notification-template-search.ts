import type { QueryClient } from '@tanstack/react-query'
import { NotificationJobQuery } from '@tracklane/contract/notification-job'
import { NotificationTemplateQuery } from '@tracklane/contract/notification-template'
import { z } from 'zod'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { notificationTemplateQueries } from './notification-template.api.ts'

/** The query string of /notification/templates/: the list, and the open template. */
export const NotificationTemplateSearch = listSearch(NotificationTemplateQuery)

/** The query string of the screen: one of its two lists, and the row open beside it. */
export const NotificationTemplateIndexSearch = listSearch(
  NotificationTemplateQuery.extend({
    ...NotificationJobQuery.pick({ state: true, reason: true }).shape,
    tab: z.enum(['delivery']).optional(),
  }),
)

/** Asks early for the page of templates of the address. */
export function startNotificationTemplates(client: QueryClient, search: Record<string, unknown>): void {
  if (search.tab === undefined) void client.prefetchQuery(notificationTemplateQueries.page(listQueryOf(NotificationTemplateSearch, search)))
}
