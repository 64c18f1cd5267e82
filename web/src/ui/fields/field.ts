import type { FocusEventHandler, ReactNode } from 'react'

/** Properties of all fields; `form.getInputProps` of @mantine/form fits them. */
export interface FieldProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** The error of a 422, or of the form itself. */
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  /** Shows an asterisk. */
  required?: boolean
  disabled?: boolean
  name?: string
  className?: string
  /** The label is for assistive technology only, where the head of a table or group shows it. */
  isLabelHidden?: boolean
  /** True for the field that a dialog focuses first. */
  isFirst?: boolean
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
}

export const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** Returns the properties for Mantine's inputs. */
export function inputProps<Value>({ label, isLabelHidden, isFirst, onChange: _onChange, value: _value, ...rest }: FieldProps<Value>) {
  return {
    ...rest,
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    // The error is below the input, so that inputs side by side stand in one line.
    inputWrapperOrder: ORDER,
    'data-autofocus': isFirst || undefined,
  }
}
