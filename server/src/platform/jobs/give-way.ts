import type { Platform } from '#platform/context.ts'
import { hasRecentRequests } from '#platform/recent-requests.ts'
import { nextSlice } from '#platform/slices.ts'
import type { AtWork } from './at-work.ts'

/** While requests are being answered, the place of a job rests this many times the job's duration. */
const RESTS = 10
/** Milliseconds: a longer job has mostly waited for something else and was not a load all the time. */
const LONGEST = 50

/**
 * Lets other work run before the next job is taken: requests that have arrived (the embedded database answers without a round of the event
 * loop) and, while more requests come, those as well. Returns at once when the process stops.
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
