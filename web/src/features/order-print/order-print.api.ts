import { queryOptions } from '@tanstack/react-query'
import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { type LabelsCheck, orderPrintEndpoints } from '@tracklane/contract/order-print'
import { STATUS } from '@tracklane/contract/order-status'
import { orderQueries } from '#features/order/order.api.ts'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { download } from '#kit/download.ts'
import { call } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { useLabelChoice } from './label-choice.store.ts'
import { type LabelChoice, labelParts, startAfter } from './label-places.rules.ts'

export const orderPrintQueries = {
  /** Finds the orders that can be printed, and the gaps of their labels. Loaded every time, and again when an order changes. */
  check: (ids: readonly number[]) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'labels-check', ids],
      queryFn: ({ signal }) => checkAll(ids, signal),
      gcTime: 0,
      staleTime: 0,
    }),
  /** Finds the couriers without an order on a manifest of the day (YYYY-MM-DD; null is all days). */
  idle: (couriers: readonly number[], day: string | null) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'idle-couriers', couriers, day],
      queryFn: async ({ signal }) => {
        const counts = await Promise.all(couriers.map((courier) => countCarried(courier, day, signal)))
        return couriers.filter((_, at) => counts[at] === 0)
      },
      staleTime: 0,
    }),
}

/** Statuses on a manifest (decisions: waiting, delivered again, on the way). */
const CARRIED = [STATUS.READY, STATUS.REDELIVERY, STATUS.IN_DELIVERY]

async function countCarried(courier: number, day: string | null, signal: AbortSignal): Promise<number> {
  const due = day ? { delivery_date_from: day, delivery_date_to: day } : {}
  const query = { courier_id: [courier], status_id: [...CARRIED], ...due, per_page: 10 }
  return (await call(orderListEndpoints.list, { query }, signal)).meta.total
}

async function checkAll(ids: readonly number[], signal: AbortSignal): Promise<LabelsCheck> {
  const all: LabelsCheck = { printable: [], refused: [], warnings: [] }
  for (let from = 0; from < ids.length; from += MAX_ORDERS) {
    const { data } = await call(orderPrintEndpoints.check, { body: { order_ids: ids.slice(from, from + MAX_ORDERS) } }, signal)
    all.printable.push(...data.printable)
    all.refused.push(...data.refused)
    all.warnings.push(...data.warnings)
  }
  return all
}

interface Printing {
  readonly ids: readonly number[]
  /** True where the person knows that some orders cannot be printed. */
  readonly skip: boolean
  readonly choice: LabelChoice
}

/** Prints part after part, until one fails. The next sheet begins where the last one ended. */
export function usePrintLabels() {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  return async ({ ids, skip, choice }: Printing) => {
    const parts = labelParts(ids, choice)
    for (const [index, { ids: order_ids, format, start }] of parts.entries()) {
      const label =
        parts.length > 1 ? t('print', 'Labels {part} of {parts}', { part: index + 1, parts: parts.length }) : t('print', 'Labels')
      const isPrinted = await download(orderPrintEndpoints.labels, { body: { order_ids: [...order_ids], format, start, skip } }, { label })
      void ordersChanged(order_ids)
      if (!isPrinted) return
      useLabelChoice.setState({ start: startAfter(order_ids.length, { format, start }) })
    }
  }
}
