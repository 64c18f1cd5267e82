import { useQuery } from '@tanstack/react-query'
import type { LogSubject } from '#features/model-log/model-log.store.ts'
import { orderQueries } from '#features/order/order.api.ts'

/** Currency of the amounts in a row's log; settled when it is known, or will not be. */
export function useCurrencyOf(entity: LogSubject, id: number): { code: string | undefined; isSettled: boolean } {
  const isOrder = entity === 'order'
  const order = useQuery({ ...orderQueries.detail(id), enabled: isOrder })
  return { code: isOrder ? order.data?.currency_code : undefined, isSettled: !isOrder || !order.isPending }
}
