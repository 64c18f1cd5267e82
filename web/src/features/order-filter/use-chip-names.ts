import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { organizationOptions } from '@tracklane/contract/organization-option'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { courierQueries } from '#features/courier/courier.api.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { organizationOptionQueries } from '#features/organization/organization-option.api.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import type { ChipNames } from './order-chips.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

/** Returns the names of a filter's values. A value outside the lists is not visible to this person, and the chip says so. */
export function useChipNames(filter: OrderFilterParts): ChipNames {
  const t = useT()
  const { couriers, subStatuses, countries, organizations, mayNameOrganizations } = useNamed(filter)
  const statusName = useStatusName()
  const format = useFormat()
  const nameIn = (rows: Rows) => (id: number) =>
    rows ? (rows.find((row) => row.id === id)?.name ?? t('filter', '#{id} (not for you to see)', { id: String(id) })) : '…'
  return {
    status: statusName,
    courier: nameIn(couriers),
    country: nameIn(countries),
    organization: mayNameOrganizations ? nameIn(organizations) : (id) => `#${id}`,
    subStatus: nameIn(subStatuses),
    amount: format.amount,
  }
}

/** Counts the values of a link that this person may not see; 0 while unknown. */
export function useUnseen(filter: OrderFilterParts): number {
  const { couriers, subStatuses, countries, organizations } = useNamed(filter)
  const unseen = (ids: readonly number[] = [], rows: Rows) => (rows ? ids.filter((id) => !rows.some((row) => row.id === id)).length : 0)
  return (
    unseen(
      filter.courier_id?.filter((one) => one !== 'none'),
      couriers,
    ) +
    unseen(filter.sub_status_id, subStatuses) +
    unseen(filter.country_id, countries) +
    unseen(filter.organization_id, organizations)
  )
}

type Rows = readonly { readonly id: number; readonly name?: string }[] | undefined

/** Returns the rows of each kind that this person may see; a list is only loaded when the filter has values of it. */
function useNamed(filter: OrderFilterParts) {
  const { role, organization_id } = useProfile()
  const mayNameOrganizations = mayCall(organizationOptions, role)
  const couriers = useQuery({ ...courierQueries.list(), enabled: filter.courier_id !== undefined })
  const statuses = useQuery({ ...orderStatusQueries.list(), enabled: filter.sub_status_id !== undefined })
  const countries = useQuery({ ...countryQueries.list(), enabled: filter.country_id !== undefined })
  const organizations = useQuery({
    ...organizationOptionQueries.list(),
    enabled: filter.organization_id !== undefined && mayNameOrganizations,
  })
  const own: Rows = organization_id === null ? [] : [{ id: organization_id }]
  return {
    mayNameOrganizations,
    couriers: couriers.data,
    subStatuses: statuses.data?.flatMap(({ sub_statuses }) => sub_statuses),
    countries: countries.data,
    organizations: mayNameOrganizations ? organizations.data : own,
  }
}
