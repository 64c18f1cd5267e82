import type { Language, MissedTranslation, TranslationIndex } from '@tracklane/contract/i18n'
import { raiseTranslationsVersion } from '#db/translations-version.ts'
import { type Context, inTransaction, type Platform } from '#platform/context.ts'
import { invalid, notOffered, tooMany } from '#platform/errors.ts'
import type { Packed } from '#platform/http/packed.ts'
import type { Slot } from '#platform/memory.ts'
import { createWindowLimit, type WindowLimit } from '#platform/window-limit.ts'
import { type Catalogue, currentCatalogue, outdateCatalogue, readCatalogue } from './catalogue.ts'
import { countUntranslated, insertPhrase, lockNewPhrases, seePhrase } from './i18n.queries.ts'
import { pathOf } from './referer.rules.ts'

/** The limit of reported phrases without a translation; beyond it new ones are answered but not stored. */
export const UNTRANSLATED_LIMIT = 2000

/** A screen has some dozens of texts; a client that reports more per minute is not a person. */
const REPORTS = { length: 60_000, most: 120 }
const reports: Slot<WindowLimit> = { make: () => createWindowLimit(REPORTS) }

/** Reads the translations at the start, and when they must be read again at an unchanged version. */
export function loadTranslations(platform: Platform): Promise<Catalogue> {
  return readCatalogue(platform)
}

/**
 * Announces changed translations. It must be the last step of every transaction that changes a text or a language: this process has read
 * the new texts before it answers, every other within seconds (`translation-watch.service.ts`).
 */
export async function translationsChanged(tx: Context): Promise<void> {
  await raiseTranslationsVersion(tx.db)
  tx.afterCommit(async () => {
    outdateCatalogue(tx.platform)
    await currentCatalogue(tx.platform)
  })
}

export async function languageIndex({ platform }: Context): Promise<Language[]> {
  return (await currentCatalogue(platform)).languages
}

/** Returns the texts of one language, or of all. The source language has none: its texts are the keys. */
export async function translationIndex({ platform }: Context, language: string | undefined): Promise<Packed> {
  const { languages, answer } = await currentCatalogue(platform)
  if (language !== undefined && !languages.some(({ char_code }) => char_code === language)) throw invalid({ language: notOffered })
  return answer(language)
}

/** Notes a phrase that was seen untranslated, and returns its existing texts. */
export async function missedTranslation(ctx: Context, missed: MissedTranslation, referer?: string): Promise<TranslationIndex> {
  const { index } = await currentCatalogue(ctx.platform)
  const now = ctx.platform.clock()
  if (ctx.platform.config.rateLimit && ctx.actor.kind === 'user') {
    const wait = ctx.platform.memory.of(reports).take(ctx.actor.user_id, now.getTime())
    if (wait > 0) throw tooMany(wait)
  }

  const { category, message } = missed
  const sight = { at: now, path: pathOf(referer) }
  const known = await seePhrase(ctx.db, missed, sight)
  if (!known) {
    await inTransaction(ctx, async ({ db }) => {
      await lockNewPhrases(db)
      if ((await countUntranslated(db)) < UNTRANSLATED_LIMIT) await insertPhrase(db, missed, sight)
    })
  }
  return { [category]: { [message]: index[category]?.[message] ?? {} } }
}
