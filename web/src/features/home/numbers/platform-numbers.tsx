import type { Home } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { BarRows } from './bar-rows.tsx'
import { Block } from './block.tsx'
import { Tile, Tiles } from './tile.tsx'

export function PlatformNumbers({ platform }: { platform: NonNullable<Home['platform']> }) {
  const t = useT()
  const format = useFormat()
  const organizations = platform.by_organization.map(({ organization_id: key, name, total }) => ({
    key,
    name,
    total,
    filter: { ...homeFilters.open(), organization_id: [key] },
  }))
  return (
    <>
      <Block title={t('home', 'Platform')}>
        <Tiles label={t('home', 'Platform')}>
          <Tile label={t('home', 'Organizations')}>{format.number(platform.organizations)}</Tile>
          <Tile label={t('home', 'Countries')}>{format.number(platform.countries)}</Tile>
          <Tile label={t('home', 'Couriers')}>{format.number(platform.couriers)}</Tile>
        </Tiles>
      </Block>
      {organizations.length > 0 && (
        <Block title={t('home', 'Open orders by organization')}>
          <BarRows rows={organizations} />
        </Block>
      )}
    </>
  )
}
