import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '@tracklane/contract/kit/endpoint'
import { messageRefusalEndpoints } from '@tracklane/contract/message-refusal'
import { orderNotificationEndpoints } from '@tracklane/contract/order-notification'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'
import { translate } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { toastSuccess } from '#ui/toast.ts'

export const orderNotificationQueries = {
  /** The first pages in one list, the newest first. */
  of: (id: number, pageCount: number) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'notification', id, pageCount],
      queryFn: async ({ signal }) => {
        const pages: Page[] = []
        for (let page = 1; page <= pageCount; page++)
          pages.push(await call(orderNotificationEndpoints.list, { params: { id }, query: { page, per_page: 10 } }, signal))
        const { last_page = 1, refused = false } = pages.at(-1)?.meta ?? {}
        return { rows: pages.flatMap(({ data }) => data), last_page, refused }
      },
    }),
}

/** Saves whether the customer of an order refuses messages. */
export function useRefusal(orderId: number) {
  const client = useQueryClient()
  const set = async (refused: boolean) => {
    await call(messageRefusalEndpoints.change, { params: { id: orderId }, body: { refused } })
    await client.invalidateQueries({ queryKey: [...orderQueries.all(), 'notification', orderId] })
  }
  return useMutation({
    mutationFn: set,
    onSuccess: (_nothing, refused) => {
      const text = refused
        ? translate('message', 'This customer gets no more messages')
        : translate('message', 'This customer gets messages again')
      const undo = () => void set(!refused).catch((error: unknown) => reportError(error))
      toastSuccess(text, { label: translate('dialog', 'Undo'), onAction: undo, isUndo: true }, orderId)
    },
  })
}

type Page = Reply<typeof orderNotificationEndpoints.list>
