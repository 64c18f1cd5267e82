import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { OperationFieldsProps } from '#features/order-operation/operation.rules.ts'
import { instantOf } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { CalendarField } from '#ui/fields/calendar-field.tsx'
import { TimeField } from '#ui/fields/time-field.tsx'

/** The actual delivery date, which is never in the future. */
export function DeliveredAtFields({ orders, errors, children }: OperationFieldsProps) {
  const t = useT()
  // One order may have a known hour; many share only the day.
  const isLone = orders.length === 1
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState('')
  const [isTouched, setTouched] = useState(false)
  const chooseDay = (chosen: string | null) => {
    setTouched(true)
    setDay(chosen)
  }
  const missed = isTouched && day === null ? t('operation', 'Value missed') : undefined
  const deliveredAt = deliveryOf(day, time)
  const isFuture = day !== null && deliveredAt === undefined
  return children(
    <Stack gap="sm">
      <CalendarField
        label={t('operation', 'Actual delivery date')}
        value={day}
        onChange={chooseDay}
        presets={['today', 'yesterday']}
        error={errors.deliveredAt ?? missed}
        required
        isFirst
      />
      {isLone && (
        <TimeField
          label={t('operation', 'Time, if known')}
          value={time}
          onChange={setTime}
          disabled={day === null}
          canBeEmpty
          error={isFuture ? t('order', 'The delivery cannot lie in the future') : undefined}
        />
      )}
    </Stack>,
    deliveredAt === undefined ? undefined : { deliveredAt },
  )
}

/** Returns the time of the delivery; undefined without a day, and for a time in the future. */
function deliveryOf(day: string | null, time: string): string | undefined {
  if (day === null) return undefined
  if (time === '') return day
  const instant = instantOf(day, time)
  return new Date(instant) > new Date() ? undefined : instant
}
