import { wordsOf } from '@tracklane/contract/kit/rich-words'
import type { Translations } from '@tracklane/contract/kit/translations'
import { hasWords } from '@tracklane/contract/kit/word-search'

export interface TranslatedRow {
  readonly published: boolean
  readonly section_id?: number
  readonly category_id?: number
  readonly translations?: Translations<Readonly<Record<string, string>>> | undefined
}

export interface Narrowing {
  readonly search?: string | undefined
  readonly published?: boolean | undefined
  readonly section_id?: readonly number[] | undefined
  readonly category_id?: readonly number[] | undefined
  readonly missing_in?: readonly string[] | undefined
}

/** Finds the rows that fit; a search looks into every language. All rows are loaded, so the server is not asked. */
export function narrowed<Row extends TranslatedRow>(
  rows: readonly Row[],
  { search, published, section_id, category_id, missing_in }: Narrowing,
): Row[] {
  return rows.filter((row) => {
    const { translations = {} } = row
    if (published !== undefined && row.published !== published) return false
    if (!standsIn(row.section_id, section_id) || !standsIn(row.category_id, category_id)) return false
    if (missing_in && !missing_in.some((code) => !Object.hasOwn(translations, code))) return false
    return !search || Object.values(translations).some((texts) => hasWords(search, Object.values(texts).map(wordsOf)))
  })
}

function standsIn(parent: number | undefined, wanted: readonly number[] | undefined): boolean {
  return parent === undefined || !wanted || wanted.includes(parent)
}

/** Returns whether the list is complete: only then can it be put in order. */
export function isWhole({ search, published, missing_in }: Narrowing): boolean {
  return !search && published === undefined && !missing_in?.length
}
