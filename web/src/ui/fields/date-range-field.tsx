import { Button, Input } from '@mantine/core'
import { useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { DateField } from './date-field.tsx'
import { type FieldProps, ORDER } from './field.ts'
import classes from './fields.module.css'
import { type DayBounds, type DayPreset, presetDay, presetName } from './use-calendar.ts'

/** From and to; null is an open end. */
export type DayRange = readonly [string | null, string | null]

interface DateRangeFieldProps extends Omit<FieldProps<DayRange>, 'placeholder' | 'onFocus' | 'onBlur'>, DayBounds {
  presets?: readonly DayPreset[]
  /** Both ends are whole days, so that a single day is a range too. */
  allowsOneDay?: boolean
}

/** A range of two days. A range whose start is not before its end is cleared when the focus leaves. */
export function DateRangeField({
  label,
  value,
  onChange,
  error,
  description,
  presets,
  allowsOneDay = false,
  ...field
}: DateRangeFieldProps) {
  const t = useT()
  const { shown, change, leave, problem } = useRange(value, onChange, allowsOneDay)
  const [from, to] = shown
  const rest = {
    disabled: field.disabled,
    minDate: field.minDate,
    maxDate: field.maxDate,
    isLabelHidden: true,
    getDayProps: inRange(shown),
  }
  return (
    <Input.Wrapper
      role="group"
      aria-label={label}
      label={field.isLabelHidden ? undefined : label}
      labelElement="div"
      inputWrapperOrder={ORDER}
      description={description}
      error={error || (problem && t('field', 'The start must be earlier than the end: the dates were cleared'))}
      required={field.required}
      className={field.className}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave()
      }}
    >
      <div className={classes.range}>
        <DateField
          {...rest}
          isFirst={field.isFirst}
          label={t('field', '{label}, from', { label })}
          value={from}
          onChange={(day) => change([day, to])}
        />
        <span aria-hidden>–</span>
        <DateField {...rest} label={t('field', '{label}, to', { label })} value={to} onChange={(day) => change([from, day])} />
      </div>
      {presets && (
        <div className={classes.rangePresets}>
          {presets.map((preset) => (
            <Button
              key={preset}
              size="compact-xs"
              variant="default"
              disabled={field.disabled}
              onClick={() => onChange([presetDay(preset), presetDay(preset)])}
            >
              {presetName(t, preset)}
            </Button>
          ))}
        </div>
      )}
    </Input.Wrapper>
  )
}

/** Keeps a backward range until the focus leaves: a person who moves both ends passes through one. */
function useRange(value: DayRange, onChange: (range: DayRange) => void, allowsOneDay: boolean) {
  const [waiting, setWaiting] = useState<DayRange>()
  const [problem, setProblem] = useState(false)
  const latest = useRef<DayRange>(undefined)
  const keep = (range: DayRange | undefined) => {
    latest.current = range
    setWaiting(range)
  }
  const change = (range: DayRange) => {
    setProblem(false)
    const isWaiting = isBackward(range, allowsOneDay)
    keep(isWaiting ? range : undefined)
    if (!isWaiting) onChange(range)
  }
  const leave = () => {
    if (!latest.current) return
    keep(undefined)
    setProblem(true)
    onChange([null, null])
  }
  return { shown: waiting ?? value, change, leave, problem }
}

function isBackward([from, to]: DayRange, allowsOneDay: boolean): boolean {
  if (!from || !to) return false
  return allowsOneDay ? from > to : from >= to
}

function inRange([from, to]: DayRange) {
  return (day: string) => ({ inRange: Boolean(from && to && day > from && day < to), selected: day === from || day === to })
}
