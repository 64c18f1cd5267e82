import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import { UNREAD, useTypedNumber } from './use-typed-number.ts'

interface NumberFieldProps extends FieldProps<number | null> {
  /** The bounds of the arrow keys. */
  min?: number
  max?: number
}

/**
 * A whole number. A text that is no number, or an uncertain one, gives NaN and stays in the field with an error. A number outside the
 * bounds stays too, so that the form can report it. Arrow up and down count.
 */
export function NumberField({ min = 0, max = Number.MAX_SAFE_INTEGER, ...field }: NumberFieldProps) {
  const { value, onChange } = field
  const input = useTypedNumber({
    ...field,
    error: field.error,
    value: value === null ? '' : Number.isNaN(value) ? UNREAD : String(value),
    digits: 0,
    onChange: (text) => onChange(text === '' ? null : numberOf(text)),
  })
  const count = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || Number.isNaN(value)) return
    event.preventDefault()
    onChange(value === null ? min : Math.min(Math.max(value + step, min), max))
  }
  return (
    <TextInput
      {...inputProps(field)}
      {...input}
      onKeyDown={count}
      classNames={{ input: classes.number }}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}

function numberOf(text: string): number {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : Number.NaN
}
