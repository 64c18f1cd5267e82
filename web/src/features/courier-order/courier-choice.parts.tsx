import { useEffect } from 'react'
import type { CourierQuery } from '#features/courier/courier.api.ts'
import { CourierList } from './courier-list.tsx'
import { useCouriers } from './use-couriers.ts'

interface CourierChoiceProps {
  /** Selects the couriers to choose from. */
  query: Omit<CourierQuery, 'day'>
  /** The organizations of the orders: who sees several is offered no courier of another one. */
  organizations: readonly number[]
  /** The days (YYYY-MM-DD) on which they would drive, with the orders of each. */
  days: readonly { readonly day: string; readonly orders: readonly { readonly courier_id: number | null }[] }[]
  value: number | null
  onChange: (courierId: number | null) => void
  isDisabled?: boolean | undefined
  /** The search field is where a dialog starts. */
  isFirst?: boolean
}

/** One courier for many orders; nobody is chosen until somebody is, or until somebody is sought: then the first found, so that Enter is enough. */
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
