import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { inLanguage } from '@tracklane/contract/kit/translations'
import { type KnowledgeHit, MOST_HITS } from '@tracklane/contract/knowledge'
import { sightOf } from '#features/ordered-content/sight.rules.ts'
import type { Context } from '#platform/context.ts'
import type { Slot } from '#platform/memory.ts'
import { findStamps, findTexts, type Stamped, type TextsRow } from './knowledge.queries.ts'
import { indexOf, searchIn, type Text, type WordIndex } from './search.rules.ts'

/** The texts of one language as last read, and their words. */
interface Library {
  readonly texts: Map<string, { readonly stamp: string; readonly text: Text }>
  index: WordIndex
}

const libraries: Slot<Map<string, Library>> = { make: () => new Map() }

/** Characters of one language after which the memory starts anew: it only saves work. */
const MAX_SIGNS = 20_000_000

/** Finds questions and articles for a search, the best first. */
export async function searchKnowledge(ctx: Context, search: string): Promise<KnowledgeHit[]> {
  const { language } = ctx
  const stamps = await findStamps(ctx.db, sightOf(ctx.actor))
  const { index } = await libraryWith(ctx, stamps)
  const visible = new Set(stamps.map(keyOf))
  return searchIn(index, { search, language, isSeen: (text) => visible.has(keyOf(text)), most: MOST_HITS })
}

/** Reads the new and changed texts. */
async function libraryWith({ actor, db, language, platform }: Context, stamps: readonly Stamped[]): Promise<Library> {
  const { all } = sightOf(actor)
  const known = platform.memory.of(libraries)
  const library = known.get(language) ?? { texts: new Map(), index: indexOf([]) }
  const missing = stamps.filter((one) => library.texts.get(keyOf(one))?.stamp !== one.stamp)
  if (missing.length === 0) return library
  const seen = new Set(stamps.map(keyOf))
  // Only a reader of all rows can tell which ones were deleted.
  const texts = new Map([...library.texts].filter(([key]) => !all || seen.has(key)))
  for (const row of await findTexts(db, missing, language)) texts.set(keyOf(row), { stamp: row.stamp, text: textOf(row, language) })
  const read = [...texts.values()].map(({ text }) => text)
  const fresh = { texts, index: indexOf(read) }
  const signs = read.reduce((sum, { title, body }) => sum + title.length + body.length, 0)
  if (signs > MAX_SIGNS) known.delete(language)
  else known.set(language, fresh)
  return fresh
}

function textOf({ kind, id, translations }: TextsRow, wanted: string): Text {
  const shown = inLanguage(translations, wanted)
  return { kind, id, title: shown?.texts.title ?? '', body: wordsOf(shown?.texts.body ?? ''), language: shown?.language ?? wanted }
}

function keyOf({ kind, id }: Pick<Stamped, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}
