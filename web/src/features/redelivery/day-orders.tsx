import { useDraggable } from '@dnd-kit/react'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconGripVertical } from '@tabler/icons-react'
import type { CourierListRow } from '@tracklane/contract/courier'
import type { OrderRow } from '@tracklane/contract/order'
import { useId } from 'react'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { ManifestMenu } from '#features/order-print/manifest.parts.tsx'
import { today } from '#lib/day.ts'
import { capitalized, formatDayName } from '#lib/format.ts'
import { type Translate, useLanguage, useT } from '#lib/i18n.ts'
import { CheckBox } from '#ui/check-box.tsx'
import type { RowSelection } from '#ui/data-table/use-row-selection.ts'
import { KeyCap } from '#ui/key-cap.tsx'
import { dayId } from './day-id.ts'
import classes from './redelivery.module.css'
import { type DayGroup, dayAfter, dayTotal, isOver, type Loads, loadedOn } from './redelivery.rules.ts'
import { WaitingOrder } from './waiting-order.tsx'

interface DayOrdersProps {
  group: DayGroup
  couriers: readonly CourierListRow[]
  loads: Loads
  selection: RowSelection<OrderRow>
  openId: number | undefined
  /** True where its loads are known. */
  isDayShown: boolean
}

/** A day and its orders. Its head can be dragged to a courier with all of them. */
export function DayOrders({ group, couriers, loads, selection, openId, isDayShown }: DayOrdersProps) {
  const t = useT()
  const id = useId()
  const { key, day, orders } = group
  const title = useDayTitle()(group)
  const chosen = orders.filter((order) => selection.has(order.id)).length
  const { ref, isDragging } = useDraggable({ id: dayId(key) })
  const give = () =>
    openOrderDialog(
      orders.length === 1 && orders[0]
        ? { kind: 'operation', operation: 'courier', order: orders[0] }
        : { kind: 'operations', operation: 'courier', orders, onDone: () => {} },
    )
  return (
    <section className={classes.day} aria-labelledby={id} data-late={key === 'late' || undefined} data-lifted={isDragging || undefined}>
      <header ref={ref} className={classes.dayHead} data-day={key}>
        <CheckBox
          areaClassName={classes.pick}
          checked={chosen === orders.length}
          isPartly={chosen > 0 && chosen < orders.length}
          aria-label={t('redelivery', 'Select all of {day}', { day: title })}
          onChange={() => (chosen === orders.length ? selection.drop(orders.map((order) => order.id)) : selection.add(orders))}
        />
        <h2 id={id} className={classes.dayTitle}>
          {key === 'late' && <IconAlertTriangle size={16} aria-hidden />}
          {title}
        </h2>
        <span className={classes.count}>
          {t('redelivery', '{count, plural, one {# order} other {# orders}}', { count: orders.length })}
        </span>
        {isDayShown && day && <DayLoad {...dayTotal(couriers, loads, day)} />}
        <span className={classes.dayActions}>
          {isDayShown && day && (
            <span data-no-drag>
              <ManifestMenu couriers={loadedOn(couriers, loads, day)} day={day} isSmall />
            </span>
          )}
          <Button
            size="compact-sm"
            variant="default"
            className={classes.give}
            onClick={give}
            data-no-drag
            rightSection={<KeyCap>A</KeyCap>}
          >
            {t('operation', 'Assign courier')}
          </Button>
          <span className={classes.grip}>
            <IconGripVertical size={16} aria-hidden />
          </span>
        </span>
      </header>
      <ul className={classes.orders}>
        {orders.map((order) => (
          <WaitingOrder
            key={order.id}
            order={order}
            isLate={key === 'late'}
            isOpen={order.id === openId}
            isChosen={selection.has(order.id)}
            onChoose={(isRange) => selection.toggle(order, isRange)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The load and capacity of all couriers on that day. */
function DayLoad({ orders, capacity }: { orders: number; capacity: number | null }) {
  const t = useT()
  return (
    <span className={classes.dayLoad} data-over={isOver({ orders, capacity }) || undefined}>
      {capacity === null
        ? t('redelivery', '{orders, number} already assigned', { orders })
        : t('redelivery', '{orders, number} of {capacity, number} already assigned', { orders, capacity })}
    </span>
  )
}

function useDayTitle(): (group: Pick<DayGroup, 'key' | 'day'>) => string {
  const t = useT()
  const language = useLanguage()
  return ({ key, day }) => {
    if (key === 'late') return t('redelivery', 'Late')
    return day === undefined ? t('redelivery', 'No date') : dayTitle(t, language, day)
  }
}

/** Returns "Today, Sun 22.11". */
function dayTitle(t: Translate, language: string, day: string): string {
  const date = formatDayName(language, `${day}T12:00`)
  if (day === today()) return t('redelivery', 'Today, {date}', { date })
  return day === dayAfter(today()) ? t('redelivery', 'Tomorrow, {date}', { date }) : capitalized(language, date)
}
