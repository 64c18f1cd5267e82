import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { inLanguage } from '@tracklane/contract/kit/translations'
import { isOrderEvent } from '@tracklane/contract/notification-event'
import { NotificationTrial } from '@tracklane/contract/notification-template'
import { trialProblems } from '@tracklane/contract/notification-template-problems'
import { bodyOf, type TemplateValues } from './template-form.rules.ts'

interface Shown {
  readonly order_id: number | undefined
  readonly language: string
}

const TEXT = /^translations\.([^.]+)\./

/**
 * The draft as it can be tried out: only with the languages that are whole, so that nobody is refused while writing. Undefined as long as
 * there is nothing to show, also where the very language that is looked at is not whole.
 */
export function trialOf(values: TemplateValues, { order_id, language }: Shown): NotificationTrial | undefined {
  const { name: _name, active: _active, event, ...draft } = bodyOf(values)
  if (!event) return undefined
  const wrong = Object.keys(trialProblems({ ...draft, event })).map((field) => TEXT.exec(field)?.[1])
  if (wrong.includes(undefined) || wrong.includes(language)) return undefined
  const hasOrder = isOrderEvent(event)
  if (hasOrder && order_id === undefined) return undefined
  const translations = Object.fromEntries(Object.entries(draft.translations).filter(([code]) => !wrong.includes(code)))
  return NotificationTrial.safeParse({ ...draft, event, translations, language, ...(hasOrder && { order_id }) }).data
}

/** The language in which its readers get it, whatever is asked for. */
export function shownLanguage({ translations, language = SOURCE_LANGUAGE }: NotificationTrial): string | undefined {
  return inLanguage(translations, language)?.language
}
