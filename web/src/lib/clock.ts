let last = { steady: performance.now(), date: Date.now() }
let elapsed = 0

/**
 * Returns the milliseconds since the page was opened, for measuring how long ago something was. The steady clock stands still while a
 * laptop sleeps, and the other clock can be set back, so the larger of both counts.
 */
export function sinceOpened(): number {
  const now = { steady: performance.now(), date: Date.now() }
  elapsed += Math.max(now.steady - last.steady, now.date - last.date, 0)
  last = now
  return elapsed
}
