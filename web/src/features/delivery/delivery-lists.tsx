import { addMoney } from '@tracklane/contract/kit/money'
import { Id } from '@tracklane/contract/kit/page'
import type { Order } from '@tracklane/contract/order'
import type { StatusChange } from '@tracklane/contract/order-move'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { amountDue } from '#features/order/order-payment.rules.ts'
import { useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { useFilter } from '#lib/search.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { part } from '#ui/part.ts'
import { type CourierDay, courierDays, doneAt, isHandled } from './courier-days.rules.ts'
import classes from './courier-home.module.css'
import type { KeptDeliveries } from './delivery.api.ts'
import { DeliveryCard } from './delivery-card.tsx'
import { DoneDeliveries } from './done-deliveries.tsx'
import { LostMoves } from './lost-moves.tsx'
import type { OutgoingEntry } from './outgoing-moves.api.ts'

const loadSheet = () => import('./move-sheet.tsx')
const MoveSheet = part(() => loadSheet().then((module) => ({ default: module.MoveSheet })))

const HomeSearch = z.object({ id: Id.optional() })

interface DeliveryListsProps {
  deliveries: KeptDeliveries
  outgoing: readonly OutgoingEntry[]
  now: Date
}

/** The orders of today, then the others by day; finished ones are folded below. */
export function DeliveryLists({ deliveries, outgoing, now }: DeliveryListsProps) {
  const t = useT()
  const [{ id }, patch] = useFilter(HomeSearch)
  const [asking, setAsking] = useState<{ order: Order; to: number; former?: StatusChange }>()
  const { open, handled } = useMemo(() => divide(deliveries.orders, outgoing, now), [deliveries.orders, outgoing, now])
  // Loaded early, since later there may be no network.
  useEffect(() => void loadSheet().catch((error: unknown) => logError('The sheet is not here yet', error)), [])
  const isWaiting = (order: number) => outgoing.some(({ payload, problem }) => payload.order_id === order && !problem)
  const days = courierDays(open, now)
  const lost = outgoing.filter(({ payload }) => !deliveries.orders.some((order) => order.id === payload.order_id))

  return (
    <>
      <LostMoves entries={lost} />
      {open.length > 0 && <Summary orders={open.filter(({ id: one }) => !isWaiting(one))} />}
      {open.length === 0 && (
        <EmptyState title={t('delivery', 'Nothing to deliver right now')}>
          {t('delivery', 'Orders appear here as soon as they are assigned to you.')}
        </EmptyState>
      )}
      {days.length > 0 && !days.some(({ kind }) => kind === 'today') && <NothingToday />}
      {days.map((day) => (
        <section key={day.key} className={classes.group} aria-label={titleOf(t, day)}>
          <h2 className={classes.day}>
            {titleOf(t, day)} <span className={classes.count}>{day.orders.length}</span>
          </h2>
          <ul className={classes.orders}>
            {day.orders.map((order) => (
              <DeliveryCard
                key={order.id}
                order={order}
                day={day.kind}
                now={now}
                outgoing={outgoing.find(({ payload }) => payload.order_id === order.id)}
                isOpen={order.id === id}
                onOpen={(isOpen) => patch({ id: isOpen ? order.id : undefined })}
                onMove={(to) => setAsking({ order, to })}
                onEdit={({ payload }) => setAsking({ order, to: payload.to, former: payload.body })}
              />
            ))}
          </ul>
        </section>
      ))}
      {handled.length > 0 && <DoneDeliveries orders={handled} now={now} />}
      {asking && (
        <Suspense>
          <MoveSheet {...asking} deliveries={deliveries} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Today comes first, even when there is nothing to do. */
function NothingToday() {
  const t = useT()
  return (
    <section className={classes.group} aria-label={t('delivery', 'Today')}>
      <h2 className={classes.day}>{t('delivery', 'Today')}</h2>
      <p className={classes.none}>{t('delivery', 'Nothing is due today')}</p>
    </section>
  )
}

/** Divides the orders. An order with a move that the server does not have, or has refused, stays where it was. */
function divide(orders: readonly Order[], outgoing: readonly OutgoingEntry[], now: Date) {
  const shown = new Set(outgoing.map(({ payload }) => payload.order_id))
  const isOpen = (order: Order) => shown.has(order.id) || !isHandled(order, now)
  const handled = orders.filter((order) => !isOpen(order))
  handled.sort((left, right) => Date.parse(doneAt(right)) - Date.parse(doneAt(left)))
  return { open: orders.filter(isOpen), handled }
}

/** The number of orders to deliver and the expected cash, with a sum per currency. */
function Summary({ orders }: { orders: readonly Order[] }) {
  const t = useT()
  const { money } = useFormat()
  const sums = new Map<string, string>()
  for (const order of orders) {
    const due = amountDue(order)
    if (due) sums.set(order.currency_code, addMoney(sums.get(order.currency_code) ?? '0', due))
  }
  return (
    <p className={classes.summary}>
      <span>{t('delivery', '{count, plural, one {# order to deliver} other {# orders to deliver}}', { count: orders.length })}</span>
      {[...sums].map(([code, sum]) => (
        <span key={code}>{t('delivery', 'Collect {amount}', { amount: money(sum, code) })}</span>
      ))}
    </p>
  )
}

function titleOf(t: Translate, { kind, date }: CourierDay): string {
  switch (kind) {
    case 'today':
      return t('delivery', 'Today')
    case 'late':
      return t('delivery', 'From earlier days')
    case 'undated':
      return t('delivery', 'Without a date')
    case 'later':
      return date
  }
}
