import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '@tracklane/contract/kit/endpoint'
import { orderNotificationEndpoints } from '@tracklane/contract/order-notification'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'

export const orderNotificationQueries = {
  /** The first pages in one list, the newest first. */
  of: (id: number, pageCount: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'notification', id, pageCount],
      queryFn: async ({ signal }) => {
        const pages: Page[] = []
        for (let page = 1; page <= pageCount; page++)
          pages.push(await call(orderNotificationEndpoints.list, { params: { id }, query: { page, per_page: 10 } }, signal))
        return { rows: pages.flatMap(({ data }) => data), last_page: pages.at(-1)?.meta.last_page ?? 1 }
      },
    }),
}

type Page = Reply<typeof orderNotificationEndpoints.list>
