import { Input } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { today } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import type { FieldProps } from './field.ts'
import classes from './fields.module.css'
import { boundsOf, type DayBounds, type DayPreset, presetDay, presetName, useCalendar } from './use-calendar.ts'

interface CalendarFieldProps
  extends Pick<FieldProps<string | null>, 'label' | 'value' | 'onChange' | 'error' | 'required' | 'isFirst'>,
    DayBounds {
  presets?: readonly DayPreset[]
}

/** A day on a calendar that is always open, for dialogs with little else. */
export function CalendarField({ label, value, onChange, error, required, isFirst, presets, ...bounds }: CalendarFieldProps) {
  const t = useT()
  const { valueFormat: _valueFormat, ...calendar } = useCalendar()
  return (
    <Input.Wrapper role="group" aria-label={label} label={label} labelElement="div" error={error} required={required}>
      <DatePicker
        {...calendar}
        {...boundsOf(bounds)}
        value={value}
        onChange={onChange}
        allowDeselect
        presets={presets?.map((preset) => ({ value: presetDay(preset), label: presetName(t, preset) }))}
        getDayProps={(day) => ({ 'data-autofocus': (isFirst && day === (value ?? today())) || undefined })}
        classNames={{ datePickerRoot: classes.presets, presetsList: classes.presetList }}
      />
    </Input.Wrapper>
  )
}
