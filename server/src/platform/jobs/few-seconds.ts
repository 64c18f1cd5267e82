/** The interval at which an idle worker asks. */
const EVERY_MS = 5_000

/** Calls `tick` regularly; returns a function that stops it. */
export function everyFewSeconds(tick: () => void): () => void {
  const timer = setInterval(tick, EVERY_MS).unref()
  return () => clearInterval(timer)
}
