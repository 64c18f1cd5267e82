import { useNavigate } from '@tanstack/react-router'
import type { OrderNumbers } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import { ordersPath } from '@tracklane/contract/kit/viewer'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { useProfile } from '#features/auth/auth.api.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { Chart, type ChartPoint, type ChartSeries } from '#ui/chart/chart.tsx'
import { dayPoint } from './day-point.ts'
import classes from './numbers.module.css'
import { OrdersLink, useLeadsToOrders } from './orders-link.tsx'

const EVENTS = ['created', 'delivered', 'rejected'] as const

/** Orders received, delivered and rejected on the last days. A bar leads to its orders, like its number in the table. */
export function OrdersByDay({ orders }: { orders: OrderNumbers }) {
  const t = useT()
  const navigate = useNavigate()
  const leads = useLeadsToOrders()
  const { role } = useProfile()
  const labels = { created: t('home', 'Created'), delivered: t('home', 'Delivered'), rejected: t('home', 'Rejected') }
  const colors = { created: 'neutral', delivered: 'green', rejected: 'red' }
  const series = EVENTS.map((key) => ({ key, label: labels[key], color: `var(--status-${colors[key]}-dot)` }))
  const points = orders.by_day.map(({ day, ...values }) => dayPoint(day, values))

  return (
    <Chart
      title={t('home', 'Orders by day')}
      note={t('home', 'The last 14 days; archived orders count as rejected alone')}
      pointsLabel={t('home', 'Day')}
      series={series}
      points={points}
      renderValue={(point, one) => (
        <CountLink filter={filterOf(point, one)} label={`${one.label}, ${point.label}`} count={point.values[one.key] ?? 0} />
      )}
      {...(leads && { onPick: (point, one) => void navigate({ to: ordersPath({ role }), search: filterOf(point, one) }) })}
    />
  )
}

function filterOf({ key: day }: ChartPoint, { key }: ChartSeries) {
  const event = EVENTS.find((one) => one === key) ?? 'created'
  return homeFilters[event](day)
}

interface CountLinkProps {
  filter: OrderFilter
  /** The counted things. */
  label: string
  count: number
}

/** A number of orders, with a link where there are any. */
function CountLink({ filter, label, count }: CountLinkProps) {
  const text = useFormat().number(count)
  if (count === 0) return <span className={classes.none}>{text}</span>
  return (
    <OrdersLink filter={filter} label={`${label}: ${text}`} className={`${calm.link} ${classes.numberLink}`}>
      {text}
    </OrdersLink>
  )
}
