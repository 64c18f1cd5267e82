import { useQuery } from '@tanstack/react-query'
import { countryQueries } from '#features/country/country.api.ts'
import { courierQueries } from '#features/courier/courier.api.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import type { ChipNames } from './order-chips.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

/** The lists are only asked for when a chip needs a name out of them. */
export function useChipNames(filter: OrderFilterParts): ChipNames {
  const couriers = useQuery({ ...courierQueries.list(), enabled: filter.courier_id !== undefined })
  const statuses = useQuery({ ...orderStatusQueries.list(), enabled: filter.sub_status_id !== undefined })
  const countries = useQuery({ ...countryQueries.list(), enabled: filter.country_id !== undefined })
  const statusName = useStatusName()
  return {
    status: statusName,
    courier: (id) => couriers.data?.find((courier) => courier.id === id)?.name ?? `#${id}`,
    country: (id) => countries.data?.find((country) => country.id === id)?.name ?? `#${id}`,
    subStatus: (id) => statuses.data?.flatMap((status) => status.sub_statuses).find((one) => one.id === id)?.name ?? `#${id}`,
  }
}
