import { z } from 'zod'
import { CharCode, SOURCE_LANGUAGE } from '../i18n.ts'
import { dictionary } from './dictionary.ts'
import { tooManyEntries } from './issue.ts'
import { phrase } from './phrase.ts'
import { isPicturePath } from './picture-path.ts'
import { isRichText, RichText } from './rich-text.ts'

/** The texts of a row by language. A language has all of its fields or is absent. */
export type Translations<Texts> = Readonly<Record<string, Texts>>
/** Texts of a request: an absent language or text stays; null deletes a language. */
export type TranslationsPatch<Texts> = Readonly<Record<string, GivenTexts<Texts> | null>>
export type GivenTexts<Texts> = { readonly [Field in keyof Texts]?: Texts[Field] | undefined }

/** The most languages of one request; far more than exist. */
const MAX_LANGUAGES = 200

/** A value per language. The number is checked first: a record of zod has no limit of its own and checks every name. */
export function byLanguage<Value extends z.ZodType>(value: Value) {
  const record = z.record(CharCode, value)
  return z.preprocess(few, record) as unknown as z.ZodType<z.output<typeof record>, z.input<typeof record>> // its input is unknown; callers should give a record
}

function few(given: unknown, context: z.RefinementCtx): unknown {
  if (typeof given !== 'object' || given === null || Object.keys(given).length <= MAX_LANGUAGES) return given
  context.addIssue({ code: 'custom', params: { phrase: tooManyEntries(MAX_LANGUAGES) } })
  return z.NEVER
}

type Shape = Readonly<Record<string, z.ZodType<string>>>

/**
 * Returns the schemas of the field `translations`, made of the fields of each language. An optional field may be absent or null: in a new
 * language it is then empty; in a known one null empties it.
 */
export function translationsOf<Required extends Shape, Optional extends Shape = Record<never, never>>(
  required: Required,
  optional: Optional = {} as Optional, // the default is the type parameter's default
) {
  const texts = z.object({ ...required, ...emptied(optional) })
  return {
    texts,
    row: z.record(z.string(), shownOf({ ...required, ...optional })),
    draft: byLanguage(texts).refine((languages) => Object.keys(languages).length > 0, { params: { phrase: oneLanguage } }),
    patch: byLanguage(texts.nullable()),
  }
}

function emptied<Fields extends Shape>(fields: Fields) {
  const texts = Object.entries(fields).map(([name, field]) => [
    name,
    field
      .nullable()
      .transform((text) => text ?? '')
      .optional(),
  ])
  return Object.fromEntries(texts) as { [Field in keyof Fields]: z.ZodOptional<z.ZodType<string, string | null>> } // every field of the shape
}

/** The schema of answers: existing texts are shown without the checks of a form. */
function shownOf<Fields extends Shape>(fields: Fields) {
  const shown = Object.entries(fields).map(([name, field]) => [name, shownField(field)])
  return z.object(Object.fromEntries(shown) as { [Field in keyof Fields]: z.ZodType<string, string> }) // every field of the shape
}

function shownField(field: z.ZodType<string>): z.ZodType<string> {
  if (isRichText(field)) return RichText
  return isPicturePath(field) ? field.catch('') : z.string()
}

/** A row without any text cannot be shown. */
export const oneLanguage = phrase('translations', 'Write it in at least one language')

/** Returns all texts after a PUT. `nothing` stands for absent texts of a new language. */
export function mergeTranslations<Texts extends object>(
  before: Translations<Texts>,
  patch: TranslationsPatch<Texts>,
  nothing: GivenTexts<Texts> = {},
): Translations<Texts> {
  const merged = dictionary<Texts>(before)
  for (const [code, texts] of Object.entries(patch)) {
    if (texts === null) delete merged[code]
    else merged[code] = { ...nothing, ...merged[code], ...given(texts) } as Texts // the required ones are in the request
  }
  return { ...merged }
}

function given<Texts extends object>(texts: GivenTexts<Texts>): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Partial<Texts> // entries of the texts themselves
}

/**
 * The only fallback: the language asked for, else the source language, else the first that exists; one language for all fields of a row.
 */
export function inLanguage<Texts>(
  translations: Translations<Texts>,
  requested: string,
): { readonly language: string; readonly texts: Texts } | undefined {
  const language = [requested, SOURCE_LANGUAGE, ...Object.keys(translations).sort()].find((code) => Object.hasOwn(translations, code))
  const texts = language === undefined ? undefined : translations[language]
  return language === undefined || texts === undefined ? undefined : { language, texts }
}

/** Returns the languages into which it is not translated. */
export function missingIn(translations: Translations<unknown>, languages: readonly string[]): string[] {
  return languages.filter((code) => !Object.hasOwn(translations, code))
}
