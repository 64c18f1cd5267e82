import { CourierQuery } from '@tracklane/contract/courier'
import { listSearch } from '#lib/list-search.ts'

/** The query string of /courier/: the list, and the courier whose form is open. */
export const CourierSearch = listSearch(CourierQuery)
