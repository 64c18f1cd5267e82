import type { Home } from '@tracklane/contract/home'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Block } from './block.tsx'
import classes from './home.module.css'
import { Tile } from './tile.tsx'

export function PlatformNumbers({ platform }: { platform: NonNullable<Home['platform']> }) {
  const t = useT()
  const format = useFormat()
  return (
    <Block title={t('home', 'Platform')}>
      <dl className={classes.tiles}>
        <Tile label={t('home', 'Organizations')}>{format.number(platform.organizations)}</Tile>
        <Tile label={t('home', 'Countries')}>{format.number(platform.countries)}</Tile>
        <Tile label={t('home', 'Couriers')}>{format.number(platform.couriers)}</Tile>
      </dl>
    </Block>
  )
}
