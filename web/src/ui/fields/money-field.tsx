import { TextInput } from '@mantine/core'
import { withDigits } from '@tracklane/contract/kit/money'
import type { FocusEvent } from 'react'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import { UNREAD, useTypedNumber } from './use-typed-number.ts'

interface MoneyFieldProps extends FieldProps<string> {
  /** The currency's minor digits. */
  digits?: number
  /** Stands after the amount. */
  currency?: string
}

/**
 * Decimal text ("149.90"), never a float; shown with the decimal mark of the person's language and read by the rule of `readNumber`. What
 * cannot be read stays in the field, which says why, and is no amount for any schema.
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

/** "4.9" as "4.90"; nothing stays nothing, and so does what cannot be read. */
function padAmount(amount: string, digits: number): string {
  return amount === '' || amount.startsWith(UNREAD) ? amount : withDigits(amount, digits)
}
