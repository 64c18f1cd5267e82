import { Skeleton } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import classes from './home.module.css'

const TILES = ['open', 'late', 'sums', 'rate']
const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The shape of what comes. */
export function HomeSkeleton() {
  const t = useT()
  return (
    <div className={classes.blocks} role="status" aria-label={t('layout', 'Loading')}>
      <div className={classes.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} height={104} radius="md" />
        ))}
      </div>
      <div className={classes.list}>
        {ROWS.map((row) => (
          <div key={row} className={classes.row}>
            <Skeleton height={16} width="30%" />
            <Skeleton height={16} width={48} />
          </div>
        ))}
      </div>
    </div>
  )
}
