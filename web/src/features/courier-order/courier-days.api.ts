import { queryOptions } from '@tanstack/react-query'
import { courierEndpoints } from '@tracklane/contract/courier'
import { type CourierQuery, courierQueries } from '#features/courier/courier.api.ts'
import { call } from '#lib/http.ts'

/** Returns a query per day (YYYY-MM-DD) with the couriers to choose from, in the order of the days. */
export function couriersOnDays(query: Omit<CourierQuery, 'day'>, days: readonly string[]) {
  const onDay = async (day: string, signal: AbortSignal) =>
    (await call(courierEndpoints.options, { query: { ...query, day } }, signal)).data
  return queryOptions({
    queryKey: [...courierQueries.all(), 'on-days', query, days],
    queryFn: ({ signal }) => Promise.all(days.map((day) => onDay(day, signal))),
    staleTime: 30_000,
  })
}
