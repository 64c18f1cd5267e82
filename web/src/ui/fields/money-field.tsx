import { NumberInput } from '@mantine/core'
import { shortestMoney, withDigits } from '@tracklane/contract/kit/money'
import { type FocusEvent, useMemo } from 'react'
import { useLanguage } from '#lib/i18n.ts'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'

interface MoneyFieldProps extends FieldProps<string> {
  /** The currency's minor digits. */
  digits?: number
  /** Stands after the amount. */
  currency?: string
}

/** Decimal text ("149.90"), never a float; shown and typed with the decimal mark of the person's language, or a point. */
export function MoneyField({ digits = 2, currency, ...field }: MoneyFieldProps) {
  const decimalSeparator = useDecimalMark()
  const complete = (event: FocusEvent<HTMLElement>) => {
    const padded = padAmount(field.value, digits)
    if (padded !== field.value) field.onChange(padded)
    field.onBlur?.(event)
  }
  return (
    <NumberInput
      {...inputProps(field)}
      classNames={{ input: classes.number, section: classes.currency }}
      value={field.value}
      onValueChange={({ value }, { source }) => source === 'event' && field.onChange(value)}
      onBlur={complete}
      valueIsNumericString
      decimalSeparator={decimalSeparator}
      decimalScale={digits}
      allowDecimal={digits > 0}
      allowNegative={false}
      clampBehavior="none"
      trimLeadingZeroesOnBlur={false}
      withKeyboardEvents={false}
      hideControls
      inputMode="decimal"
      rightSection={currency}
      rightSectionWidth={currency ? 44 : undefined}
      rightSectionPointerEvents="none"
    />
  )
}

function useDecimalMark(): string {
  const language = useLanguage()
  return useMemo(() => new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.', [language])
}

/** "4.9" as "4.90", ".5" as "0.50"; nothing stays nothing. */
function padAmount(amount: string, digits: number): string {
  return amount === '' ? '' : withDigits(shortestMoney(amount.startsWith('.') ? `0${amount}` : amount), digits)
}
