import { IconAlertTriangle } from '@tabler/icons-react'
import type { CourierListRow } from '@tracklane/contract/courier'
import { VehicleIcon } from '#features/courier/vehicle.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './courier-dialog.module.css'

interface CourierOptionProps {
  courier: CourierListRow
  /** So many orders would be more on the courier's day. */
  takes: number
  isChosen: boolean
  onChoose: () => void
}

export function CourierOption({ courier, takes, isChosen, onChoose }: CourierOptionProps) {
  const t = useT()
  const isOver = courier.capacity !== null && courier.day_orders + takes > courier.capacity
  return (
    <label className={classes.option} data-chosen={isChosen || undefined}>
      <input type="radio" name="courier" checked={isChosen} onChange={onChoose} className={classes.radio} />
      <VehicleIcon vehicle={courier.vehicle} className={classes.vehicle} />
      <span className={classes.name}>{courier.name}</span>
      <span className={classes.load}>
        <span>{t('courier', '{count, plural, one {# open order} other {# open orders}}', { count: courier.open_orders })}</span>
        <span className={isOver ? classes.over : undefined}>
          {isOver && <IconAlertTriangle size={14} aria-hidden />}
          {capacityText(t, courier, isOver)}
        </span>
      </span>
    </label>
  )
}

type Translate = ReturnType<typeof useT>

function capacityText(t: Translate, { capacity, day_orders }: CourierListRow, isOver: boolean): string {
  if (capacity === null) return t('courier', '{count} that day, no limit', { count: day_orders })
  if (isOver) return t('courier', 'Over capacity: {count} of {capacity} that day', { count: day_orders, capacity })
  return t('courier', '{free} of {capacity} free that day', { free: capacity - day_orders, capacity })
}
