import { findTranslationsVersion } from '#db/translations-version.ts'
import type { Platform } from '#platform/context.ts'
import { heldCatalogue, readCatalogue } from './catalogue.ts'

/**
 * The interval of the check, so that changes of other processes arrive within five seconds: one row by its key; all texts only when it
 * changed.
 */
const EVERY_MS = 3_000

/** The longest wait for an answer; the next check goes on without it, and a late answer does no harm. */
const PATIENCE_MS = 10_000

/** Watches for changed translations until it is stopped. While the database is away the texts stay. */
export function watchTranslations(platform: Platform, every = EVERY_MS): () => void {
  let asking: number | undefined
  let isQuiet = false

  async function look(): Promise<void> {
    const now = performance.now()
    if (asking !== undefined && now - asking < PATIENCE_MS) return
    asking = now
    try {
      await takeNews(platform)
      isQuiet = false
    } catch (error) {
      if (!isQuiet) platform.log.warn({ err: error }, 'the texts could not be compared with the database')
      isQuiet = true
    } finally {
      if (asking === now) asking = undefined
    }
  }

  const timer = setInterval(() => void look(), every)
  timer.unref()
  return () => {
    isQuiet = true // a running query may find the database closed
    clearInterval(timer)
  }
}

async function takeNews(platform: Platform): Promise<void> {
  const version = await findTranslationsVersion(platform.db)
  if (version !== heldCatalogue(platform)?.version) await readCatalogue(platform)
}
