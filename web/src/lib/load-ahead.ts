import { sinceOpened } from './clock.ts'
import { isServerAway, onAnswering, onUnanswered } from './http.ts'
import { withStyles } from './lost-styles.ts'
import { isUnderway } from './underway.ts'

/** Long enough for the first screen to be there and used. */
const START_AFTER = 3_000

/** A part that is not there by then while nobody answers does not come any more. */
const PATIENCE = 5_000

type Load = () => Promise<unknown>
const waiting = new Set<Load>()
let isStarted = false

/** Takes its turn once `startLoadingAhead` was called. */
export function loadAhead(load: Load): void {
  waiting.add(load)
  if (isStarted) whenIdle()
}

/** From now on what waits is brought one after the other, whenever the browser is idle: a server that goes away later then takes no part along. */
export function startLoadingAhead(): void {
  if (isStarted || !import.meta.env.PROD || isSparing()) return
  isStarted = true
  setTimeout(whenIdle, START_AFTER)
}

let isComing = false
/** By `sinceOpened`. */
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
  // Whoever needs it asks again and is told then.
  await withStyles(load).catch(reached)
  isComing = false
  whenIdle()
}

/** At once, or when somebody answers again. */
function reached(): Promise<void> | undefined {
  if (!isServerAway()) return undefined
  return new Promise((resolve) => {
    const stop = onAnswering(() => {
      stop()
      resolve()
    })
  })
}

// A browser opens six connections. A part of the app takes one for each of its files, and an import cannot be cancelled: on a network that
// swallows everything, nothing else would get through until the system closes them, after minutes. To stop ends all that is on its way:
// while that is more than a read, it waits for the next time that nobody answers.
onUnanswered(() => {
  if (isComing && sinceOpened() - begunAt > PATIENCE && !isUnderway()) window.stop()
})

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in every browser, and not typed yet
  return connection?.saveData === true
}
