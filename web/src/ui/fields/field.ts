import type { FocusEventHandler, ReactNode } from 'react'

/** Properties that every field of the family takes; they fit `form.getInputProps` of @mantine/form. */
export interface FieldProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** A 422 of the server, or what the form itself has found. */
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  /** Marked with an asterisk. */
  required?: boolean
  disabled?: boolean
  name?: string
  className?: string
  /** The label is for assistive technology alone: the head of a table or a group says it already. */
  isLabelHidden?: boolean
  /** Where the focus of a dialog starts. */
  isFirst?: boolean
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
}

export const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** The same for Mantine's inputs. */
export function inputProps<Value>({ label, isLabelHidden, isFirst, onChange: _onChange, value: _value, ...rest }: FieldProps<Value>) {
  return {
    ...rest,
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    // Below the input, so that inputs side by side stand in one line.
    inputWrapperOrder: ORDER,
    'data-autofocus': isFirst || undefined,
  }
}
