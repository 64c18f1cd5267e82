import { TimePicker } from '@mantine/dates'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import '@mantine/dates/styles.layer.css'

/** hh:mm, 24 hours. A time left half written is put back. */
export function TimeField({ onBlur, ...field }: FieldProps<string>) {
  const t = useT()
  const { label } = field
  const [isHalf, setHalf] = useState(false)
  const [round, setRound] = useState(0)
  return (
    <TimePicker
      key={round}
      {...inputProps(field)}
      className={`${classes.time} ${field.className ?? ''}`}
      value={field.value}
      onChange={(time) => {
        setHalf(time === '')
        if (time) field.onChange(time.slice(0, 5))
      }}
      onBlur={(event) => {
        if (isHalf) setRound(round + 1)
        setHalf(false)
        onBlur?.(event)
      }}
      hoursInputLabel={t('field', '{label}, hours', { label })}
      minutesInputLabel={t('field', '{label}, minutes', { label })}
    />
  )
}
