import type { UseFormReturnType } from '@mantine/form'
import { placeholderName } from '@tracklane/contract/notification-placeholder'
import { fieldOf } from '#lib/form-field.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { MultiSelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import { offeredPlaceholders, type TemplateValues } from './template-form.rules.ts'

/** How a messenger's provider knows the text: many send only what they have approved. */
export function MessengerFields({ form }: { form: UseFormReturnType<TemplateValues> }) {
  const t = useT()
  const say = usePhrase()
  const parameters = fieldOf(form, 'parameters')
  const inner = Object.keys(form.errors).find((path) => path.startsWith('parameters.'))
  return (
    <FormSection title={t('notification_template', 'At the provider')}>
      <TextField
        label={t('notification_template', 'Template of the provider')}
        description={t('notification_template', 'The name under which it is approved there; without one the text is sent as it is')}
        maxLength={200}
        className={wide ?? ''}
        {...fieldOf(form, 'provider_template')}
      />
      <MultiSelectField
        label={t('notification_template', 'Parameters')}
        description={t('notification_template', 'In the order in which the provider’s template has them')}
        className={wide ?? ''}
        options={offeredPlaceholders(form.values).map((value) => ({ value, label: say(placeholderName(value)) }))}
        {...parameters}
        error={parameters.error ?? (inner && form.errors[inner])}
      />
    </FormSection>
  )
}
