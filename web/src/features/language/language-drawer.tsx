import { linkOptions } from '@tanstack/react-router'
import { LanguageDraft, type ManagedLanguage } from '@tracklane/contract/language'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { languageQueries, useCreateLanguage, useRemoveLanguage, useUpdateLanguage } from './language.api.ts'
import { bodyOf, checkLanguage, LanguageFields, languageRules, NEW_LANGUAGE, useLanguageColumns } from './language-fields.tsx'

export function NewLanguage({ onClose }: { onClose: () => void }) {
  const t = useT()
  const record = useDraftForm({
    initial: NEW_LANGUAGE,
    validate: checkLanguage,
    draftOf: (values) => LanguageDraft.parse(bodyOf(values)),
    create: useCreateLanguage(),
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer title={t('language', 'New language')} saveLabel={t('language', 'Add language')} record={record} onClose={onClose}>
      <LanguageFields form={record.form} />
    </RecordDrawer>
  )
}

export function LanguageEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('language', 'Language')} row={languageQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenLanguage language={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenLanguage({ language, onClose }: { language: ManagedLanguage; onClose: () => void }) {
  const t = useT()
  const { id, name, active, source_language } = language
  const record = useEditForm({
    opened: language,
    rules: languageRules,
    validate: checkLanguage,
    update: useUpdateLanguage(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.name }),
  })
  const removal = useRemoval(useRemoveLanguage(), language, record.done)
  const ways = { translations: linkOptions({ to: '/i18n/phrases/' }) }
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="language" id={id} name={name} />}
      record={record}
      onClose={onClose}
      removal={source_language ? undefined : removal}
      ways={ways}
      onDeactivate={active ? () => record.saveWith({ active: false }) : undefined}
      fields={useLanguageColumns()}
    >
      <LanguageFields form={record.form} language={language} />
    </RowDrawer>
  )
}
