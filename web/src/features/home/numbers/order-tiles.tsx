import { useQuery } from '@tanstack/react-query'
import type { OrderSum } from '@tracklane/contract/currency'
import { type HomeTrendDay, type OrderNumbers, REJECTED_DAYS } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { homeQueries } from '#features/home/home.api.ts'
import { useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { FinanceLink } from './finance-link.tsx'
import { currenciesOf, type Money, MoneyTable } from './money-table.tsx'
import classes from './tile.module.css'
import { Tile, Tiles } from './tile.tsx'

/** Orders that need a look today: each tile has a number, a link to its orders and the last seven days. */
export function OrderTiles({ orders }: { orders: OrderNumbers }) {
  const t = useT()
  const trend = useQuery(homeQueries.trend()).data
  const [today = ''] = orders.by_day.slice(-1).map(({ day }) => day)
  const money: Money[] = [
    { label: t('home', 'Cash to collect'), sums: orders.expected, filterOf: homeFilters.expected, money: 'expected' },
    { label: t('home', 'Cash outstanding'), sums: orders.outstanding, filterOf: homeFilters.outstanding, money: 'outstanding' },
    {
      label: t('home', 'Collected today'),
      sums: orders.collected,
      filterOf: (code) => homeFilters.collected(today, code),
      money: 'collected',
    },
  ]
  const isOne = currenciesOf(money).length < 2
  return (
    <Tiles label={t('home', 'Figures')} after={isOne ? <FinanceLink /> : <MoneyTable money={money} />}>
      <CountTile
        label={t('home', 'Late')}
        count={orders.late}
        trend={trend?.map(({ late }) => late)}
        filter={homeFilters.late()}
        isAlarming
      />
      <CountTile
        label={t('home', 'Without courier')}
        count={orders.without_courier}
        trend={trend?.map(({ without_courier }) => without_courier)}
        filter={homeFilters.withoutCourier()}
      />
      <RejectedTile orders={orders} />
      {isOne && money.map((one) => <MoneyTile key={one.money} trend={trend} {...one} />)}
    </Tiles>
  )
}

interface CountTileProps {
  label: string
  count: number
  trend: readonly number[] | undefined
  filter: OrderFilter
  isAlarming?: boolean
}

function CountTile({ label, count, trend, filter, isAlarming = false }: CountTileProps) {
  const t = useT()
  const format = useFormat()
  const [then] = trend ?? []
  return (
    <Tile
      label={label}
      note={then === undefined ? undefined : changeText(t, count - then)}
      filter={filter}
      trend={trend && [...trend.slice(0, -1), count]}
      isAlarming={isAlarming && count > 0}
    >
      {format.number(count)}
    </Tile>
  )
}

function changeText(t: Translate, change: number): string {
  if (change === 0) return t('home', 'As many as 7 days ago')
  if (change > 0) return t('home', '{count, number} more than 7 days ago', { count: change })
  return t('home', '{count, number} fewer than 7 days ago', { count: -change })
}

function RejectedTile({ orders: { by_day, rejected_total, rejected_rate } }: { orders: OrderNumbers }) {
  const t = useT()
  const format = useFormat()
  const days = by_day.slice(-REJECTED_DAYS)
  const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day]
  const rejected = days.map((day) => day.rejected)
  const rate = rejected_rate === null ? '–' : format.percent(rejected_rate)
  return (
    <Tile
      label={t('home', 'Rejected in 7 days')}
      note={t('home', '{rate} of all that ended', { rate })}
      filter={homeFilters.rejected(first, last)}
      trend={rejected}
    >
      {format.number(rejected_total)}
    </Tile>
  )
}

interface MoneyTileProps extends Money {
  trend: readonly HomeTrendDay[] | undefined
}

/** The sum of one currency; several currencies are in a table. */
function MoneyTile({ label, sums, filterOf, trend, money }: MoneyTileProps) {
  const t = useT()
  const [only] = sums
  if (!only)
    return (
      <Tile label={label} note={t('home', 'No orders')} filter={filterOf()} trend={valuesOf(trend, money)}>
        –
      </Tile>
    )
  return (
    <Tile label={label} note={ordersText(t, only.orders)} filter={filterOf(only.currency_code)} trend={valuesOf(trend, money, only)}>
      <Amount {...only} />
    </Tile>
  )
}

/** Returns the sum of one currency on each day and now; floats are exact enough for a line. */
function valuesOf(trend: readonly HomeTrendDay[] | undefined, money: Money['money'], now?: OrderSum): number[] | undefined {
  const code = now?.currency_code ?? trend?.flatMap((day) => day[money])[0]?.currency_code
  const values = trend?.map((day) => Number(day[money].find(({ currency_code }) => currency_code === code)?.total ?? 0))
  return values && [...values.slice(0, -1), Number(now?.total ?? 0)]
}

function Amount({ currency_code, total }: OrderSum) {
  const format = useFormat()
  const amount = format.amount(total)
  return (
    <>
      {amount}
      <span className={classes.unit}>{currency_code}</span>
    </>
  )
}

function ordersText(t: Translate, count: number): string {
  return t('home', '{count, plural, one {# order} other {# orders}}', { count })
}
