import { Input } from '@mantine/core'
import { dayOf, instantOf } from '#lib/day.ts'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { DateField } from './date-field.tsx'
import { type FieldProps, ORDER } from './field.ts'
import classes from './fields.module.css'
import { TimeField } from './time-field.tsx'
import type { DayBounds, DayPreset } from './use-calendar.ts'

interface DateTimeFieldProps extends Omit<FieldProps<string | null>, 'placeholder' | 'isLabelHidden'>, DayBounds {
  /** The time for a newly chosen day. */
  defaultTime: string
  presets?: readonly DayPreset[]
}

/** An instant (ISO 8601) as a day and a time of the person's zone; null without a day. */
export function DateTimeField({
  label,
  value,
  onChange,
  error,
  description,
  required,
  defaultTime,
  className,
  ...field
}: DateTimeFieldProps) {
  const t = useT()
  const day = dayOf(value)
  const time = formatDate(value, 'onlyTime')
  return (
    <Input.Wrapper
      role="group"
      aria-label={label}
      label={label}
      labelElement="div"
      inputWrapperOrder={ORDER}
      description={description}
      error={error}
      required={required}
      className={className}
    >
      <div className={classes.dateTime}>
        <DateField
          {...field}
          label={t('field', '{label}, day', { label })}
          isLabelHidden
          value={day}
          onChange={(chosen) => onChange(chosen && instantOf(chosen, time || defaultTime))}
        />
        <TimeField
          label={label}
          isLabelHidden
          value={time}
          onChange={(chosen) => day && onChange(instantOf(day, chosen))}
          disabled={field.disabled || !day}
        />
      </div>
    </Input.Wrapper>
  )
}
