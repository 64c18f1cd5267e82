import { type FormEvent, type ReactElement, useState } from 'react'
import type { z } from 'zod'
import { checkedBy } from './form-errors.ts'

type Errors = Record<string, ReactElement | undefined>

/**
 * Keeps a small form of text fields. It is checked by the schema when it is sent; errors stay at the fields until they change. `check` adds
 * rules that the schema cannot express. Larger forms use @mantine/form.
 */
export function useFields<Schema extends z.ZodObject>(schema: Schema, check: (values: Record<string, string>) => Errors = () => ({})) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Errors>({})

  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setValues((now) => ({ ...now, [name]: value }))
      setErrors((now) => ({ ...now, [name]: undefined }))
    },
  })

  const onSubmit = (send: (values: z.output<Schema>) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A password manager may fill in a field without a change event, so the values are read from the form itself.
    const given = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]))
    const found = { ...checkedBy(schema)(given), ...check(given) }
    setErrors(found)
    if (Object.keys(found).length === 0) send(schema.parse(given))
    else event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
  }

  return { field, onSubmit, setErrors }
}
