import type { WithoutLogist as Row } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import { BarRows } from './bar-rows.tsx'
import { Block } from './block.tsx'

/** Open orders that no logist sees: their organization has none in their country. */
export function WithoutLogist({ rows }: { rows: readonly Row[] }) {
  const t = useT()
  const isOfAll = seesEveryOrganization(useProfile())
  if (rows.length === 0) return null
  const bars = rows.map(({ organization_id, organization, country_id, country_name, total }) => ({
    key: `${organization_id} ${country_id}`,
    name: isOfAll ? `${country_name} · ${organization}` : country_name,
    total,
    color: 'red' as const,
    filter: { ...homeFilters.openIn(country_id), ...(isOfAll && { organization_id: [organization_id] }) },
  }))
  return (
    <Block title={t('home', 'Orders in a country without a logist')} note={t('home', 'Nobody sees them at work')}>
      <BarRows rows={bars} />
    </Block>
  )
}
