import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { placeholderName } from '@tracklane/contract/notification-placeholder'
import type { NotificationTemplate } from '@tracklane/contract/notification-template'
import { type Translate, translatePhrase } from '#lib/i18n.ts'
import type { LanguageOption } from '#lib/translations.rules.ts'
import type { ReadableField } from '#ui/conflicts.tsx'
import { readableTexts } from '#ui/translations-field/readable-texts.ts'
import { statusText } from './template-words.ts'

/** Describes a template in readable form, for a conflict between two people. */
export function readableTemplate(t: Translate, languages: readonly LanguageOption[]): ReadableField<NotificationTemplate>[] {
  return [
    { id: 'name', label: t('notification_template', 'Name'), text: ({ name }) => name },
    { id: 'status_id', label: t('notification_template', 'New status'), text: (row) => statusText(t, row) },
    { id: 'active', label: t('record', 'Active'), text: ({ active }) => (active ? t('record', 'Active') : t('record', 'Inactive')) },
    {
      id: 'provider_template',
      label: t('notification_template', 'Template of the provider'),
      text: ({ provider_template }) => provider_template ?? '',
    },
    {
      id: 'parameters',
      label: t('notification_template', 'Parameters'),
      text: ({ parameters }) => parameters.map((one) => translatePhrase(placeholderName(one))).join(', '),
    },
    ...readableTexts(t, { languages, textOf }),
  ]
}

function textOf({ subject, body }: { subject: string; body: string }): string {
  return [subject, wordsOf(body)].filter(Boolean).join(' — ')
}
