import { findTranslationsVersion } from '#db/translations-version.ts'
import type { Platform } from '#platform/context.ts'
import { heldCatalogue, readCatalogue } from './catalogue.ts'

/** Changes by other processes are known here within five seconds: one row by its key each time, and all the texts only where it says so. */
const EVERY_MS = 3_000

/** A question that got no answer for so long is not waited for: the next one goes its own way, and a late answer does no harm. */
const PATIENCE_MS = 10_000

/** Until it is stopped. A database that does not answer leaves the texts as they are. */
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
    isQuiet = true // what is under way may find the database closed
    clearInterval(timer)
  }
}

async function takeNews(platform: Platform): Promise<void> {
  const version = await findTranslationsVersion(platform.db)
  if (version !== heldCatalogue(platform)?.version) await readCatalogue(platform)
}
