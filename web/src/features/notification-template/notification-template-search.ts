import type { QueryClient } from '@tanstack/react-query'
import { NotificationTemplateQuery } from '@tracklane/contract/notification-template'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { notificationTemplateQueries } from './notification-template.api.ts'

/** The query string of /notification/templates/: the list, and the template whose form is open. */
export const NotificationTemplateSearch = listSearch(NotificationTemplateQuery)

/** Asks for the page of templates that the address names. */
export function startNotificationTemplates(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(notificationTemplateQueries.page(listQueryOf(NotificationTemplateSearch, search)))
}
