import { TimePicker } from '@mantine/dates'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import '@mantine/dates/styles.layer.css'

interface TimeFieldProps extends FieldProps<string> {
  /** Reports a removed time as an empty text; without this the former time is put back. */
  canBeEmpty?: boolean
}

/** hh:mm, 24 hours. A half-written time is put back. */
export function TimeField({ onBlur, canBeEmpty = false, ...field }: TimeFieldProps) {
  const t = useT()
  const { label } = field
  const [isHalf, setHalf] = useState(false)
  const [round, setRound] = useState(0)
  const take = (time: string) => {
    setHalf(false)
    field.onChange(time)
  }
  return (
    <TimePicker
      key={round}
      {...inputProps(field)}
      className={`${classes.time} ${field.className ?? ''}`}
      value={field.value}
      onChange={(time) => {
        if (time) take(time.slice(0, 5))
        else setHalf(true)
      }}
      // The picker reports once that the time is incomplete, and nothing when the other half is removed too.
      onKeyUp={({ currentTarget }) => {
        if (canBeEmpty && isHalf && isEmptied(currentTarget)) take('')
      }}
      onBlur={(event) => {
        if (isHalf) setRound(round + 1)
        setHalf(false)
        onBlur?.(event)
      }}
      hoursInputLabel={t('field', '{label}, hours', { label })}
      minutesInputLabel={t('field', '{label}, minutes', { label })}
      clearable={canBeEmpty}
      clearButtonProps={{ 'aria-label': t('field', 'Clear'), onClick: () => take('') }}
    />
  )
}

function isEmptied(picker: HTMLElement): boolean {
  return [...picker.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].every(({ value }) => value === '')
}
