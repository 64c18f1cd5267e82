import { Checkbox } from '@mantine/core'
import { type FieldProps, inputProps } from './field.ts'

export function CheckboxField(field: Omit<FieldProps<boolean>, 'placeholder'>) {
  const { required: _required, inputWrapperOrder: _order, ...props } = inputProps(field)
  return <Checkbox {...props} checked={field.value} onChange={(event) => field.onChange(event.currentTarget.checked)} />
}
