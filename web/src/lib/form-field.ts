import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

interface BoundField<Value> {
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
}

/** Binds a field of a form to `ui/fields`: the result of `getInputProps` with the types of the values. */
export function fieldOf<Values, Key extends keyof Values & string>(form: UseFormReturnType<Values>, key: Key): BoundField<Values[Key]> {
  const { onChange } = form.getInputProps(key)
  return { value: form.values[key], onChange, error: form.errors[key] }
}

/** Binds a field of a row in a list; the path is "products.0.name". */
export function rowFieldOf<Values, Row, Key extends keyof Row & string>(
  form: UseFormReturnType<Values>,
  path: string,
  row: Row,
  key: Key,
): BoundField<Row[Key]> {
  const { onChange } = form.getInputProps(`${path}.${key}`)
  return { value: row[key], onChange, error: form.errors[`${path}.${key}`] }
}
