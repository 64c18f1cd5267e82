/** Long enough for the first screen to be there and used. */
const START_AFTER = 3_000

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
  // Whoever needs it asks again and is told then.
  await load().catch(() => undefined)
  isComing = false
  whenIdle()
}

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in every browser, and not typed yet
  return connection?.saveData === true
}
