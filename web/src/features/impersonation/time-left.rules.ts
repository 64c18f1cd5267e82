/** Seconds left when acting ends by itself, a minute before the server would lead to the sign-in. */
const GO_BACK_AT = 60
const SECONDS_FROM = 120
/** Minutes left that are announced, each once. */
const SAID_AT = [10, 2]

/** Returns the time for the banner: begun minutes, and a clock in the last two minutes. */
export function shownLeft(seconds: number): { minutes: number } | { clock: string } {
  if (seconds > SECONDS_FROM) return { minutes: Math.ceil(seconds / 60) }
  const left = Math.max(0, Math.ceil(seconds))
  return { clock: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` }
}

/** Returns the latest announced minute; none that was reached before the banner appeared. */
export function saidLeft(seconds: number, atFirst: number): number | undefined {
  return SAID_AT.findLast((minutes) => seconds <= minutes * 60 && atFirst > minutes * 60)
}

export function isTimeToGo(seconds: number): boolean {
  return seconds <= GO_BACK_AT
}
