import { queryOptions } from '@tanstack/react-query'
import type { Profile } from '@tracklane/contract/auth'
import { Deliveries, deliveryEndpoints } from '@tracklane/contract/delivery'
import type { Order } from '@tracklane/contract/order'
import { z } from 'zod'
import { authQueries } from '#features/auth/auth.api.ts'
import { personKey } from '#features/auth/same-person.rules.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'
import { keptAnswer } from '#lib/kept-answer.ts'
import { queryClient } from '#lib/query-client.ts'

const KeptDeliveries = Deliveries.omit({ now: true }).extend({
  /** Milliseconds by which the server's clock is ahead of the phone's. */
  clock_offset: z.number(),
})
export type KeptDeliveries = z.output<typeof KeptDeliveries>

const kept = keptAnswer('deliveries', KeptDeliveries)

export const deliveryQueries = {
  /** A key below the orders, so that it becomes stale together with them. */
  key: () => [...orderQueries.all(), 'deliveries'] as const,
  /** Begins with the kept day of that person, so that it is there without a network. */
  day: (profile: Profile) =>
    queryOptions({
      queryKey: deliveryQueries.key(),
      queryFn: async ({ signal }) => {
        await showKept(profile)
        return keepDay(profile, toDay((await call(deliveryEndpoints.deliveries, {}, signal)).data))
      },
      staleTime: 0, // a kept day is never fresh, however young
      refetchOnWindowFocus: true, // a sleeping phone hears no events
      meta: { silent: true, live: true }, // the screen shows the age itself
    }),
}

/** Shows the last known day while the server is asked. */
async function showKept(profile: Profile): Promise<void> {
  if (queryClient.getQueryData(deliveryQueries.key())) return
  const day = await kept.find(personKey(profile))
  if (day && isThere(personKey(profile))) queryClient.setQueryData(deliveryQueries.key(), day.data, { updatedAt: day.at })
}

function toDay({ now, orders, reasons }: Deliveries): KeptDeliveries {
  return { orders, reasons, clock_offset: Date.parse(now) - Date.now() }
}

/** Keeps the day, unless the person has left while the answer was on its way. */
function keepDay(profile: Profile, day: KeptDeliveries, at?: number): KeptDeliveries {
  if (!profile.impersonator && isThere(personKey(profile))) void kept.keep(personKey(profile), day, at)
  return day
}

/** Returns whether the person of that key is signed in. */
export function isThere(person: string): boolean {
  const now = queryClient.getQueryData(authQueries.profile().queryKey)
  return now ? personKey(now) === person : false
}

/** Takes over the server's answer about one order before the day is loaded again. */
export function takeOrder(order: Order): void {
  const profile = queryClient.getQueryData(authQueries.profile().queryKey)
  const state = queryClient.getQueryState<KeptDeliveries>(deliveryQueries.key())
  if (!profile || !state?.data) return
  const day = { ...state.data, orders: state.data.orders.map((one) => (one.id === order.id ? order : one)) }
  queryClient.setQueryData(deliveryQueries.key(), keepDay(profile, day, state.dataUpdatedAt), { updatedAt: state.dataUpdatedAt })
}
