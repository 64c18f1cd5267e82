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
      await run()
      await new Promise((resolve) => setTimeout(resolve, rest))
    } while (isDue)
    isRunning = false
  }
  return () => {
    if (isRunning) isDue = true
    else void start()
  }
}
