import { NumberInput } from '@mantine/core'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'

interface NumberFieldProps extends FieldProps<number | null> {
  min?: number
  max?: number
  /** Whole numbers unless said otherwise. */
  decimals?: number
  withControls?: boolean
}

/** A number outside the bounds stays, so that the form can say that it is wrong. */
export function NumberField({ min = 0, max, decimals = 0, withControls = false, ...field }: NumberFieldProps) {
  return (
    <NumberInput
      {...inputProps(field)}
      classNames={{ input: classes.number }}
      min={min}
      max={max}
      allowNegative={min < 0}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      clampBehavior="none"
      hideControls={!withControls}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value === '' || value === '-' ? null : Number(value))}
    />
  )
}
