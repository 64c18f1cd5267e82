import { Skeleton } from '@mantine/core'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { useT } from '#lib/i18n.ts'
import classes from './numbers.module.css'

const TILES = ['1', '2', '3']
const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

/** The shape of what comes: figures for who sees orders, then a chart, then rows. */
export function NumbersSkeleton({ role }: { role: Role }) {
  const t = useT()
  const seesOrders = mayCall(orderListEndpoints.list, role)
  return (
    <div className={classes.blocks} role="status" aria-label={t('layout', 'Loading')}>
      {seesOrders && <Tiles />}
      {seesOrders && <Tiles />}
      <section>
        <Title />
        <Skeleton height={328} radius="md" />
      </section>
      <div className={classes.columns}>
        <Rows />
        <Rows />
      </div>
    </div>
  )
}

function Title() {
  return <Skeleton height={20} width={160} className={classes.blockHead} />
}

function Tiles() {
  return (
    <section>
      <Title />
      <div className={classes.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} height={108} radius="md" />
        ))}
      </div>
    </section>
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
