import { Textarea, TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { type FieldProps, inputProps } from './field.ts'

interface TextFieldProps extends FieldProps<string> {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
}

export function TextField({ type, autoComplete = 'off', maxLength, ...field }: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      type={type}
      autoComplete={autoComplete}
      maxLength={maxLength}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}

interface TextAreaFieldProps extends FieldProps<string> {
  minRows?: number
  maxRows?: number
  maxLength?: number
}

/** A text of several lines that grows with its content. */
export function TextAreaField({ minRows = 2, maxRows = 8, maxLength, ...field }: TextAreaFieldProps) {
  return (
    <Textarea
      {...inputProps(field)}
      autosize
      minRows={minRows}
      maxRows={maxRows}
      maxLength={maxLength}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
