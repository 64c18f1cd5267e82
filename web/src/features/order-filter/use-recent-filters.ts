import { OrderFilter } from '@tracklane/contract/order-filter'
import { useMemo } from 'react'
import { z } from 'zod'
import { useProfile } from '#features/auth/auth.api.ts'
import { dataKey, useData } from '#lib/persisted.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

/** The number of filters kept per person and screen. */
const MAX_KEPT = 5

const Stored = z.array(OrderFilter.omit({ id: true })).catch([])

/** Keeps the last complex filters of a person on this screen, newest first: several parts, or a list of track numbers. */
export function useRecentFilters({ route, component }: { route: string; component: string }) {
  const { id } = useProfile()
  const key = dataKey(id, route, component)
  const stored = useData((state) => state.complex_filters[key])
  const filters = useMemo(() => Stored.parse(stored ?? []), [stored])

  const keep = (filter: OrderFilterParts) => {
    if (!isComplex(filter)) return
    const others = filters.filter((one) => !isSame(one, filter))
    useData.setState(({ complex_filters }) => ({ complex_filters: { ...complex_filters, [key]: [filter, ...others].slice(0, MAX_KEPT) } }))
  }
  return { filters, keep }
}

function isComplex(filter: OrderFilterParts): boolean {
  return (filter.track?.length ?? 0) > 1 || partsOf(filter).length > 1
}

function isSame(one: OrderFilterParts, other: OrderFilterParts): boolean {
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other))
}

function partsOf(filter: OrderFilterParts): [string, unknown][] {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
}

/** Returns a change that replaces the current filter by another one. */
export function insteadOf(now: OrderFilterParts, filter: OrderFilterParts): Partial<OrderFilterParts> {
  return { ...Object.fromEntries(Object.keys(now).map((part) => [part, undefined])), ...filter }
}
