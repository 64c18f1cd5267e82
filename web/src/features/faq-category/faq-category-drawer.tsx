import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { FaqCategoryDraft, type FullFaqCategory } from '@tracklane/contract/faq-category'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { LoadingDrawer, RecordDrawer } from '#kit/record-drawer.tsx'
import { UseLinks } from '#kit/use-links.tsx'
import { useOpened } from '#kit/use-opened.ts'
import { useRemoval } from '#kit/use-removal.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { Concerned } from '#ui/concerned.tsx'
import { Conflicts } from '#ui/conflicts.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { faqCategoryQueries, useCreateFaqCategory, useRemoveFaqCategory, useUpdateFaqCategory } from './faq-category.api.ts'
import { bodyOf, checkFaqCategory, FaqCategoryFields, faqCategoryRules, newFaqCategory, readableFields } from './faq-category-fields.tsx'

export function NewFaqCategory({ onClose }: { onClose: () => void }) {
  const t = useT()
  const record = useDraftForm({
    initial: newFaqCategory,
    validate: checkFaqCategory,
    draftOf: (values) => FaqCategoryDraft.parse(bodyOf(values)),
    create: useCreateFaqCategory(),
    onSaved: ({ name }) => {
      toastSuccess(t('record', '{name} is added', { name }))
      onClose()
    },
  })
  return (
    <RecordDrawer title={t('record', 'New category')} saveLabel={t('record', 'Add category')} record={record} onClose={onClose}>
      <FaqCategoryFields form={record.form} before={newFaqCategory} />
    </RecordDrawer>
  )
}

export function FaqCategoryEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { row, query } = useOpened(faqCategoryQueries.detail(id))
  if (row) return <OpenFaqCategory row={row} onClose={onClose} />
  return <LoadingDrawer title={t('faq', 'Category')} query={query} onClose={onClose} />
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
    <RecordDrawer
      title={name}
      tools={<LogButton entity="faq-category" id={id} name={name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      uses={<UseLinks uses={removal.uses} ways={{ faqs: linkOptions({ to: '/faq-admin/faq', search: { category_id: [id] } }) }} />}
      conflicts={<Conflicts conflict={record.conflict} fields={readableFields(t, languages)} onTakeTheirs={record.takeTheirs} />}
    >
      <FaqCategoryFields form={form} before={faqCategoryRules.valuesOf(row)} />
      <Concerned effects={effectsOf(t, row, form.values.published)} />
    </RecordDrawer>
  )
}

/** Whom it concerns that it is published, or is no longer. */
function effectsOf(t: Translate, { published, questions }: FullFaqCategory, isPublished: boolean): string {
  if (published === isPublished) return ''
  const count = { count: questions }
  return isPublished
    ? t('faq', 'logists find it, with those of its {count, plural, one {# question} other {# questions}} that are published', count)
    : t('faq', 'logists no longer find it, nor its {count, plural, one {# question} other {# questions}}', count)
}
