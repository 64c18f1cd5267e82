import type { UseFormReturnType } from '@mantine/form'
import { hasSubject } from '@tracklane/contract/notification-event'
import { placeholderName, placeholderPhrases } from '@tracklane/contract/notification-placeholder'
import { BODY_MAXIMUM, SUBJECT_MAXIMUM } from '@tracklane/contract/notification-template'
import { textsOf } from '#kit/translated-form.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import type { LanguageOption } from '#lib/translations.rules.ts'
import type { Insert } from '#ui/inserts/insert-menu.tsx'
import type { TranslatedField } from '#ui/translations-field/language-fields.tsx'
import { TranslationsField } from '#ui/translations-field/translations-field.tsx'
import { offeredPlaceholders, problemsOf, type TemplateValues } from './template-form.rules.ts'
import { TextNote } from './text-note.tsx'

interface TemplateTextsProps {
  form: UseFormReturnType<TemplateValues>
  before: TemplateValues
  languages: readonly LanguageOption[]
  onLanguage: (code: string) => void
}

/** The texts of a template for its channel. */
export function TemplateTexts({ form, before, languages, onLanguage }: TemplateTextsProps) {
  return (
    // A rich editor cannot become a plain field: another channel gets other fields.
    <TranslationsField
      key={form.values.channel === 'email' ? 'rich' : 'plain'}
      fields={useTextFields(form)}
      languages={languages}
      onLanguage={onLanguage}
      {...textsOf(form, before)}
    />
  )
}

function useTextFields({ values, errors }: UseFormReturnType<TemplateValues>): TranslatedField[] {
  const t = useT()
  const inserts = useInserts(values)
  const { channel } = values
  const problems = problemsOf(values)
  const noteOf = (field: string, isCounted: boolean) => (text: string, code: string) => {
    const path = `translations.${code}.${field}`
    const problem = errors[path] ? undefined : problems[path]
    return <TextNote problem={problem && isSaidAtOnce(problem.message) ? problem : undefined} counted={isCounted ? text : undefined} />
  }
  const body = { name: 'body', inserts, note: noteOf('body', channel === 'sms') }
  if (!hasSubject(channel)) {
    return [{ ...body, label: t('notification_template', 'Text'), kind: 'area', maxLength: BODY_MAXIMUM[channel] }]
  }
  return [
    {
      name: 'subject',
      label: t('notification_template', 'Subject'),
      kind: 'text',
      maxLength: SUBJECT_MAXIMUM,
      inserts,
      note: noteOf('subject', false),
    },
    { ...body, label: t('notification_template', 'Text'), kind: 'rich', height: 320, upload: null },
  ]
}

/** Returns whether a problem is shown at once: an unfinished text or an open brace is no mistake yet. */
function isSaidAtOnce(message: string): boolean {
  return message !== placeholderPhrases.unclosed.message && message !== 'Value missed'
}

function useInserts(values: TemplateValues): Insert[] {
  const say = usePhrase()
  return offeredPlaceholders(values).map((name) => ({ text: `{{${name}}}`, label: say(placeholderName(name)) }))
}
