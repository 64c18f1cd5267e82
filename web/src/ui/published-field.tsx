import type { UseFormReturnType } from '@mantine/form'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { CheckboxField } from './fields/checkbox-field.tsx'

interface PublishedFieldProps<Values extends { published: boolean }> {
  form: UseFormReturnType<Values>
  className?: string | undefined
}

/** The field that publishes the row for readers. */
export function PublishedField<Values extends { published: boolean }>({ form, className }: PublishedFieldProps<Values>) {
  const t = useT()
  return (
    <CheckboxField
      label={t('translations', 'Published')}
      description={t('translations', 'Logists find what is published; of the rest only administrators know')}
      {...(className && { className })}
      {...fieldOf(form, 'published')}
    />
  )
}
