import { useEffect } from 'react'
import type { CourierQuery } from '#features/courier/courier.api.ts'
import { CourierList } from './courier-list.tsx'
import { useCouriers } from './use-couriers.ts'

interface CourierChoiceProps {
  /** Selects the couriers to choose from, and the day they are asked about. */
  query: CourierQuery
  value: number | null
  onChange: (courierId: number | null) => void
  /** How many orders this courier would have more that day. */
  takes: (courierId: number) => number
  isDisabled?: boolean | undefined
  /** The search field is where a dialog starts. */
  isFirst?: boolean
}

/** One courier for many orders; nobody is chosen until somebody is, or until somebody is sought: then the first found, so that Enter is enough. */
export function CourierChoice({ query, takes, ...list }: CourierChoiceProps) {
  const { value, onChange } = list
  const choice = useCouriers({ query, takes })
  const { found, search, couriers } = choice
  const isOther = search.trim() !== '' && couriers.isSuccess && !found.some(({ id }) => id === value)
  const first = found[0]?.id ?? null
  useEffect(() => {
    if (isOther && first !== value) onChange(first)
  })
  return <CourierList choice={choice} day={query.day} takes={takes} {...list} />
}
