import { NotificationJobQuery } from '@tracklane/contract/notification-job'
import { listSearch } from '#kit/list-search.ts'

/** The query string of the list of outside messages, and the open one. */
export const DeliverySearch = listSearch(NotificationJobQuery)
