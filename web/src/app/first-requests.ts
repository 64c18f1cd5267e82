import { courierEndpoints } from '@tracklane/contract/courier'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { rejectedOrderEndpoints } from '@tracklane/contract/rejected-order'
import { urlOf } from '#lib/request-url.ts'

const { list } = orderListEndpoints
const PAGE = { page: 1, per_page: 25 }

/** Screens of a logist's day and their first requests, for an address without a query string. The requests of the frame can wait. */
const OF_SCREENS: Readonly<Record<string, readonly (readonly [endpoint: Endpoint, query?: object])[]>> = {
  '/order/kanban': [[kanbanEndpoints.orders, { limit: 25 }], [kanbanEndpoints.board], [kanbanEndpoints.card]],
  '/order/index': [[list, PAGE]],
  '/order/archive/': [[list, { sort: '-archived_at', ...PAGE, archived: true }]],
  '/order/rejected/': [[rejectedOrderEndpoints.list, { sort: '-status_changed_at', ...PAGE, status_id: 5 }]],
  '/order/redeliver-dates/': [[list, { status_id: 4, sort: 'delivery_to', ...PAGE, per_page: 100 }]],
  '/courier/': [[courierEndpoints.list, PAGE]],
}

/**
 * Returns the addresses that the page of a screen requests before the app is there (`theme.js`). The build writes them into the page
 * (`web/build/pages.ts`).
 */
export function firstRequests(path: string): string[] {
  return (OF_SCREENS[path] ?? []).map(([endpoint, query]) => urlOf(endpoint, { query }))
}
