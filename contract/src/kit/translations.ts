import { z } from 'zod'
import { CharCode, SOURCE_LANGUAGE } from '../i18n.ts'
import { dictionary } from './dictionary.ts'
import { phrase } from './phrase.ts'
import { isPicturePath } from './picture-path.ts'
import { isRichText, RichText } from './rich-text.ts'

/** The texts of a row by language: a language has all of its fields, or is not there. */
export type Translations<Texts> = Readonly<Record<string, Texts>>
/** What a PUT says of them: a language that is absent stays, null takes it away. */
export type TranslationsPatch<Texts> = Readonly<Record<string, Texts | null>>

/** The schemas of the field `translations`, made of what is written in each language. */
export function translationsOf<Shape extends Readonly<Record<string, z.ZodType<string>>>>(fields: Shape) {
  const texts = z.object(fields)
  return {
    texts,
    row: z.record(z.string(), shownOf(fields)),
    draft: z.record(CharCode, texts).refine((languages) => Object.keys(languages).length > 0, { params: { phrase: oneLanguage } }),
    patch: z.record(CharCode, texts.nullable()),
  }
}

/** As answers carry them: what is there is told, whatever a form would ask of it. */
function shownOf<Shape extends Readonly<Record<string, z.ZodType<string>>>>(fields: Shape) {
  const shown = Object.entries(fields).map(([name, field]) => [name, shownField(field)])
  return z.object(Object.fromEntries(shown) as { [Field in keyof Shape]: z.ZodType<string, string> }) // every field of the shape
}

function shownField(field: z.ZodType<string>): z.ZodType<string> {
  if (isRichText(field)) return RichText
  return isPicturePath(field) ? field.catch('') : z.string()
}

/** Nothing can be shown of a row without any. */
export const oneLanguage = phrase('translations', 'Write it in at least one language')

/** The whole after a PUT. */
export function mergeTranslations<Texts>(before: Translations<Texts>, patch: TranslationsPatch<Texts>): Translations<Texts> {
  const merged = dictionary<Texts | null>({ ...before, ...patch })
  return Object.fromEntries(Object.entries(merged).filter((entry): entry is [string, Texts] => entry[1] !== null))
}

/** The one fallback: the language asked for, else the source language, else the first there is; one language for all fields of a row. */
export function inLanguage<Texts>(
  translations: Translations<Texts>,
  requested: string,
): { readonly language: string; readonly texts: Texts } | undefined {
  const language = [requested, SOURCE_LANGUAGE, ...Object.keys(translations).sort()].find((code) => Object.hasOwn(translations, code))
  const texts = language === undefined ? undefined : translations[language]
  return language === undefined || texts === undefined ? undefined : { language, texts }
}

/** Those of the languages into which it is not translated. */
export function missingIn(translations: Translations<unknown>, languages: readonly string[]): string[] {
  return languages.filter((code) => !Object.hasOwn(translations, code))
}
