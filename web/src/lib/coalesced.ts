/** The longest wait for a run. A run may wait for something that never comes. */
const LONGEST = 20_000

/**
 * Runs at once. Calls during a run or its rest cause one more run: many changes in a row cost a few refetches, and a run always begins
 * after the last change.
 */
export function coalesced(run: () => Promise<unknown>, rest: number): () => void {
  let isRunning = false
  let isDue = false

  const start = async () => {
    isRunning = true
    do {
      isDue = false
      await ended(run)
      await pause(rest)
    } while (isDue)
    isRunning = false
  }
  return () => {
    if (isRunning) isDue = true
    else void start()
  }
}

/**
 * Repeats the run, each time about `rest` milliseconds after the last one has ended, while the page is visible. Returns a function that
 * stops it.
 */
export function repeated(run: () => Promise<unknown>, rest: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: 'resting' | 'running' | 'due' | 'stopped' = 'resting'

  const turn = () => {
    if (state === 'running' || state === 'stopped') return
    state = document.visibilityState === 'visible' ? 'running' : 'due'
    if (state === 'running') void ended(run).then(wait)
  }
  const wait = () => {
    if (state === 'stopped') return
    state = 'resting'
    timer = setTimeout(turn, rest * (0.8 + Math.random() * 0.4)) // spread, so that browsers do not all ask at once
  }
  const look = () => {
    if (state === 'due') turn()
  }
  wait()
  document.addEventListener('visibilitychange', look)
  return () => {
    state = 'stopped'
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Settles when the run resolves or fails, or when it takes too long. */
async function ended(run: () => Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST)
  })
  try {
    await Promise.race([run(), tooLong])
  } catch {
    // The run reports its own failure.
  } finally {
    clearTimeout(timer)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
