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

/** Beyond this many reported phrases without a translation, new ones are answered but no longer kept. */
export const UNTRANSLATED_LIMIT = 2000

/** A screen has some dozens of texts; a client that reports more a minute is not a person looking at screens. */
const REPORTS = { length: 60_000, most: 120 }
const reports: Slot<WindowLimit> = { make: () => createWindowLimit(REPORTS) }

/** At the start, and whenever the texts are to be read anew whatever their version says. */
export function loadTranslations(platform: Platform): Promise<Catalogue> {
  return readCatalogue(platform)
}

/**
 * Whoever changes a text or a language calls this as the last step of the transaction: this process has read the new texts before it
 * answers, every other within seconds (`translation-watch.service.ts`).
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

/** The texts of one language, or of all. The source language has none: its texts are the keys of the others. */
export async function translationIndex({ platform }: Context, language: string | undefined): Promise<Packed> {
  const { languages, answer } = await currentCatalogue(platform)
  if (language !== undefined && !languages.some(({ char_code }) => char_code === language)) throw invalid({ language: notOffered })
  return answer(language)
}

/** Notes a phrase somebody saw untranslated, and answers what there is of it. */
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
