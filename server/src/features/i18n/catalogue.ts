import { type Language, TranslationIndex } from '@tracklane/contract/i18n'
import { dictionary } from '@tracklane/contract/kit/dictionary'
import { findTranslationsVersion } from '#db/translations-version.ts'
import type { Platform } from '#platform/context.ts'
import { type Packed, packed } from '#platform/http/packed.ts'
import type { Slot } from '#platform/memory.ts'
import { findActiveLanguages, findTranslations } from './i18n.queries.ts'

export interface Catalogue {
  /** The time when reading began. */
  readonly begun: number
  /** The version in the database. */
  readonly version: number
  readonly languages: Language[]
  readonly index: TranslationIndex
  /** Returns the answer of `translation-index`, for one language or all. */
  answer(language?: string): Packed
}

/** Counts events of this process, so that a reading that began earlier counts as older. */
interface Held {
  turn: number
  /** The count at the last change of a text in this process. */
  changed: number
  catalogue?: Catalogue
  loading?: { readonly begun: number; readonly done: Promise<Catalogue> }
}

/** The texts are equal for all clients, so they are read once per process and version. */
const held: Slot<Held> = { make: () => ({ turn: 0, changed: 0 }) }

export function heldCatalogue(platform: Platform): Catalogue | undefined {
  return platform.memory.of(held).catalogue
}

/** Makes later readers wait for the current texts of the database. */
export function outdateCatalogue(platform: Platform): void {
  const mine = platform.memory.of(held)
  mine.changed = ++mine.turn
}

/** Returns the current texts; where they cannot be read just now, the last known ones. */
export async function currentCatalogue(platform: Platform): Promise<Catalogue> {
  const mine = platform.memory.of(held)
  const { catalogue, changed } = mine
  if (catalogue && catalogue.begun > changed) return catalogue
  if (!mine.loading || mine.loading.begun < changed) mine.loading = { begun: mine.turn + 1, done: readCatalogue(platform) }
  const { loading } = mine
  try {
    return await loading.done
  } catch (error) {
    if (mine.loading === loading) delete mine.loading
    if (!catalogue) throw error
    return catalogue
  }
}

/** Reads the active languages and all translations into memory, for texts of the server and for translation-index. */
export async function readCatalogue(platform: Platform): Promise<Catalogue> {
  const mine = platform.memory.of(held)
  const begun = ++mine.turn
  const version = await findTranslationsVersion(platform.db) // before the rows: a change in between causes another reading
  const languages = await findActiveLanguages(platform.db)
  const index = indexOf(await findTranslations(platform.db))
  if (mine.catalogue && mine.catalogue.begun > begun) return mine.catalogue
  mine.catalogue = { begun, version, languages, index, answer: answers(index) }
  platform.translator.load({ languages: languages.map(({ char_code }) => char_code), index })
  return mine.catalogue
}

function answers(index: TranslationIndex): Catalogue['answer'] {
  const made = new Map<string | undefined, Packed>()
  return (language) => {
    const answer = made.get(language) ?? packed({ data: TranslationIndex.parse(language === undefined ? index : only(index, language)) })
    made.set(language, answer)
    return answer
  }
}

function only(index: TranslationIndex, language: string): TranslationIndex {
  const rows = Object.entries(index).flatMap(([category, messages]) =>
    Object.entries(messages).flatMap(([message, texts]) => {
      const text = texts[language]
      return text === undefined ? [] : [{ category, message, char_code: language, text }]
    }),
  )
  return indexOf(rows)
}

/** Builds an index that accepts any name: category and message may come from a report of a client. */
function indexOf(rows: Awaited<ReturnType<typeof findTranslations>>): TranslationIndex {
  const index: TranslationIndex = dictionary()
  for (const { category, message, char_code, text } of rows) {
    index[category] ??= dictionary()
    index[category][message] ??= dictionary()
    index[category][message][char_code] = text
  }
  return index
}
