import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OrderRow } from '@tracklane/contract/order'
import { useMemo, useState } from 'react'
import { courierQueries } from '#features/courier/courier.api.ts'
import { useGiveOrders } from '#features/order-operation/give-orders.api.ts'
import { OrderBulkActions } from '#features/order-operation/order-bulk-actions.parts.tsx'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { OrderKeys } from '#features/order-operation/order-keys.parts.tsx'
import { today } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { useMinute } from '#lib/use-minute.ts'
import { useRowSelection } from '#ui/data-table/use-row-selection.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { CourierLoads } from './courier-loads.tsx'
import { dayId } from './day-id.ts'
import { DayOrders } from './day-orders.tsx'
import { DragArea } from './drag.tsx'
import { type Awaiting, redeliveryQueries } from './redelivery.api.ts'
import classes from './redelivery.module.css'
import { added, type DayGroup, groupsOf, loadsByKey, shownDays, wouldBeOver } from './redelivery.rules.ts'

interface PlanProps extends Awaiting {
  country: number | undefined
  openId: number | undefined
}

/** The days with their orders, beside the couriers with their loads. A day goes to a courier with one drag, or with A. */
export function Plan({ orders, total, country, openId }: PlanProps) {
  const t = useT()
  const now = useMinute()
  const groups = useMemo(() => groupsOf(orders, now), [orders, now])
  const days = useMemo(() => shownDays(groups, today()), [groups])
  const couriers = useQuery(courierQueries.list({ active: true, ...(country !== undefined && { country_id: [country] }) })).data
  const loads = useLoads(days, country)
  const selection = useRowSelection(orders)
  const [held, hold] = useState<readonly OrderRow[]>([])
  const give = useGiveOrders()

  const ordersOf = (source: string) => heldWith(source, groups, selection.rows)
  const drop = (given: readonly OrderRow[], id: number) => {
    const courier = couriers?.find((one) => one.id === id)
    // Orders that this courier already has are skipped.
    const others = given.filter(({ courier_id }) => courier_id !== id)
    if (!courier || others.length === 0) return
    give.mutate({ orders: others, courier, isOver: wouldBeOver(loads, added(others, id), courier) })
    selection.drop(others.map((order) => order.id))
  }
  const inSight = orders.filter(({ id }) => selection.has(id)).length
  const unseen = selection.rows.length - inSight
  const redate = () =>
    openOrderDialog({ kind: 'operations', operation: 'delivery_date', orders: selection.rows, unseen, onDone: selection.drop })

  return (
    <DragArea ordersOf={ordersOf} held={held} onHold={hold} onDrop={drop}>
      <OrderKeys rank="focused" find={() => aimOf(groups)} />
      <div className={classes.plan}>
        <div className={classes.days}>
          {groups.map((group) => (
            <DayOrders
              key={group.key}
              group={group}
              couriers={couriers ?? []}
              loads={loads}
              selection={selection}
              openId={openId}
              isDayShown={group.day !== undefined && days.includes(group.day)}
            />
          ))}
          {total > orders.length && (
            <p className={classes.more}>
              {t('redelivery', 'The first {shown, number} of {total, number} orders are shown.', { shown: orders.length, total })}
            </p>
          )}
        </div>
        <CourierLoads days={days} couriers={couriers} loads={loads} held={held} />
      </div>
      {selection.rows.length > 0 && (
        <div className={classes.bar}>
          <SelectionBar
            label={t('redelivery', 'Chosen orders')}
            count={selection.rows.length}
            inSight={{ count: inSight, isPage: false }}
            onClear={selection.clear}
          >
            <Button size="compact-md" variant="default" onClick={redate} className={classes.redate}>
              {t('operation', 'Change delivery date…')}
            </Button>
            <OrderBulkActions orders={selection.rows} unseen={unseen} onDone={selection.drop} />
          </SelectionBar>
        </div>
      )}
    </DragArea>
  )
}

function useLoads(days: readonly string[], country: number | undefined) {
  const [from = today(), to = from] = [days[0], days.at(-1)]
  const { data } = useQuery(redeliveryQueries.loads(from, to, country))
  return useMemo(() => loadsByKey(data ?? []), [data])
}

/** Returns the lifted orders: a chosen row takes the other chosen ones along, a day all of its orders. */
function heldWith(source: string, groups: readonly DayGroup[], chosen: readonly OrderRow[]): readonly OrderRow[] {
  const day = groups.find(({ key }) => source === dayId(key))
  if (day) return day.orders
  const order = groups.flatMap(({ orders }) => orders).find(({ id }) => source === String(id))
  if (!order) return []
  return chosen.some(({ id }) => id === order.id) ? chosen : [order]
}

/** Returns the focused orders: a row, or all orders of a day at its head. */
function aimOf(groups: readonly DayGroup[]) {
  const { row, day } = document.activeElement?.closest<HTMLElement>('[data-row], [data-day]')?.dataset ?? {}
  const orders = groups.flatMap((group) => (group.key === day ? group.orders : group.orders.filter(({ id }) => String(id) === row)))
  return orders.length > 0 ? { orders } : undefined
}
