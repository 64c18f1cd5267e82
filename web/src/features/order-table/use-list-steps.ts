import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderRow } from '@tracklane/contract/order'
import { type OrderList, type OrderSearch, queryOf } from './order-search.api.ts'

interface ListSteps {
  readonly place: number
  readonly of: number
  readonly back: (() => void) | undefined
  readonly on: (() => void) | undefined
}

/** Where the open order stands in the list as it is narrowed and sorted, and its neighbours, on the next page too. Undefined for one that is not on this page. */
export function useListSteps<Row extends OrderRow>(
  list: OrderList<Row>,
  search: OrderSearch,
  onStep: (id: number, page: number) => void,
): ListSteps | undefined {
  const client = useQueryClient()
  const query = queryOf(list, search)
  const { data } = useQuery({ ...list.source.list(query), enabled: search.id !== undefined })
  const at = data?.data.findIndex(({ id }) => id === search.id) ?? -1
  if (!data || at < 0) return undefined
  const { total, per_page } = data.meta
  const place = (search.page - 1) * per_page + at + 1

  const step = async (by: -1 | 1) => {
    const beside = data.data[at + by]
    if (beside) return onStep(beside.id, search.page)
    const page = search.page + by
    const { data: rows } = await client.fetchQuery(list.source.list({ ...query, page }))
    const first = by > 0 ? rows[0] : rows.at(-1)
    if (first) onStep(first.id, page)
  }
  return {
    place,
    of: total,
    back: place > 1 ? () => void step(-1) : undefined,
    on: place < total ? () => void step(1) : undefined,
  }
}
