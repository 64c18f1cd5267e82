import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { inLanguage } from '@tracklane/contract/kit/translations'
import { folded, hasEveryWord, searchWords } from '@tracklane/contract/kit/word-search'
import type { Context, Platform } from '#platform/context.ts'
import { type FaqStamp, type FaqTextsRow, findFaqTexts } from './faq.queries.ts'

interface Words {
  readonly stamp: string
  /** The text as searches compare it. */
  readonly text: string
}

interface Memory {
  readonly languages: Map<string, Map<number, Words>>
  signs: number
}

/** Characters after which the memory starts anew: it only saves work. */
const MAX_SIGNS = 20_000_000

const memories = new WeakMap<Platform, Memory>()

/** Returns the questions that contain every word of the search. The folded text is kept as long as the row is unchanged. */
export async function idsWith(ctx: Context, search: string, stamps: readonly FaqStamp[]): Promise<number[]> {
  const known = wordsIn(ctx)
  const missing = stamps.filter(({ id, stamp }) => known.get(id)?.stamp !== stamp).map(({ id }) => id)
  const fresh =
    missing.length > 0 ? (await findFaqTexts(ctx.db, missing, ctx.language)).map((row) => [row.id, wordsFor(ctx, row)] as const) : []
  const now = new Map([...known, ...fresh])
  keep(ctx, fresh)
  const words = searchWords(search)
  return stamps.flatMap(({ id }) => (hasEveryWord(words, now.get(id)?.text ?? '') ? id : []))
}

function wordsFor({ language }: Context, { translations, stamp }: FaqTextsRow): Words {
  const { question = '', answer = '' } = inLanguage(translations, language)?.texts ?? {}
  return { stamp, text: folded(`${question}\n${wordsOf(answer)}`) }
}

function keep(ctx: Context, fresh: readonly (readonly [number, Words])[]): void {
  const memory = memoryOf(ctx)
  memory.signs += fresh.reduce((sum, [, { text }]) => sum + text.length, 0)
  if (memory.signs > MAX_SIGNS) return void memories.delete(ctx.platform)
  const known = wordsIn(ctx)
  for (const [id, words] of fresh) known.set(id, words)
}

function memoryOf({ platform }: Context): Memory {
  const memory = memories.get(platform) ?? { languages: new Map(), signs: 0 }
  memories.set(platform, memory)
  return memory
}

function wordsIn(ctx: Context): Map<number, Words> {
  const { languages } = memoryOf(ctx)
  const known = languages.get(ctx.language) ?? new Map<number, Words>()
  languages.set(ctx.language, known)
  return known
}
