import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type FullOnboardingCategory, OnboardingCategoryDraft } from '@tracklane/contract/onboarding-category'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { onboardingSectionQueries } from '#features/onboarding-section/onboarding-section.api.ts'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { Concerned } from '#ui/concerned.tsx'
import { onboardingCategoryQueries, useCreateCategory, useRemoveCategory, useUpdateCategory } from './onboarding-category.api.ts'
import { effectsOf } from './onboarding-category-effects.rules.ts'
import {
  bodyOf,
  CategoryFields,
  type CategoryValues,
  categoryRules,
  checkCategory,
  newCategory,
  readableFields,
} from './onboarding-category-fields.tsx'

interface NewCategoryProps {
  /** The section of a new category. */
  from: number | undefined
  onClose: () => void
}

export function NewCategory({ from, onClose }: NewCategoryProps) {
  const t = useT()
  const { data: sections = [] } = useQuery(onboardingSectionQueries.list())
  const before = newCategory(from)
  const record = useDraftForm({
    initial: before,
    validate: checkCategory,
    draftOf: (values: CategoryValues) => OnboardingCategoryDraft.parse(bodyOf(values)),
    create: useCreateCategory(),
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer title={t('record', 'New category')} saveLabel={t('record', 'Add category')} record={record} onClose={onClose}>
      <CategoryFields form={record.form} before={before} sections={sections} />
    </RecordDrawer>
  )
}

export function CategoryEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('onboarding_admin', 'Category')} row={onboardingCategoryQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenCategory row={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenCategory({ row, onClose }: { row: FullOnboardingCategory; onClose: () => void }) {
  const t = useT()
  const { id, name } = row
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const { data: sections = [] } = useQuery(onboardingSectionQueries.list())
  const record = useEditForm({
    opened: row,
    rules: categoryRules,
    validate: checkCategory,
    update: useUpdateCategory(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.name }),
  })
  const { form } = record
  const removal = useRemoval(useRemoveCategory(), row, record.done)
  const articles = linkOptions({ to: '/onboarding-admin/article', search: { category_id: [id] } })
  const fields = readableFields(t, { languages, sections })
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="onboarding-category" id={id} name={name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      ways={{ onboarding_articles: articles }}
      fields={fields}
    >
      <CategoryFields form={form} before={categoryRules.valuesOf(row)} sections={sections} />
      <Concerned effects={effectsOf(t, { before: row, now: form.values, sections })} />
    </RowDrawer>
  )
}
