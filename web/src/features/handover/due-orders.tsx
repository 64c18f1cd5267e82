import type { OrderRow } from '@tracklane/contract/order'
import { type MouseEvent, useRef } from 'react'
import { formatDate, useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { CheckBox } from '#ui/check-box.tsx'
import classes from './handover.module.css'

interface DueOrdersProps {
  orders: readonly OrderRow[]
  ids: ReadonlySet<number>
  onPress: (press: { id: number; isOn: boolean; from?: number | undefined }) => void
  onAll: (isOn: boolean) => void
}

/** The orders of a courier with checkboxes; Shift ticks everything between two. */
export function DueOrders({ orders, ids, onPress, onAll }: DueOrdersProps) {
  const t = useT()
  const last = useRef<number>(undefined)
  const ticked = orders.filter(({ id }) => ids.has(id)).length
  const press = (id: number) => (event: MouseEvent<HTMLInputElement>) => {
    const from = event.shiftKey ? last.current : undefined
    last.current = id
    onPress({ id, isOn: event.currentTarget.checked, from })
  }
  if (orders.length === 0) return <p className={classes.none}>{t('finance', 'No order of this courier fits.')}</p>
  return (
    <div className={classes.due}>
      <div className={classes.dueHead}>
        <CheckBox
          areaClassName={classes.all}
          checked={ticked === orders.length}
          isPartly={ticked > 0 && ticked < orders.length}
          onChange={(event) => onAll(event.currentTarget.checked)}
        >
          <span>{t('finance', 'All {count, number}', { count: orders.length })}</span>
        </CheckBox>
        <span className={classes.customer}>{t('finance', 'Customer')}</span>
        <span className={classes.day}>{t('finance', 'Delivered')}</span>
        <span className={classes.amount}>{t('finance', 'Amount')}</span>
      </div>
      <ul className={classes.rows}>
        {orders.map((order, index) => (
          <li key={order.id} data-first-of-currency={index > 0 && orders[index - 1]?.currency_code !== order.currency_code}>
            <CheckBox areaClassName={classes.row} checked={ids.has(order.id)} onClick={press(order.id)} onChange={() => undefined}>
              <DueOrder order={order} />
            </CheckBox>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DueOrder({ order }: { order: OrderRow }) {
  const format = useFormat()
  return (
    <>
      <span className={classes.track}>{order.track}</span>
      <span className={classes.customer}>{order.customer_full_name}</span>
      <span className={classes.day}>{formatDate(order.delivered_at, 'onlyDayMonth')}</span>
      <span className={classes.amount}>{format.money(order.total, order.currency_code)}</span>
    </>
  )
}
