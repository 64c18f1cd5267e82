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
 * Returns the draft that can be tried: only complete languages, so that nothing is refused during typing. Undefined where there is nothing
 * to show, also where the shown language is incomplete.
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

/** Returns the language in which readers get it. */
export function shownLanguage({ translations, language = SOURCE_LANGUAGE }: NotificationTrial): string | undefined {
  return inLanguage(translations, language)?.language
}
