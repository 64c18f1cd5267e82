import { useQuery } from '@tanstack/react-query'
import { FaqDraft, type FullFaq } from '@tracklane/contract/faq'
import type { FullFaqCategory } from '@tracklane/contract/faq-category'
import { faqCategoryQueries } from '#features/faq-category/faq-category.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { Concerned } from '#ui/concerned.tsx'
import { faqQueries, useCreateFaq, useRemoveFaq, useUpdateFaq } from './faq.api.ts'
import { effectsOf } from './faq-effects.rules.ts'
import { type Begun, bodyOf, checkFaq, FaqFields, type FaqValues, faqRules, newFaq, readableFields } from './faq-fields.tsx'

interface NewFaqProps {
  /** The category of a new question. */
  from: number | undefined
  begun: Begun | undefined
  onClose: () => void
}

export function NewFaq({ from, begun, onClose }: NewFaqProps) {
  const t = useT()
  const { data: categories = [] } = useQuery(faqCategoryQueries.list())
  const before = newFaq(from)
  const record = useDraftForm({
    initial: newFaq(from, begun),
    validate: checkFaq,
    draftOf: (values: FaqValues) => FaqDraft.parse(bodyOf(values)),
    create: useCreateFaq(),
    onSaved: onClose,
    addedText: ({ question }) => t('record', '{name} is added', { name: question }),
  })
  return (
    <RecordDrawer title={t('faq', 'New question')} saveLabel={t('faq', 'Add question')} record={record} onClose={onClose} isRoomy>
      <FaqFields form={record.form} before={before} categories={categories} />
    </RecordDrawer>
  )
}

export function FaqEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { data: categories = [] } = useQuery(faqCategoryQueries.list())
  return (
    <OpenedDrawer title={t('faq', 'Question')} row={faqQueries.detail(id)} onClose={onClose} isPreviewed>
      {(row) => <OpenFaq row={row} categories={categories} onClose={onClose} />}
    </OpenedDrawer>
  )
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
    <RowDrawer
      name={question}
      tools={<LogButton entity="faq" id={id} name={question} />}
      record={record}
      onClose={onClose}
      removal={removal}
      isRoomy
      fields={readableFields(t, { languages, categories })}
    >
      <Concerned effects={effectsOf(t, { before: row, now: form.values, categories })} />
      <FaqFields form={form} before={faqRules.valuesOf(row)} categories={categories} />
    </RowDrawer>
  )
}
