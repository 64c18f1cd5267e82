import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { placeholderName } from '@tracklane/contract/notification-placeholder'
import { type NotificationTemplate, NotificationTemplateDraft } from '@tracklane/contract/notification-template'
import { type ReactNode, useState } from 'react'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { type RecordForm, useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useLanguage, usePhrase, useT } from '#lib/i18n.ts'
import { MultiSelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import { notificationTemplateQueries, useCreateTemplate, useRemoveTemplate } from './notification-template.api.ts'
import { conflictingTemplate, OtherTemplate } from './other-template.tsx'
import { readableTemplate } from './readable-template.ts'
import { TemplateFields } from './template-fields.tsx'
import { bodyOf, NEW_TEMPLATE, offeredPlaceholders, type TemplateValues } from './template-form.rules.ts'
import { checkTemplate, templateRules } from './template-form.ts'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateTexts } from './template-texts.tsx'
import { useUpdateMeeting } from './use-update-meeting.ts'

export function NewTemplate({ onClose }: { onClose: () => void }) {
  const t = useT()
  const create = useCreateTemplate()
  const record = useDraftForm({
    initial: NEW_TEMPLATE,
    validate: checkTemplate,
    draftOf: (values) => NotificationTemplateDraft.parse(bodyOf(values)),
    create,
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  const { fields, preview } = useEditor(record.form, { before: NEW_TEMPLATE, isNew: true })
  return (
    <RecordDrawer
      title={t('notification_template', 'New template')}
      saveLabel={t('notification_template', 'Add template')}
      record={record}
      onClose={onClose}
      conflicts={<OtherTemplate other={conflictingTemplate(create.error)} />}
      preview={preview}
    >
      {fields}
    </RecordDrawer>
  )
}

export function TemplateEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('notification_template', 'Template')} row={notificationTemplateQueries.detail(id)} onClose={onClose} isPreviewed>
      {(row) => <OpenTemplate row={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenTemplate({ row, onClose }: { row: NotificationTemplate; onClose: () => void }) {
  const t = useT()
  const { id, name } = row
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  const { update, other } = useUpdateMeeting()
  const record = useEditForm({
    opened: row,
    rules: templateRules,
    validate: checkTemplate,
    update,
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.name }),
  })
  const removal = useRemoval(useRemoveTemplate(), row, record.done, {
    whom: t('notification_template', 'Nothing is sent by it any more.'),
  })
  const { fields, preview } = useEditor(record.form, { before: templateRules.valuesOf(row), isNew: false })
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="notification-template" id={id} name={name} />}
      record={record}
      onClose={onClose}
      removal={removal}
      preview={preview}
      fields={readableTemplate(t, languages)}
    >
      <OtherTemplate other={other} />
      {fields}
    </RowDrawer>
  )
}

interface Editor {
  before: TemplateValues
  isNew: boolean
}

/** Returns the form and the preview. The preview shows the form's language, until the person chooses another one. */
function useEditor(form: RecordForm<TemplateValues>['form'], { before, isNew }: Editor): Record<'fields' | 'preview', ReactNode> {
  const own = useLanguage()
  // The person's own language may come later than the form.
  const [looked, setLanguage] = useState<string>()
  const language = looked ?? own
  const { data: languages = [] } = useQuery(i18nQueries.languages())
  return {
    fields: (
      <>
        <TemplateFields form={form} isNew={isNew} />
        <TemplateTexts form={form} before={before} languages={languages} onLanguage={setLanguage} />
        {form.values.channel === 'messenger' && <MessengerFields form={form} />}
      </>
    ),
    preview: <TemplatePreview values={form.values} languages={languages} language={language} onLanguage={setLanguage} />,
  }
}

/** The name of the text at the messenger's provider: many send only approved texts. */
function MessengerFields({ form }: { form: UseFormReturnType<TemplateValues> }) {
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
