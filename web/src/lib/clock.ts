let last = { steady: performance.now(), date: Date.now() }
let elapsed = 0

/**
 * Milliseconds since the page was opened, for measuring how long ago something was. The steady clock stands still while a laptop sleeps
 * and the other one can be set back: whichever went further is believed.
 */
export function sinceOpened(): number {
  const now = { steady: performance.now(), date: Date.now() }
  elapsed += Math.max(now.steady - last.steady, now.date - last.date, 0)
  last = now
  return elapsed
}
