import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { inLanguage, type Translations } from '@tracklane/contract/kit/translations'

/** Texts per language as a log says them: `question.de`. Of rich ones what people read. */
export function loggedTexts<Texts extends object>(translations: Translations<Texts>, rich: readonly (keyof Texts & string)[] = []): object {
  const entries = Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(texts).map(([field, text]) => [
      `${field}.${language}`,
      rich.some((one) => one === field) ? wordsOf(String(text)) : text,
    ]),
  )
  return Object.fromEntries(entries)
}

/** The name of a row; a log says it in the source language. */
export function nameIn(translations: Translations<{ readonly name: string }>, language: string = SOURCE_LANGUAGE): string {
  return inLanguage(translations, language)?.texts.name ?? ''
}
