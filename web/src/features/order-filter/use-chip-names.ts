import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { courierQueries } from '#features/courier/courier.api.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { useT } from '#lib/i18n.ts'
import type { ChipNames } from './order-chips.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

/** The lists are only asked for when a chip needs a name out of them. What is in none of them is not for this person to see, and the chip says so. */
export function useChipNames(filter: OrderFilterParts): ChipNames {
  const t = useT()
  const mayName = mayCall(organizationEndpoints.options, useProfile().role)
  const couriers = useQuery({ ...courierQueries.list(), enabled: filter.courier_id !== undefined })
  const statuses = useQuery({ ...orderStatusQueries.list(), enabled: filter.sub_status_id !== undefined })
  const countries = useQuery({ ...countryQueries.list(), enabled: filter.country_id !== undefined })
  const organizations = useQuery({ ...organizationQueries.list(), enabled: filter.organization_id !== undefined && mayName })
  const statusName = useStatusName()
  const nameIn = (rows: readonly { readonly id: number; readonly name: string }[] | undefined) => (id: number) =>
    rows ? (rows.find((row) => row.id === id)?.name ?? t('filter', '#{id} (not for you to see)', { id: String(id) })) : '…'
  return {
    status: statusName,
    courier: nameIn(couriers.data),
    country: nameIn(countries.data),
    organization: mayName ? nameIn(organizations.data) : (id) => `#${id}`,
    subStatus: nameIn(statuses.data?.flatMap(({ sub_statuses }) => sub_statuses)),
  }
}
