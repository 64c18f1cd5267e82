import { useQuery } from '@tanstack/react-query'
import { countryQueries } from '#features/country/country.api.ts'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { useT } from '#lib/i18n.ts'

interface FlowOwner {
  readonly organization_id?: number | null | undefined
  readonly country_id?: number | null | undefined
}

/** Names the organization and country of a flow, or all of them. Empty until the names have come. */
export function useFlowPlace() {
  const t = useT()
  const organizations = useQuery(organizationQueries.list()).data
  const countries = useQuery(countryQueries.list()).data
  const nameIn = (rows: readonly { id: number; name: string }[] | undefined, id: number) => rows?.find((row) => row.id === id)?.name ?? ''
  const organizationOf = ({ organization_id }: FlowOwner) =>
    organization_id == null ? t('flow_editor', 'Every organization') : nameIn(organizations, organization_id)
  const countryOf = ({ country_id }: FlowOwner) => (country_id == null ? t('flow_editor', 'Every country') : nameIn(countries, country_id))
  return { organizationOf, countryOf, placeOf: (place: FlowOwner) => [organizationOf(place), countryOf(place)].filter(Boolean).join(' · ') }
}
