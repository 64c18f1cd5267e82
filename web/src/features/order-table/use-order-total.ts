import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderRow } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { useT } from '#lib/i18n.ts'
import { type OrderList, type OrderListFilter, type OrderSearch, queryOf } from './order-search.api.ts'

/** How many orders the list has found, and how many it would find: it is asked as it will be shown then, so that showing it asks nothing anew. */
export function useOrderTotal<Row extends OrderRow>(list: OrderList<Row>, search: OrderSearch) {
  const t = useT()
  const client = useQueryClient()
  const { per_page, sort } = search
  const { data, dataUpdatedAt } = useQuery({ ...list.source.list(queryOf(list, search)), placeholderData: keepPreviousData })
  const total = data?.meta.total
  return {
    /** When that was. */
    at: dataUpdatedAt,
    /** They are found by what happened to them then. */
    isOtherNow: data?.data.some(({ status_id }) => isOtherNow(search, status_id)) ?? false,
    found: total === undefined ? undefined : t('order_table', '{count, plural, one {# order} other {# orders}}', { count: total }),
    count: async (filter: OrderListFilter) =>
      (await client.fetchQuery(list.source.list(queryOf(list, { ...filter, page: 1, per_page, ...(sort && { sort }) })))).meta.total,
  }
}

function isOtherNow(search: OrderSearch, status_id: number): boolean {
  const isAsked = (from: string | undefined, to: string | undefined) => from !== undefined || to !== undefined
  return (
    (isAsked(search.rejected_at_from, search.rejected_at_to) && status_id !== STATUS.REJECTED) ||
    (isAsked(search.returned_at_from, search.returned_at_to) && status_id !== STATUS.RETURNED)
  )
}
