import { queryClient } from './query-client.ts'
import { withinTime } from './time-limit.ts'

/** Longer than this nothing waits for the data of a screen. */
const PATIENCE = 3_000

/** Screens ask when they are drawn, a moment after their parts. */
const ASKED_WITHIN = 50

let isThere = false

/**
 * Resolves as soon as the first screen shows what it asked for: what stands beside it takes nothing from it on the way there. At once ever
 * after, and in development.
 */
export async function firstDataThere(): Promise<void> {
  if (isThere || !import.meta.env.PROD) return
  const isDrawn = async (signal: AbortSignal) => {
    await nothingAsked(signal)
    await painted()
  }
  await withinTime({ milliseconds: PATIENCE }, isDrawn).catch(() => undefined) // it is not waited for any longer
  isThere = true
}

/** Never once it is given up. */
async function nothingAsked(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ASKED_WITHIN))
  if (queryClient.isFetching() === 0) return
  await new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    })
    signal.addEventListener('abort', stop)
  })
}

/** The data is in sight, and the browser has nothing else to do. Never in a tab that is hidden. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, ASKED_WITHIN))
    requestAnimationFrame(rest)
  })
}
