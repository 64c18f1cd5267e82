import { useQueryClient } from '@tanstack/react-query'
import type { CountryNumbers, OrganizationDetail } from '@tracklane/contract/organization'
import { type Translate, useT } from '#lib/i18n.ts'
import { confirmAction } from '#ui/confirm-dialog.tsx'
import { organizationQueries } from './organization.api.ts'

/** Asks before an organization stops serving countries where it has people, couriers or open orders. Resolves to true where it may. */
export function useLeavingQuestion(organization: OrganizationDetail): (country_ids: readonly number[]) => Promise<boolean> {
  const t = useT()
  const client = useQueryClient()
  const fresh = organizationQueries.detail(organization.id)
  return async (country_ids) => {
    if (lost(organization, country_ids).length === 0) return true
    // The current numbers, where they can be loaded.
    const now = await client.fetchQuery({ ...fresh, staleTime: 0 }).catch(() => organization)
    const left = lost('by_country' in now ? now : organization, country_ids)
    const names = left.map(({ country_name }) => country_name).join(', ')
    return confirmAction({
      title: t('organization', 'Stop serving {countries}?', { countries: names }),
      message: `${left.map((one) => standing(t, one)).join('; ')}. ${t('organization', 'They go on working. New ones are refused there.')}`,
      confirmLabel: t('dialog', 'Save'),
    })
  }
}

/** Returns the removed countries that still have people, couriers or orders. */
function lost({ country_ids: before, by_country }: OrganizationDetail, after: readonly number[]): CountryNumbers[] {
  const serves = (ids: readonly number[], id: number) => ids.length === 0 || ids.includes(id)
  return by_country.filter(({ country_id }) => serves(before, country_id) && !serves(after, country_id))
}

function standing(t: Translate, { country_name, people, couriers, open_orders }: CountryNumbers): string {
  return t(
    'organization',
    '{country}: {people, plural, one {# person} other {# people}}, {couriers, plural, one {# courier} other {# couriers}}, {orders, plural, one {# open order} other {# open orders}}',
    { country: country_name, people, couriers, orders: open_orders },
  )
}
