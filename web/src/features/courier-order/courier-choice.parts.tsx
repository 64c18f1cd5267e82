import { useEffect } from 'react'
import type { CourierQuery } from '#features/courier/courier.api.ts'
import { CourierList } from './courier-list.tsx'
import { useCouriers } from './use-couriers.ts'

interface CourierChoiceProps {
  /** Selects the offered couriers. */
  query: Omit<CourierQuery, 'day'>
  /** The organizations of the orders: a person who sees several is offered only their couriers. */
  organizations: readonly number[]
  /** The days (YYYY-MM-DD) of delivery, with the orders of each. */
  days: readonly { readonly day: string; readonly orders: readonly { readonly courier_id: number | null }[] }[]
  value: number | null
  onChange: (courierId: number | null) => void
  isDisabled?: boolean | undefined
  /** True where a dialog starts in the search field. */
  isFirst?: boolean
}

/** One courier for many orders. Nobody is chosen at first; after a search it is the first result, so that Enter is enough. */
export function CourierChoice({ query, organizations, days, ...list }: CourierChoiceProps) {
  const { value, onChange } = list
  const taking = days.map(({ day, orders }) => ({
    day,
    takes: (id: number) => orders.filter(({ courier_id }) => courier_id !== id).length,
  }))
  const choice = useCouriers({ query, organizations, days: taking })
  const { found, search, couriers } = choice
  const isOther = search.trim() !== '' && couriers.isSuccess && !found.some(({ id }) => id === value)
  const first = found[0]?.id ?? null
  useEffect(() => {
    if (isOther && first !== value) onChange(first)
  })
  return <CourierList choice={choice} days={days.map(({ day }) => day)} {...list} />
}
