import { useDroppable } from '@dnd-kit/react'
import { Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { CourierListRow } from '@tracklane/contract/courier'
import type { OrderRow } from '@tracklane/contract/order'
import { useId } from 'react'
import { formatDate, shortWeekday } from '#lib/format.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import classes from './courier-loads.module.css'
import { added, isOver, type Load, type Loads, loadKey } from './redelivery.rules.ts'

interface CourierLoadsProps {
  days: readonly string[]
  couriers: readonly CourierListRow[] | undefined
  loads: Loads
  /** The lifted orders. */
  held: readonly OrderRow[]
}

/** The load and capacity of each courier on these days. Lifted orders count before the drop. */
export function CourierLoads({ days, couriers, loads, held }: CourierLoadsProps) {
  const t = useT()
  const id = useId()
  const language = useLanguage()
  return (
    <aside className={classes.couriers} aria-labelledby={id} data-holding={held.length > 0 || undefined}>
      <h2 id={id} className={classes.title}>
        {t('redelivery', 'Couriers')}
      </h2>
      <p className={classes.hint}>
        {held.length > 0
          ? t('redelivery', 'Let go over the courier who is to take them.')
          : t('redelivery', 'Drag a day or an order here. You can exceed capacity.')}
      </p>
      <div className={classes.scroll}>
        <table className={classes.loads}>
          <caption className="visually-hidden">{t('redelivery', 'Orders and capacity of couriers by day')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('order', 'Courier')}</th>
              {days.map((day) => (
                <th key={day} scope="col" className={classes.load}>
                  <span>{shortWeekday(language, new Date(`${day}T12:00`))}</span> <span>{formatDate(`${day}T12:00`, 'onlyDayMonth')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {couriers?.map((courier) => (
              <CourierRow key={courier.id} courier={courier} days={days} loads={loads} held={held} />
            ))}
          </tbody>
        </table>
        {!couriers && <Skeleton height={240} />}
      </div>
      {couriers?.length === 0 && <p className={classes.hint}>{t('redelivery', 'There is no active courier here.')}</p>}
    </aside>
  )
}

function CourierRow({ courier, days, loads, held }: Omit<CourierLoadsProps, 'couriers'> & { courier: CourierListRow }) {
  const { ref, isDropTarget } = useDroppable({ id: courier.id })
  const more = added(held, courier.id)
  return (
    <tr ref={ref} data-courier={courier.id} data-over={isDropTarget || undefined}>
      <th scope="row">{courier.name}</th>
      {days.map((day) => (
        <LoadCell
          key={day}
          load={loads.get(loadKey(courier.id, day)) ?? { orders: 0, capacity: courier.capacity }}
          more={isDropTarget ? (more.get(day) ?? 0) : 0}
        />
      ))}
    </tr>
  )
}

/** Shows "4/12" and the orders that would be added; an overload has a mark as well as a colour. */
function LoadCell({ load, more }: { load: Load; more: number }) {
  const t = useT()
  const over = isOver(load, more)
  const share = load.capacity ? Math.min(1, (load.orders + more) / load.capacity) : 0
  return (
    <td
      className={classes.load}
      data-over={over || undefined}
      data-more={more > 0 || undefined}
      data-empty={load.orders + more === 0 || undefined}
    >
      <span className={classes.cell}>
        {over && <IconAlertTriangle size={12} aria-label={t('redelivery', 'Over capacity')} />}
        <span>
          {load.orders + more}
          {load.capacity !== null && <span className={classes.capacity}>/{load.capacity}</span>}
        </span>
      </span>
      {load.capacity !== null && (
        <span className={classes.loadBar} aria-hidden>
          <span style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </td>
  )
}
