/** An idle worker asks once in so long. */
const EVERY_MS = 5_000

/** Answers how to stop it. */
export function everyFewSeconds(tick: () => void): () => void {
  const timer = setInterval(tick, EVERY_MS).unref()
  return () => clearInterval(timer)
}
