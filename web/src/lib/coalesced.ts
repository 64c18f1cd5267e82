/** Longer than this no run is waited for: what it waits for may never come. */
const LONGEST = 20_000

/**
 * Runs at once, and while it runs or rests remembers only that it has to run again: many changes in a row cost a few refetches,
 * and the last change is always followed by one that began after it.
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

/** Runs again and again, each time about that long after the last run has ended, while somebody looks. Gives back how to stop. */
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
    timer = setTimeout(turn, rest * (0.8 + Math.random() * 0.4)) // not all browsers at once
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

/** Settles when the run does, whichever way, or when it has taken too long. */
async function ended(run: () => Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST)
  })
  try {
    await Promise.race([run(), tooLong])
  } catch {
    // Whoever runs it says what went wrong.
  } finally {
    clearTimeout(timer)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
