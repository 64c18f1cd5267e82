import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayFromNow, today } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { DateField } from './date-field.tsx'
import { proposedTimes, type Times } from './day-times.rules.ts'
import classes from './fields.module.css'
import { TimeField } from './time-field.tsx'
import { AFTERNOON, MORNING, type TypedWindow } from './typed-window.ts'

/** A day (YYYY-MM-DD) and its times (hh:mm, empty where open), in the person's zone. */
export interface DayWindow extends Times {
  readonly day: string | null
}

interface WindowFieldProps {
  label: string
  value: DayWindow
  onChange: (value: DayWindow) => void
  placeholder?: string | undefined
  required?: boolean
  isFirst?: boolean
  /** The earliest day. */
  minDate?: string
  error?: ReactNode
  className?: string
}

/** A delivery window: chosen with one press, with a few words (“tomorrow afternoon”, “Fri 14-16”), or by calendar and times. */
export function WindowField({ label, value, onChange, placeholder, required, isFirst, minDate, error, className }: WindowFieldProps) {
  const t = useT()
  const isBackwards = isWindowBackwards(value)
  const times = proposedTimes(value)
  const takeDay = (day: string | null) => onChange({ day, ...times })
  const take = ({ day, from, to }: TypedWindow) => {
    if (from && to) onChange({ day: day ?? value.day ?? nextDayWith({ from, to }), from, to })
    else if (day) takeDay(day)
  }
  const presets = [
    { name: t('field', 'Today'), window: { day: today() } },
    { name: t('field', 'Tomorrow'), window: { day: dayFromNow(1) } },
    { name: t('field', 'Morning'), window: MORNING },
    { name: t('field', 'Afternoon'), window: AFTERNOON },
  ]
  return (
    <div className={`${classes.window} ${className ?? ''}`}>
      <DateField
        label={label}
        placeholder={placeholder ?? t('field', 'dd.mm.yyyy')}
        value={value.day}
        onChange={takeDay}
        onWindow={take}
        isToCome
        {...(minDate && { minDate })}
        maxDate={null}
        required={required ?? false}
        isFirst={isFirst ?? false}
        error={error}
      />
      <Group gap={4} role="group" aria-label={t('field', '{label}: suggestions', { label })}>
        {presets.map(({ name, window }) => (
          <Button
            key={name}
            size="compact-sm"
            variant="default"
            className={classes.preset}
            aria-pressed={isWithin(value, window)}
            onClick={() => take(window)}
          >
            {name}
          </Button>
        ))}
      </Group>
      <Group grow align="flex-start">
        <TimeField
          label={t('order', 'From')}
          value={value.day ? value.from : times.from}
          onChange={(from) => onChange({ ...value, from })}
          disabled={!value.day}
          canBeEmpty
        />
        <TimeField
          label={t('order', 'To')}
          value={value.day ? value.to : times.to}
          onChange={(to) => onChange({ ...value, to })}
          disabled={!value.day}
          error={isBackwards ? t('order', 'The end must be later than the start') : undefined}
        />
      </Group>
    </div>
  )
}

export function isWindowBackwards({ day, from, to }: DayWindow): boolean {
  return day !== null && from !== '' && to !== '' && from >= to
}

/** Returns today, or tomorrow where the end of the times has passed. */
function nextDayWith({ to }: Times): string {
  const now = new Date()
  const time = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`
  return time < to ? today() : dayFromNow(1)
}

function isWithin(value: DayWindow, { day, from, to }: TypedWindow): boolean {
  return (day === undefined || day === value.day) && (from === undefined || (value.day !== null && from === value.from && to === value.to))
}
