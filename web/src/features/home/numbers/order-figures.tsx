import type { OrderNumbers } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import { OPEN_STATUSES, STATUS } from '@tracklane/contract/order-status'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { CountLink } from './count-link.tsx'
import classes from './numbers.module.css'
import { Tile } from './tile.tsx'

/** Where the orders stand, in three figures. */
export function OrderFigures({ orders }: { orders: OrderNumbers }) {
  const t = useT()
  const format = useFormat()
  const totalOf = (ids: readonly number[]) =>
    orders.by_status.filter(({ status_id }) => ids.includes(status_id)).reduce((sum, { total }) => sum + total, 0)

  return (
    <dl className={classes.tiles}>
      <Tile label={t('home', 'Open orders')} note={t('home', 'Not yet delivered, rejected or returned')}>
        <CountLink filter={homeFilters.open()} label={t('home', 'Open orders')} count={totalOf(OPEN_STATUSES)} />
      </Tile>
      <Tile label={t('home', 'Late deliveries')} note={t('home', 'The delivery window has passed')}>
        <span className={orders.late > 0 ? classes.late : undefined}>
          <CountLink filter={homeFilters.late()} label={t('home', 'Late deliveries')} count={orders.late} />
        </span>
      </Tile>
      <Tile
        label={t('home', 'Rejected orders')}
        note={t('home', '{rate} of the orders that came to an end', {
          rate: orders.rejected_rate === null ? '–' : format.percent(orders.rejected_rate),
        })}
      >
        <CountLink filter={homeFilters.status(STATUS.REJECTED)} label={t('home', 'Rejected orders')} count={totalOf([STATUS.REJECTED])} />
      </Tile>
    </dl>
  )
}
