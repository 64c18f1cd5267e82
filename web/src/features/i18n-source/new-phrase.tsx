import { Autocomplete } from '@mantine/core'
import { type PhraseCategory, type SourcePhrase, SourcePhraseDraft } from '@tracklane/contract/i18n-source'
import { useDraftForm } from '#kit/edit-form.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormSection } from '#ui/form-section.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useCreatePhrase } from './phrases.api.ts'

interface NewPhraseProps {
  categories: readonly PhraseCategory[]
  /** The category on the screen. */
  category: string | undefined
  onMade: (row: SourcePhrase) => void
  onClose: () => void
}

/** Adds a phrase before the code uses it. */
export function NewPhrase({ categories, category = '', onMade, onClose }: NewPhraseProps) {
  const t = useT()
  const record = useDraftForm({
    initial: { category, message: '' },
    validate: checkedBy(SourcePhraseDraft),
    draftOf: (values) => SourcePhraseDraft.parse(values),
    create: useCreatePhrase(),
    onSaved: (row) => {
      toastSuccess(t('phrases', 'The phrase is added'))
      onMade(row)
    },
  })
  const { form } = record
  return (
    <RecordDrawer title={t('phrases', 'New phrase')} saveLabel={t('phrases', 'Add phrase')} record={record} onClose={onClose}>
      <FormSection title={t('phrases', 'The phrase')}>
        <Autocomplete
          label={t('phrases', 'Category')}
          description={t('phrases', 'One of the list, or a new name')}
          required
          data-autofocus
          maxLength={60}
          data={categories.map(({ name }) => name)}
          {...form.getInputProps('category')}
        />
        <TextAreaField
          label={t('phrases', 'English text')}
          description={t('phrases', 'As the code says it, an ICU message: it is the key of its translations')}
          required
          {...fieldOf(form, 'message')}
        />
      </FormSection>
    </RecordDrawer>
  )
}
