import { Skeleton } from '@mantine/core'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { useT } from '#lib/i18n.ts'
import classes from './numbers.module.css'
import tileClasses from './tile.module.css'
import { Tiles } from './tile.tsx'

const TILES = ['1', '2', '3', '4', '5', '6']
const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

/** A placeholder: the bar and the figures for people who see orders, then a list and a chart. */
export function NumbersSkeleton({ role }: { role: Role }) {
  const t = useT()
  const seesOrders = mayCall(orderListEndpoints.list, role)
  return (
    <div className={classes.blocks} role="status" aria-label={t('layout', 'Loading')}>
      {seesOrders && <Skeleton height={117} radius="md" />}
      {seesOrders && (
        <Tiles label={t('layout', 'Loading')} after={role === 'logist' && <div className={tileClasses.more} />}>
          {TILES.map((tile) => (
            <Skeleton key={tile} height={124} radius="md" />
          ))}
        </Tiles>
      )}
      <div className={seesOrders ? classes.work : undefined}>
        {seesOrders && <Rows />}
        <section>
          <Title />
          <Skeleton height={328} radius="md" />
        </section>
      </div>
      {!seesOrders && (
        <div className={classes.columns}>
          <Rows />
          <Rows />
        </div>
      )}
    </div>
  )
}

function Title() {
  return (
    <div className={classes.blockHead}>
      <Skeleton height={20} width={160} />
    </div>
  )
}

function Rows() {
  return (
    <section>
      <Title />
      <div className={classes.list}>
        {ROWS.map((row) => (
          <div key={row} className={classes.row}>
            <Skeleton height={16} width="30%" />
            <Skeleton height={16} width={48} />
          </div>
        ))}
      </div>
    </section>
  )
}
