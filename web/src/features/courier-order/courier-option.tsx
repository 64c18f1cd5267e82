import { useEffect, useRef } from 'react'
import { VehicleIcon } from '#features/courier/vehicle.parts.tsx'
import { formatDayName } from '#lib/format.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import classes from './courier-dialog.module.css'
import { isOverloaded, loadBar } from './courier-load.rules.ts'
import type { CourierOnDay } from './use-couriers.ts'

interface CourierOptionProps {
  courier: CourierOnDay
  /** True for several days: it names the day of the figures. */
  isDayNamed: boolean
  isChosen: boolean
  onChoose: () => void
}

export function CourierOption({ courier, isDayNamed, isChosen, onChoose }: CourierOptionProps) {
  const t = useT()
  const language = useLanguage()
  const { takes } = courier
  const row = useRef<HTMLLabelElement>(null)
  const isOver = isOverloaded(courier, takes)
  const bar = loadBar(courier, takes)

  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  return (
    <label ref={row} className={classes.option} data-chosen={isChosen || undefined}>
      <input type="radio" name="courier" checked={isChosen} onChange={onChoose} className={classes.radio} />
      <VehicleIcon vehicle={courier.vehicle} className={classes.vehicle} />
      <span className={classes.name}>
        <span className={classes.person}>{courier.name}</span>
        <span className={classes.open}>
          {t('courier', '{count, plural, one {# open order} other {# open orders}}', { count: courier.open_orders })}
          {isDayNamed && ` · ${t('courier', 'fullest on {day}', { day: formatDayName(language, `${courier.day}T12:00`) })}`}
        </span>
      </span>
      <span className={classes.load}>
        {bar && (
          <span className={classes.bar} data-over={isOver || undefined} aria-hidden>
            <span className={classes.taken} style={{ width: `${bar.taken}%` }} />
            {bar.more > 0 && <span className={classes.more} style={{ width: `${bar.more}%` }} />}
          </span>
        )}
        <span className={isOver ? classes.over : undefined}>{capacityText(t, courier, isOver)}</span>
      </span>
    </label>
  )
}

type Translate = ReturnType<typeof useT>

function capacityText(t: Translate, { capacity, day_orders: count }: CourierOnDay, isOver: boolean): string {
  if (capacity === null) return t('courier', '{count} that day, no limit', { count })
  if (isOver) return t('courier', 'Full, {count} of {capacity}', { count, capacity })
  return t('courier', '{count} of {capacity}, {free} free', { count, capacity, free: capacity - count })
}
