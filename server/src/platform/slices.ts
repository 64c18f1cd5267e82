/** Milliseconds: the longest time that one piece of work blocks others. */
const SLICE_MS = 8

/** Lets other work run when this one has used its slice. */
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
 * Waits for a round of the event loop in which only one piece of work goes on. With plain `setImmediate` all of them would go on in one
 * round, and clients would wait for as many slices as there are documents.
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
