import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { restorers } from '@tracklane/contract/order'
import { useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { courierQueries } from '#features/courier/courier.api.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { organizationOptionQueries } from '#features/organization/organization-option.api.ts'
import { useT } from '#lib/i18n.ts'
import type { FilterKind } from '#ui/filters/filter-kind.ts'
import {
  archivedAndDeletedKinds,
  countryKind,
  deliveryKinds,
  moneyKinds,
  orderKinds,
  organizationKind,
  timeKinds,
} from './order-filter-kinds.tsx'
import type { OrderFilterParts } from './order-filter-parts.ts'

type Kind = FilterKind<OrderFilterParts>

/** Returns all filters of orders that this person may use. */
export function useOrderFilterKinds(withGone: boolean): readonly Kind[] {
  const t = useT()
  const { role, country_id } = useProfile()
  const statusName = useStatusName()
  const statuses = useQuery(orderStatusQueries.list()).data
  const couriers = useQuery(courierQueries.list()).data
  const isOfAll = seesEveryOrganization({ role })
  const organizations = useQuery({ ...organizationOptionQueries.list(), enabled: isOfAll }).data
  const countries = useQuery(countryQueries.list()).data
  return useMemo(() => {
    const owned = ownedIn(organizations)
    const reasons = (statuses ?? []).flatMap(({ id, sub_statuses }) =>
      sub_statuses.map((sub) => ({ ...owned(sub), group: statusName(id) })),
    )
    const states = (statuses ?? []).map(({ id }) => ({ value: id, label: statusName(id) }))
    return [
      ...(isOfAll ? [organizationKind(t, organizations ?? [])] : []),
      ...orderKinds(t, { states, reasons }),
      ...(withGone ? archivedAndDeletedKinds(t, mayCall({ access: restorers }, role)) : []),
      ...deliveryKinds(t, (couriers ?? []).map(owned)),
      ...(country_id === null ? [countryKind(t, countries ?? [])] : []),
      ...moneyKinds(t, [...new Set((countries ?? []).map(({ currency_code }) => currency_code))].sort()),
      ...timeKinds(t),
    ]
  }, [t, role, country_id, statusName, statuses, couriers, countries, organizations, isOfAll, withGone])
}

interface Owned {
  readonly id: number
  readonly name: string
  readonly organization_id: number | null
}

/** Adds the owner to a name: two organizations may use equal names, and some people see all organizations. */
function ownedIn(organizations: readonly { readonly id: number; readonly name: string }[] | undefined) {
  return ({ id, name, organization_id }: Owned) => {
    const owner = organizations?.find((one) => one.id === organization_id)?.name
    return { value: id, label: owner ? `${name} · ${owner}` : name, organization_id }
  }
}
