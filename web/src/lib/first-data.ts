import { queryClient } from './query-client.ts'
import { withinTime } from './time-limit.ts'

/** The longest wait for the data of a screen. */
const PATIENCE = 3_000

/** Milliseconds. A screen asks when it is drawn, a moment after its parts have come. */
const ASKED_WITHIN = 50

let isThere = false

/**
 * Resolves when the first screen shows its data, so that other work takes no time from it. Resolves at once after that, and in development.
 */
export async function firstDataThere(): Promise<void> {
  if (isThere || !import.meta.env.PROD) return
  const isDrawn = async (signal: AbortSignal) => {
    await nothingAsked(signal)
    await painted()
  }
  await withinTime({ milliseconds: PATIENCE }, isDrawn).catch(() => undefined) // the wait has taken too long
  isThere = true
}

/** Resolves when no query is fetching. Never resolves after an abort. */
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

/** Resolves when the data is painted and the browser is idle. Never resolves in a hidden tab. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, ASKED_WITHIN))
    requestAnimationFrame(rest)
  })
}
