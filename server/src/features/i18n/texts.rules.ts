import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { inLanguage, type Translations } from '@tracklane/contract/kit/translations'

/** Returns texts by language for a log: `question.de`. Of rich texts only the words. */
export function loggedTexts<Texts extends object>(translations: Translations<Texts>, rich: readonly (keyof Texts & string)[] = []): object {
  const entries = Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(texts).map(([field, text]) => [
      `${field}.${language}`,
      rich.some((one) => one === field) ? wordsOf(String(text)) : text,
    ]),
  )
  return Object.fromEntries(entries)
}

/** Returns the name of a row; a log uses the source language. */
export function nameIn(translations: Translations<{ readonly name: string }>, language: string = SOURCE_LANGUAGE): string {
  return inLanguage(translations, language)?.texts.name ?? ''
}
