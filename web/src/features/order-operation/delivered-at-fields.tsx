import { Stack } from '@mantine/core'
import { useState } from 'react'
import { instantOf } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { CalendarField } from '#ui/fields/calendar-field.tsx'
import { TimeField } from '#ui/fields/time-field.tsx'

interface DeliveredAtFieldsProps {
  /** Of one order somebody may know the hour; many share the day. */
  isLone: boolean
  error?: string | undefined
  /** A day, or an instant; undefined where there is none that can be saved. */
  onChange: (deliveredAt: string | undefined) => void
}

/** When it was really delivered: never in the future. */
export function DeliveredAtFields({ isLone, error, onChange }: DeliveredAtFieldsProps) {
  const t = useT()
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState('')
  const [isTouched, setTouched] = useState(false)
  const change = (nextDay: string | null, nextTime: string) => {
    setTouched(true)
    setDay(nextDay)
    setTime(nextTime)
    onChange(deliveryOf(nextDay, nextTime))
  }
  const missed = isTouched && day === null ? t('operation', 'Value missed') : undefined
  const isFuture = day !== null && deliveryOf(day, time) === undefined
  return (
    <Stack gap="sm">
      <CalendarField
        label={t('operation', 'Actual delivery date')}
        value={day}
        onChange={(chosen) => change(chosen, time)}
        presets={['today', 'yesterday']}
        error={error ?? missed}
        required
        isFirst
      />
      {isLone && (
        <TimeField
          label={t('operation', 'Time, if known')}
          value={time}
          onChange={(chosen) => change(day, chosen)}
          disabled={day === null}
          error={isFuture ? t('order', 'The delivery cannot lie in the future') : undefined}
        />
      )}
    </Stack>
  )
}

/** Undefined without a day, and for a time that is still to come. */
function deliveryOf(day: string | null, time: string): string | undefined {
  if (day === null) return undefined
  if (time === '') return day
  const instant = instantOf(day, time)
  return new Date(instant) > new Date() ? undefined : instant
}
