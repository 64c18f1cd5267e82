import type { CourierQuery } from '#features/courier/courier.api.ts'
import { CourierList } from './courier-list.tsx'
import { useCouriers } from './use-couriers.ts'

interface CourierChoiceProps {
  /** Selects the couriers to choose from, and the day they are asked about. */
  query: CourierQuery
  value: number | null
  onChange: (courierId: number) => void
  /** How many orders this courier would have more that day. */
  takes: (courierId: number) => number
  isDisabled?: boolean | undefined
  /** The search field is where a dialog starts. */
  isFirst?: boolean
}

/** One courier for many orders; nobody is chosen until somebody is. */
export function CourierChoice({ query, takes, ...list }: CourierChoiceProps) {
  const choice = useCouriers({ query, takes })
  return <CourierList choice={choice} day={query.day} takes={takes} {...list} />
}
