import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { FaqCategoryDraft, type FullFaqCategory } from '@tracklane/contract/faq-category'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { Concerned } from '#ui/concerned.tsx'
import { faqCategoryQueries, useCreateFaqCategory, useRemoveFaqCategory, useUpdateFaqCategory } from './faq-category.api.ts'
import { bodyOf, checkFaqCategory, FaqCategoryFields, faqCategoryRules, newFaqCategory, readableFields } from './faq-category-fields.tsx'

export function NewFaqCategory({ onClose }: { onClose: () => void }) {
  const t = useT()
  const record = useDraftForm({
    initial: newFaqCategory,
    validate: checkFaqCategory,
    draftOf: (values) => FaqCategoryDraft.parse(bodyOf(values)),
    create: useCreateFaqCategory(),
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer title={t('record', 'New category')} saveLabel={t('record', 'Add category')} record={record} onClose={onClose}>
      <FaqCategoryFields form={record.form} before={newFaqCategory} />
    </RecordDrawer>
  )
}

export function FaqCategoryEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('faq', 'Category')} row={faqCategoryQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenFaqCategory row={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenFaqCategory({ row, onClose }: { row: FullFaqCategory; onClose: () => void }) {
  const t = useT()
  const { id, name } = row
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const record = useEditForm({
    opened: row,
    rules: faqCategoryRules,
    validate: checkFaqCategory,
    update: useUpdateFaqCategory(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.name }),
  })
  const { form } = record
  const removal = useRemoval(useRemoveFaqCategory(), row, record.done)
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="faq-category" id={id} name={name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      ways={{ faqs: linkOptions({ to: '/faq-admin/faq', search: { category_id: [id] } }) }}
      fields={readableFields(t, languages)}
    >
      <FaqCategoryFields form={form} before={faqCategoryRules.valuesOf(row)} />
      <Concerned effects={effectsOf(t, row, form.values.published)} />
    </RowDrawer>
  )
}

/** Says what publishing or hiding the category changes for readers. */
function effectsOf(t: Translate, { published, questions }: FullFaqCategory, isPublished: boolean): string {
  if (published === isPublished) return ''
  const count = { count: questions }
  return isPublished
    ? t('faq', 'logists find it, with those of its {count, plural, one {# question} other {# questions}} that are published', count)
    : t('faq', 'logists no longer find it, nor its {count, plural, one {# question} other {# questions}}', count)
}
