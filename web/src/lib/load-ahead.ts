import { sinceOpened } from './clock.ts'
import { isServerAway, onAnswering, onUnanswered } from './http.ts'
import { withStyles } from './lost-styles.ts'
import { isUnderway } from './underway.ts'

/** Milliseconds, so that the first screen is there and used before. */
const START_AFTER = 3_000

/** Milliseconds. A part that takes longer while the server does not answer does not come any more. */
const PATIENCE = 5_000

type Load = () => Promise<unknown>
const waiting = new Set<Load>()
let isStarted = false

/** Puts a part into the queue, which `startLoadingAhead` starts. */
export function loadAhead(load: Load): void {
  waiting.add(load)
  if (isStarted) whenIdle()
}

/** Starts to load the queued parts one by one, whenever the browser is idle. The app then has its parts when the server goes away. */
export function startLoadingAhead(): void {
  if (isStarted || !import.meta.env.PROD || isSparing()) return
  isStarted = true
  setTimeout(whenIdle, START_AFTER)
}

let isComing = false
/** The time by `sinceOpened`. */
let begunAt = 0

function whenIdle(): void {
  if (isComing || waiting.size === 0) return
  isComing = true
  if ('requestIdleCallback' in window) requestIdleCallback(() => void next())
  else setTimeout(() => void next(), 200)
}

async function next(): Promise<void> {
  const [load] = waiting
  if (!load) return
  waiting.delete(load)
  begunAt = sinceOpened()
  // The screen that needs the part loads it again and reports the failure.
  await withStyles(load).catch(reached)
  isComing = false
  whenIdle()
}

/** Resolves when the server answers again; undefined where it is not away. */
function reached(): Promise<void> | undefined {
  if (!isServerAway()) return undefined
  return new Promise((resolve) => {
    const stop = onAnswering(() => {
      stop()
      resolve()
    })
  })
}

// A browser opens six connections. A part of the app takes one per file, and an import cannot be cancelled: on a network that swallows
// everything, no other request would get through until the system closes them, after minutes. `window.stop` ends everything that is on its
// way: while a change or a file is, this waits for the next unanswered request.
onUnanswered(() => {
  if (isComing && sinceOpened() - begunAt > PATIENCE && !isUnderway()) window.stop()
})

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in every browser, and not in the types yet
  return connection?.saveData === true
}
