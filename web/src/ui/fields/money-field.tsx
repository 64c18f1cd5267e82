import { TextInput } from '@mantine/core'
import { withDigits } from '@tracklane/contract/kit/money'
import type { FocusEvent } from 'react'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import { UNREAD, useTypedNumber } from './use-typed-number.ts'

interface MoneyFieldProps extends FieldProps<string> {
  /** The number of minor digits of the currency. */
  digits?: number
  /** Shown after the amount. */
  currency?: string
}

/**
 * Decimal text ("149.90"), never a float; shown with the decimal mark of the person's language and read by `readNumber`. A text that cannot
 * be read stays in the field with an error, and no schema takes it.
 */
export function MoneyField({ digits = 2, currency, ...field }: MoneyFieldProps) {
  const complete = (event: FocusEvent<HTMLElement>) => {
    const padded = padAmount(field.value, digits)
    if (padded !== field.value) field.onChange(padded)
    field.onBlur?.(event)
  }
  const input = useTypedNumber({ ...field, error: field.error, digits, onBlur: complete })
  return (
    <TextInput
      {...inputProps(field)}
      {...input}
      classNames={{ input: classes.number, section: classes.currency }}
      inputMode="decimal"
      autoComplete="off"
      rightSection={currency}
      rightSectionWidth={currency ? 44 : undefined}
      rightSectionPointerEvents="none"
    />
  )
}

/** Writes "4.9" as "4.90"; leaves an empty text and one that cannot be read as it is. */
function padAmount(amount: string, digits: number): string {
  return amount === '' || amount.startsWith(UNREAD) ? amount : withDigits(amount, digits)
}
