import { useQuery } from '@tanstack/react-query'
import type { CourierListRow } from '@tracklane/contract/courier'
import { hasWords } from '@tracklane/contract/kit/word-search'
import { useMemo, useState } from 'react'
import { type CourierQuery, courierQueries } from '#features/courier/courier.api.ts'
import { bestFirst } from './courier-load.rules.ts'

interface CouriersAsked {
  /** Selects the couriers to choose from, and the day they are asked about. */
  readonly query: CourierQuery
  /** How many orders this courier would have more that day. */
  readonly takes: (courierId: number) => number
}

/** The couriers that a search finds, best first. */
export function useCouriers({ query, takes }: CouriersAsked) {
  const [search, setSearch] = useState('')
  const couriers = useQuery(courierQueries.list(query))
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the order in which they came, a choice that counts them anew must not shuffle them
  const sorted = useMemo(() => bestFirst(couriers.data ?? [], takes), [couriers.data])
  return { couriers, found: matching(sorted, search), search, setSearch }
}

export type CouriersFound = ReturnType<typeof useCouriers>

function matching(couriers: readonly CourierListRow[], search: string): CourierListRow[] {
  return couriers.filter((courier) => hasWords(search, [courier.name]))
}
