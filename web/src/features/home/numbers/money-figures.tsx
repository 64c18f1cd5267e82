import type { OrderNumbers, OrderSum } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './numbers.module.css'
import { OrdersLink } from './orders-link.tsx'
import { Tile } from './tile.tsx'

/** What customers owe, what couriers bring, what came in. */
export function MoneyFigures({ orders }: { orders: OrderNumbers }) {
  const t = useT()
  const today = orders.by_day.at(-1)?.day ?? ''
  return (
    <dl className={classes.tiles}>
      <Tile label={t('home', 'Cash on delivery to collect')} note={t('home', 'Of orders in delivery')}>
        <Sums label={t('home', 'Cash on delivery to collect')} sums={orders.expected} filterOf={homeFilters.expected} />
      </Tile>
      <Tile label={t('home', 'Cash on delivery outstanding')} note={t('home', 'Handed over, not marked paid')}>
        <Sums label={t('home', 'Cash on delivery outstanding')} sums={orders.outstanding} filterOf={homeFilters.outstanding} />
      </Tile>
      <Tile label={t('home', 'Collected today')} note={t('home', 'Marked paid since midnight')}>
        <Sums label={t('home', 'Collected today')} sums={orders.collected} filterOf={(code) => homeFilters.collected(today, code)} />
      </Tile>
    </dl>
  )
}

interface SumsProps {
  label: string
  sums: readonly OrderSum[]
  filterOf: (currency_code: string) => OrderFilter
}

/** One line per currency: sums never mix them. */
function Sums({ label, sums, filterOf }: SumsProps) {
  const t = useT()
  const format = useFormat()
  if (sums.length === 0) return '–'
  return sums.map(({ currency_code, total, orders }) => {
    const amount = format.money(total, currency_code)
    const count = t('home', '{count, plural, one {# order} other {# orders}}', { count: orders })
    return (
      <span key={currency_code} className={classes.sum}>
        <OrdersLink filter={filterOf(currency_code)} label={`${label}: ${amount}, ${count}`} className={classes.numberLink}>
          {amount}
        </OrdersLink>
        <span className={classes.sumOrders}>{count}</span>
      </span>
    )
  })
}
