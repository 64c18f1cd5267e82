import type { Platform } from '#platform/context.ts'
import { hasRecentRequests } from '#platform/recent-requests.ts'
import { nextSlice } from '#platform/slices.ts'
import type { AtWork } from './at-work.ts'

/** While people are being answered the place of a job rests so many times as long as the job took. */
const RESTS = 10
/** Milliseconds: a job that took longer has waited for somebody else, and was no burden for so long. */
const LONGEST = 50

/**
 * Lets others have their turn before the next job is taken: what has arrived meanwhile, for the embedded database answers without a round
 * of the event loop, and, where requests keep coming, more of them. Over at once when the process stops.
 */
export async function giveWay(platform: Pick<Platform, 'requests'>, { since, leaving }: AtWork): Promise<void> {
  await nextSlice()
  if (!hasRecentRequests(platform)) return
  const took = Math.min(performance.now() - since, LONGEST)
  await new Promise<void>((resolve) => {
    setTimeout(resolve, RESTS * took).unref()
    leaving.signal.addEventListener('abort', () => resolve(), { once: true })
    if (leaving.signal.aborted) resolve()
  })
}
