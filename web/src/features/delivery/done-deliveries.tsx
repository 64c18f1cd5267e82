import { Button } from '@mantine/core'
import { type Order, PAYMENT_TYPE } from '@tracklane/contract/order'
import { HANDED_OVER_STATUSES, isStatusId, STATUS } from '@tracklane/contract/order-status'
import { useProfile } from '#features/auth/auth.api.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { formatDate, formatWeekdayTime, useFormat } from '#lib/format.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import { doneAt } from './courier-days.rules.ts'
import classes from './courier-home.module.css'
import { NotMade } from './not-made.tsx'
import { useMakeMove } from './use-make-move.ts'

/** Finished orders, folded, for looking something up. */
export function DoneDeliveries({ orders, now }: { orders: readonly Order[]; now: Date }) {
  const t = useT()
  return (
    <section aria-label={t('delivery', 'Done today')}>
      <details className={classes.done}>
        <summary>
          {t('delivery', 'Done today')} <span className={classes.count}>{orders.length}</span>
        </summary>
        <ul className={classes.orders}>
          {orders.map((order) => (
            <DoneDelivery key={order.id} order={order} now={now} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function DoneDelivery({ order, now }: { order: Order; now: Date }) {
  const { money } = useFormat()
  const language = useLanguage()
  return (
    <li className={classes.doneOrder}>
      <div className={classes.doneLine}>
        <strong>{order.customer_full_name}</strong>
        <StatusChip id={order.status_id} />
      </div>
      <p>{order.customer_address}</p>
      <div className={classes.doneLine}>
        <span className={classes.track}>{order.track}</span>
        <span className={classes.figures}>
          {momentOf(language, doneAt(order), now)}
          {isCashTaken(order) && ` · ${money(order.total, order.currency_code)}`}
        </span>
      </div>
      {order.sub_status && <p>{order.sub_status}</p>}
      {mayGoBack(order) && <Undo order={order} />}
    </li>
  )
}

/** Returns the time, with its day unless that is today: an order may have waited for a new day since then. */
function momentOf(language: string, iso: string, now: Date): string {
  const isToday = formatDate(iso, 'onlyDate') === formatDate(now.toISOString(), 'onlyDate')
  return isToday ? formatDate(iso, 'onlyTime') : formatWeekdayTime(language, iso, now.getTime())
}

/** Takes back the outcome: the order is in delivery again. */
function Undo({ order }: { order: Order }) {
  const t = useT()
  const move = useMakeMove(useProfile(), () => {})
  const { status_id } = order
  const undo = () => {
    if (!isStatusId(status_id)) return
    move.mutate({ order_id: order.id, track: order.track, to: STATUS.IN_DELIVERY, body: { from_status_id: status_id } })
  }
  return (
    <>
      {move.error && <NotMade error={move.error} />}
      <Button
        variant="default"
        size="md"
        aria-label={t('delivery', 'Undo: {track}', { track: order.track })}
        loading={move.isPending}
        onClick={undo}
      >
        {t('dialog', 'Undo')}
      </Button>
    </>
  )
}

/** Returns whether the flow lets this courier correct a mis-tap. */
function mayGoBack({ transitions }: Order): boolean {
  return transitions.some(({ status_id, requires }) => status_id === STATUS.IN_DELIVERY && requires.length === 0)
}

/** Returns whether money changed hands at the door; only then an amount is shown. */
function isCashTaken({ payment_type, status_id }: Order): boolean {
  const handedOver: readonly number[] = HANDED_OVER_STATUSES
  return payment_type === PAYMENT_TYPE.COD && handedOver.includes(status_id)
}
