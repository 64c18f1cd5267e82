import type { Platform } from '#platform/context.ts'
import { sweepDaily } from './retention.service.ts'

const FIRST_MS = 120_000
const EVERY_MS = 60 * 60 * 1000

/** Looks once an hour whether a day has passed since the last sweep. What fails is tried again the next time. */
export function sweepRegularly(platform: Platform): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const sweep = () => {
    running = running
      .then(() => sweepDaily(platform, stopping.signal))
      .then(
        (swept) => void (swept && platform.log.info(swept, 'what was kept long enough is gone')),
        (error: unknown) => platform.log.warn({ err: error }, 'what was kept long enough could not be removed'),
      )
  }
  const first = setTimeout(sweep, FIRST_MS).unref()
  const timer = setInterval(sweep, EVERY_MS).unref()
  return {
    stop() {
      stopping.abort()
      clearTimeout(first)
      clearInterval(timer)
      return running
    },
  }
}
