import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type FullOnboardingSection, OnboardingSectionDraft } from '@tracklane/contract/onboarding-section'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { Concerned } from '#ui/concerned.tsx'
import { onboardingSectionQueries, useCreateSection, useRemoveSection, useUpdateSection } from './onboarding-section.api.ts'
import { effectsOf } from './onboarding-section-effects.rules.ts'
import { bodyOf, checkSection, newSection, readableFields, SectionFields, sectionRules } from './onboarding-section-fields.tsx'

export function NewSection({ onClose }: { onClose: () => void }) {
  const t = useT()
  const record = useDraftForm({
    initial: newSection,
    validate: checkSection,
    draftOf: (values) => OnboardingSectionDraft.parse(bodyOf(values)),
    create: useCreateSection(),
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer
      title={t('onboarding_admin', 'New section')}
      saveLabel={t('onboarding_admin', 'Add section')}
      record={record}
      onClose={onClose}
    >
      <SectionFields form={record.form} before={newSection} />
    </RecordDrawer>
  )
}

export function SectionEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('onboarding_admin', 'Section')} row={onboardingSectionQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenSection row={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenSection({ row, onClose }: { row: FullOnboardingSection; onClose: () => void }) {
  const t = useT()
  const { id, name } = row
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const record = useEditForm({
    opened: row,
    rules: sectionRules,
    validate: checkSection,
    update: useUpdateSection(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.name }),
  })
  const { form } = record
  const removal = useRemoval(useRemoveSection(), row, record.done)
  const categories = linkOptions({ to: '/onboarding-admin/category', search: { section_id: [id] } })
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="onboarding-section" id={id} name={name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      ways={{ onboarding_categories: categories }}
      fields={readableFields(t, languages)}
    >
      <SectionFields form={form} before={sectionRules.valuesOf(row)} />
      <Concerned effects={effectsOf(t, row, form.values.published)} />
    </RowDrawer>
  )
}
