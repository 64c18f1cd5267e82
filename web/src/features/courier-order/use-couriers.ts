import { useQuery } from '@tanstack/react-query'
import type { CourierListRow } from '@tracklane/contract/courier'
import { hasWords } from '@tracklane/contract/kit/word-search'
import { useMemo, useState } from 'react'
import type { CourierQuery } from '#features/courier/courier.api.ts'
import { couriersOnDays } from './courier-days.api.ts'
import { bestFirst, fullestDay } from './courier-load.rules.ts'

/** A day of delivery. */
export interface CourierDay {
  /** YYYY-MM-DD. */
  readonly day: string
  /** Returns how many additional orders this courier would have that day. */
  readonly takes: (courierId: number) => number
}

/** A courier with the figures of the fullest day. */
export interface CourierOnDay extends CourierListRow {
  readonly day: string
  readonly takes: number
}

interface CouriersAsked {
  /** Selects the offered couriers. */
  readonly query: Omit<CourierQuery, 'day'>
  /** Offers only couriers of these organizations; all by default. */
  readonly organizations?: readonly number[] | undefined
  /** At least one day. */
  readonly days: readonly CourierDay[]
}

/** Finds couriers by a search, each with the fullest of the days, the best first. */
export function useCouriers({ query, organizations, days }: CouriersAsked) {
  const [search, setSearch] = useState('')
  const couriers = useQuery(
    couriersOnDays(
      query,
      days.map(({ day }) => day),
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the order in which they came, a choice that counts them anew must not shuffle them
  const sorted = useMemo(() => {
    const lists = couriers.data ?? []
    const onDays = (id: number) => lists.flatMap((rows, at) => rowOn(rows, id, days[at]))
    return bestFirst((lists[0] ?? []).flatMap(({ id }) => fullestDay(onDays(id)) ?? []))
  }, [couriers.data])
  const own = organizations ? sorted.filter(({ organization_id }) => organizations.includes(organization_id)) : sorted
  return { couriers, found: matching(own, search), search, setSearch }
}

export type CouriersFound = ReturnType<typeof useCouriers>

function rowOn(rows: readonly CourierListRow[], id: number, on: CourierDay | undefined): CourierOnDay[] {
  const row = rows.find((one) => one.id === id)
  return row && on ? [{ ...row, day: on.day, takes: on.takes(id) }] : []
}

function matching(couriers: readonly CourierOnDay[], search: string): CourierOnDay[] {
  return couriers.filter((courier) => hasWords(search, [courier.name]))
}
