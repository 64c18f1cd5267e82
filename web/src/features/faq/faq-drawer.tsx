import { useQuery } from '@tanstack/react-query'
import { FaqDraft, type FullFaq } from '@tracklane/contract/faq'
import type { FullFaqCategory } from '@tracklane/contract/faq-category'
import { faqCategoryQueries } from '#features/faq-category/faq-category.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { LoadingDrawer, RecordDrawer } from '#kit/record-drawer.tsx'
import { useOpened } from '#kit/use-opened.ts'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { Concerned } from '#ui/concerned.tsx'
import { Conflicts } from '#ui/conflicts.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { faqQueries, useCreateFaq, useRemoveFaq, useUpdateFaq } from './faq.api.ts'
import { effectsOf } from './faq-effects.rules.ts'
import { bodyOf, checkFaq, FaqFields, type FaqValues, faqRules, newFaq, readableFields } from './faq-fields.tsx'

interface NewFaqProps {
  /** The category it begins in. */
  from: number | undefined
  onClose: () => void
}

export function NewFaq({ from, onClose }: NewFaqProps) {
  const t = useT()
  const { data: categories = [] } = useQuery(faqCategoryQueries.list())
  const before = newFaq(from)
  const record = useDraftForm({
    initial: before,
    validate: checkFaq,
    draftOf: (values: FaqValues) => FaqDraft.parse(bodyOf(values)),
    create: useCreateFaq(),
    onSaved: ({ question }) => {
      toastSuccess(t('record', '{name} is added', { name: question }))
      onClose()
    },
  })
  return (
    <RecordDrawer title={t('faq', 'New question')} saveLabel={t('faq', 'Add question')} record={record} onClose={onClose} isRoomy>
      <FaqFields form={record.form} before={before} categories={categories} />
    </RecordDrawer>
  )
}

export function FaqEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { row, query } = useOpened(faqQueries.detail(id))
  const { data: categories = [] } = useQuery(faqCategoryQueries.list())
  if (row) return <OpenFaq row={row} categories={categories} onClose={onClose} />
  return <LoadingDrawer title={t('faq', 'Question')} query={query} onClose={onClose} isPreviewed />
}

interface OpenFaqProps {
  row: FullFaq
  categories: readonly FullFaqCategory[]
  onClose: () => void
}

function OpenFaq({ row, categories, onClose }: OpenFaqProps) {
  const t = useT()
  const { id, question } = row
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const record = useEditForm({
    opened: row,
    rules: faqRules,
    validate: checkFaq,
    update: useUpdateFaq(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.question }),
  })
  const { form } = record
  const removal = useRemoval(useRemoveFaq(), row, record.done, { nameOf: (faq) => faq.question })
  return (
    <RecordDrawer
      title={question}
      tools={<LogButton entity="faq" id={id} name={question} />}
      record={record}
      onClose={onClose}
      removal={removal}
      isRoomy
      conflicts={
        <Conflicts conflict={record.conflict} fields={readableFields(t, { languages, categories })} onTakeTheirs={record.takeTheirs} />
      }
    >
      <Concerned effects={effectsOf(t, { before: row, now: form.values, categories })} />
      <FaqFields form={form} before={faqRules.valuesOf(row)} categories={categories} />
    </RecordDrawer>
  )
}
