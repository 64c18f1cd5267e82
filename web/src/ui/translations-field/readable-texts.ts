import type { Translate } from '#lib/i18n.ts'
import type { LanguageOption } from '#lib/translations.rules.ts'
import type { ReadableField } from '#ui/conflicts.tsx'
import { publishedText } from '#ui/published-mark.tsx'

interface TranslatedRow<Texts> {
  readonly translations?: Readonly<Record<string, Texts>> | undefined
}

interface Reading<Texts> {
  readonly languages: readonly LanguageOption[]
  readonly textOf: (texts: Texts) => string
  /** The field to read in each language, where it is only one. */
  readonly field?: string
}

/** Describes each language of a row in readable form, for a conflict between two people. */
export function readableTexts<Texts>(t: Translate, { languages, textOf, field }: Reading<Texts>): ReadableField<TranslatedRow<Texts>>[] {
  return languages.map(({ char_code, name }) => ({
    id: `translations.${char_code}`,
    label: field === undefined ? name : t('translations', '{field} ({language})', { field, language: name }),
    text: ({ translations = {} }) => {
      const texts = Object.hasOwn(translations, char_code) ? translations[char_code] : undefined
      return texts === undefined ? '' : textOf(texts)
    },
  }))
}

export function readablePublished(t: Translate): ReadableField<{ readonly published: boolean }> {
  return { id: 'published', label: t('translations', 'Published'), text: ({ published }) => publishedText(t, published) }
}
