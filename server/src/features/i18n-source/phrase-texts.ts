import { translationFault } from '@tracklane/contract/kit/icu-message'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { Context } from '#platform/context.ts'
import { invalid, notOffered } from '#platform/errors.ts'
import { findTargetLanguages, putText, removeText, type TargetLanguage } from './i18n-source.queries.ts'

/** Texts by char_code; null deletes a text. */
type Texts = Readonly<Record<string, string | null>>

/** Returns the texts of `given` that differ. */
export function changedTexts(before: Readonly<Record<string, string>>, given: Texts): Texts {
  return Object.fromEntries(Object.entries(given).filter(([code, text]) => text !== (Object.hasOwn(before, code) ? before[code] : null)))
}

/** Throws 422 at the field of each text that no screen could show, and of each missing language. */
export async function requireTexts({ db }: Context, message: string, texts: Texts): Promise<void> {
  if (Object.keys(texts).length === 0) return
  const languages = new Map((await findTargetLanguages(db)).map((language) => [language.char_code, language]))
  const faults = Object.entries(texts).flatMap(([code, text]) => {
    const fault = faultOf(message, text, languages.get(code))
    return fault ? [[`translations.${code}`, fault] as const] : []
  })
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

function faultOf(message: string, text: string | null, language: TargetLanguage | undefined): Phrase | undefined {
  if (!language) return notOffered
  return text === null ? undefined : translationFault(message, text, language)?.phrase
}

export async function writeTexts({ db }: Context, phrase_id: number, texts: Texts): Promise<void> {
  for (const [char_code, text] of Object.entries(texts)) {
    if (text === null) await removeText(db, phrase_id, char_code)
    else await putText(db, { phrase_id, char_code, text })
  }
}
