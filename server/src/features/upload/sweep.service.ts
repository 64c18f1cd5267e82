import type { Platform } from '#platform/context.ts'
import { removeOrphans } from './upload.service.ts'

const FIRST_MS = 60_000
const EVERY_MS = 60 * 60 * 1000

/** Deletes unused pictures once an hour. A failed run is repeated the next time. */
export function sweepUploads(platform: Platform): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const sweep = () => {
    running = running
      .then(() => removeOrphans(platform))
      .then(
        (count) => void (count > 0 && platform.log.info({ count }, 'pictures that no text shows were removed')),
        (error: unknown) => platform.log.warn({ err: error }, 'pictures that no text shows could not be removed'),
      )
  }
  const first = setTimeout(sweep, FIRST_MS).unref()
  const timer = setInterval(sweep, EVERY_MS).unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(timer)
      return running
    },
  }
}
