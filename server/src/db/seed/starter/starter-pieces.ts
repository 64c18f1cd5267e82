import { RICH_TEXT } from '@tracklane/contract/kit/rich-text'
import type { ContentTable } from '#db/places.ts'
import { picturePath, withPictures } from './starter-pictures.ts'
import {
  type ArticleKey,
  type CategoryKey,
  FAQ_TREE,
  type FaqCategoryKey,
  type FaqKey,
  ONBOARDING_TREE,
  type SectionKey,
  type StarterTexts,
} from './starter-text.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pl } from './texts/pl.ts'
import { uk } from './texts/uk.ts'

export const STARTER_TEXTS: Readonly<Record<string, StarterTexts>> = { en, de, es, pl, uk }

type Texts = Readonly<Record<string, string>>

/** A delivered row with its texts by language. */
export interface Piece {
  readonly table: ContentTable
  readonly key: string
  readonly parent?: { readonly table: ContentTable; readonly column: 'section_id' | 'category_id'; readonly key: string }
  readonly translations: Readonly<Record<string, Texts>>
}

/** Lists parents first, in reading order. */
export function piecesIn(languages: readonly string[]): Piece[] {
  const all = (textsOf: (texts: StarterTexts, language: string) => Texts) =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const texts = STARTER_TEXTS[language]
        return texts ? [[language, textsOf(texts, language)]] : []
      }),
    )
  return [...onboarding(all), ...questions(all)]
}

const LESSONS: Readonly<Record<SectionKey, Readonly<Partial<Record<CategoryKey, readonly ArticleKey[]>>>>> = ONBOARDING_TREE
const QUESTIONS: Readonly<Record<FaqCategoryKey, readonly FaqKey[]>> = FAQ_TREE

type All = (textsOf: (texts: StarterTexts, language: string) => Texts) => Piece['translations']

function onboarding(all: All): Piece[] {
  const [sections, categories, articles] = ['onboarding_sections', 'onboarding_categories', 'onboarding_articles'] as const
  return entries(LESSONS).flatMap(([section, inSection]) => [
    { table: sections, key: section, translations: all((texts) => texts.sections[section]) },
    ...entries(inSection).flatMap(([category, keys]): Piece[] => [
      {
        table: categories,
        key: category,
        parent: { table: sections, column: 'section_id', key: section },
        translations: all((texts) => texts.categories[category]),
      },
      ...keys.map((key) => ({
        table: articles,
        key,
        parent: { table: categories, column: 'category_id', key: category } as const,
        translations: all((texts, language) => articleIn(texts, language, key)),
      })),
    ]),
  ])
}

function articleIn(texts: StarterTexts, language: string, key: ArticleKey): Texts {
  const { title, body } = texts.articles[key]
  return { title, body: whole(body, language), cover: picturePath(language, key) }
}

/** Returns the sanitized text: a restore sanitizes it, and a changed text would no longer read as delivered and never be renewed. */
function whole(html: string, language: string): string {
  return withPictures(html, language).replace(/<a href="[^"/][^"]*"/g, `$& target="${RICH_TEXT.linkTarget}" rel="${RICH_TEXT.linkRel}"`)
}

function questions(all: All): Piece[] {
  const [categories, faqs] = ['faq_categories', 'faqs'] as const
  return entries(QUESTIONS).flatMap(([category, keys]): Piece[] => [
    { table: categories, key: category, translations: all((texts) => texts.faq_categories[category]) },
    ...keys.map((key) => ({
      table: faqs,
      key,
      parent: { table: categories, column: 'category_id', key: category } as const,
      translations: all((texts, language) => {
        const { question, answer } = texts.faqs[key]
        return { question, answer: whole(answer, language) }
      }),
    })),
  ])
}

function entries<Key extends string, Value>(given: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] {
  return Object.entries(given) as [Key, Value][] // they have no other keys
}
