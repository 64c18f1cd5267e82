import type { Language, TranslationIndex } from '@tracklane/contract/i18n'
import type { Context, Platform } from '#platform/context.ts'
import { tooMany } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import { countUntranslated, findActiveLanguages, findTranslations, insertPhrase, seePhrase } from './i18n.queries.ts'
import { createReportLimit, type ReportLimit } from './report-limit.ts'

/** Beyond this many reported phrases without a translation, new ones are answered but no longer kept. */
export const UNTRANSLATED_LIMIT = 2000

interface Catalogue {
  readonly languages: Language[]
  readonly index: TranslationIndex
}

/** Everybody asks for the same catalogue, so it is read once a process; writes call `loadTranslations` again. */
const loaded: Slot<{ catalogue?: Catalogue }> = { make: () => ({}) }
const reports: Slot<ReportLimit> = { make: createReportLimit }

/** Reads the active languages and every translation into memory, for the server's texts and for translation-index. */
export async function loadTranslations(platform: Platform): Promise<Catalogue> {
  const languages = await findActiveLanguages(platform.db)
  const rows = await findTranslations(platform.db)
  const index: TranslationIndex = {}
  for (const { category, message, char_code, text } of rows) {
    index[category] ??= {}
    index[category][message] ??= {}
    index[category][message][char_code] = text
  }
  platform.translator.load({ languages: languages.map((language) => language.char_code), index })
  const catalogue = { languages, index }
  platform.memory.of(loaded).catalogue = catalogue
  return catalogue
}

export async function languageIndex(ctx: Context): Promise<Language[]> {
  return (await catalogueOf(ctx)).languages
}

export async function translationIndex(ctx: Context): Promise<TranslationIndex> {
  return (await catalogueOf(ctx)).index
}

/** Notes a phrase somebody saw untranslated, and answers what there is of it. */
export async function missedTranslation(ctx: Context, missed: { category: string; message: string }): Promise<TranslationIndex> {
  const { index } = await catalogueOf(ctx)
  const now = ctx.platform.clock()
  if (ctx.platform.config.rateLimit && ctx.actor.kind === 'user') {
    const wait = ctx.platform.memory.of(reports).take(ctx.actor.user_id, now.getTime())
    if (wait > 0) throw tooMany(wait)
  }

  const { category, message } = missed
  const known = await seePhrase(ctx.db, category, message, now)
  if (!known && (await countUntranslated(ctx.db)) < UNTRANSLATED_LIMIT) await insertPhrase(ctx.db, category, message, now)
  return { [category]: { [message]: index[category]?.[message] ?? {} } }
}

async function catalogueOf({ platform }: Context): Promise<Catalogue> {
  return platform.memory.of(loaded).catalogue ?? loadTranslations(platform)
}
