import { NotificationJobQuery } from '@tracklane/contract/notification-job'
import { listSearch } from '#kit/list-search.ts'

/** The query string of the list of messages outside, and the one that is open. */
export const DeliverySearch = listSearch(NotificationJobQuery)
