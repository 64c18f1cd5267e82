import { DateInput, type DateInputProps } from '@mantine/dates'
import { useRef, useState } from 'react'
import { today } from '#lib/day.ts'
import { formatDate } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import { useFloating } from './floating.tsx'
import { typedDay } from './typed-day.ts'
import { type TypedWindow, typedWindow } from './typed-window.ts'
import { boundsOf, type DayBounds, type DayPreset, presetDay, presetName, useCalendar } from './use-calendar.ts'
import { useHeldForm } from './use-held-form.ts'

interface DateFieldProps extends FieldProps<string | null>, DayBounds {
  /** Days offered beside the calendar. */
  presets?: readonly DayPreset[]
  getDayProps?: DateInputProps['getDayProps']
  /** Gets typed times of a day, with or without a day. Without this the field takes days only. */
  onWindow?: (typed: TypedWindow) => void
  /** True where a day typed without a year is in the future. */
  isToCome?: boolean
}

/** The letters of a refused text that its error repeats. */
const LONGEST_QUOTE = 40

/** A text that was refused. */
interface Refused {
  readonly why: string
  /** The day of the text, if it has one. */
  readonly day: string | null
  /** The value of the field at that time: another value outdates the text. */
  readonly beside: string | null
}

/**
 * A picked or typed day, in figures or in words (“tomorrow”, “+2”): by default from 1950 to today. Other texts show an error and keep the
 * earlier day; the form is not sent with such a text before the person has seen the error.
 */
export function DateField({ presets, getDayProps, onWindow, isToCome, minDate, maxDate, today: present, ...field }: DateFieldProps) {
  const t = useT()
  const calendar = useCalendar()
  const floating = useFloating()
  const bounds = boundsOf({ minDate, maxDate, today: present })
  const [isOpen, setOpen] = useState(false)
  // The first field of a dialog has the focus from the start: its calendar must not cover the rest before the person asks for it.
  const [isQuiet, setQuiet] = useState(field.isFirst ?? false)
  const input = useRef<HTMLInputElement>(null)
  const [last, setRefused] = useState<Refused>()
  const refused = last?.beside === field.value ? last : undefined
  // A day that was there before may be out of the bounds now: it does not block the form.
  const isHeld = refused !== undefined && (refused.day === null || refused.day !== field.value)
  // Keeps the calendar closed, since it would cover the error.
  useHeldForm(input, isHeld, () => setQuiet(true))

  const change = (day: string | null) => {
    setRefused(undefined)
    field.onChange(day)
  }
  /** Takes a typed text. Returns false when it is no day of this field. */
  const take = (text: string): boolean => {
    const typed = typedWindow(text, { today: present ?? today(), isToCome })
    const hasTimes = typed?.from !== undefined
    const day = typed?.day ?? null
    const isTimesAlone = hasTimes && day === null && onWindow !== undefined
    const isForeign = hasTimes && !onWindow
    const found = text.trim() === '' || isTimesAlone ? undefined : dayProblem(t, text, isForeign ? null : day, bounds)
    setRefused(found === undefined ? undefined : { why: found, day, beside: field.value })
    if (found || !typed) return !found
    if (hasTimes) onWindow?.(typed)
    else if (day && day !== field.value) field.onChange(day)
    return true
  }

  return (
    <DateInput
      {...inputProps(field)}
      {...calendar}
      {...bounds}
      value={field.value}
      onChange={change}
      onPointerDown={() => setQuiet(false)}
      // After a click the whole text is selected: typed words replace the day at once.
      onFocus={({ currentTarget }) => {
        input.current = currentTarget
        if (isQuiet) currentTarget.select()
      }}
      onBlur={(event) => {
        setQuiet(false)
        take(event.currentTarget.value)
        field.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setQuiet(false)
        // The drawer closes on every Escape that nothing has handled.
        if (event.key === 'Escape' && isOpen && !isQuiet) event.preventDefault()
        if (event.key === 'Enter' && !take(event.currentTarget.value)) event.preventDefault()
      }}
      // While the calendar is open, Escape closes it rather than the dialog around it.
      data-mantine-stop-propagation={isOpen && !isQuiet}
      popoverProps={{ ...floating, disabled: isQuiet, onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
      dateParser={(text) => typedDay(text)}
      getDayProps={getDayProps}
      presets={presets?.map((preset) => ({ value: presetDay(preset), label: presetName(t, preset) }))}
      classNames={{ input: classes.tabular, presetsRoot: classes.presets, presetsList: classes.presetList }}
      error={field.error || refused?.why}
      placeholder={field.placeholder ?? t('field', 'dd.mm.yyyy')}
      clearable={!field.required}
      clearButtonProps={{ 'aria-label': t('field', 'Clear') }}
    />
  )
}

/** Returns the beginning of a long text: the whole of it would push the rest of the dialog away. */
function shortened(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : text
}

function dayProblem(
  t: Translate,
  text: string,
  day: string | null,
  { minDate, maxDate }: { minDate: string; maxDate: string | undefined },
): string | undefined {
  if (!day) return t('field', '“{text}” is not a date: write it as dd.mm.yyyy', { text: shortened(text.trim()) })
  if (day >= minDate && (!maxDate || day <= maxDate)) return undefined
  const from = formatDate(`${minDate}T00:00:00`, 'onlyDate')
  if (!maxDate) return t('field', 'Choose a date from {from} on', { from })
  return t('field', 'Choose a date from {from} to {to}', { from, to: formatDate(`${maxDate}T00:00:00`, 'onlyDate') })
}
