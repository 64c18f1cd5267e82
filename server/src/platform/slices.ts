/** Milliseconds: so long one piece of work keeps everybody else waiting. */
const SLICE_MS = 8

/** Lets others have their turn when this one has had its own. */
export function slices(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await nextSlice()
    since = performance.now()
  }
}

const line: (() => void)[] = []

/**
 * One piece of work goes on in each round of the event loop. All in one round, as `setImmediate` by itself has it, and whoever is
 * connected would wait for as many slices as there are documents.
 */
export function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    line.push(resolve)
    if (line.length === 1) setImmediate(callNext)
  })
}

function callNext(): void {
  line.shift()?.()
  if (line.length > 0) setImmediate(callNext)
}
