/** Somebody acts for so long, and goes back by themselves a minute before the server would send them to the sign-in. */
const GO_BACK_AT = 60
const SECONDS_FROM = 120
/** Said aloud once, when so many minutes are left. */
const SAID_AT = [10, 2]

/** As the banner writes it: begun minutes, in the last two minutes as a clock. */
export function shownLeft(seconds: number): { minutes: number } | { clock: string } {
  if (seconds > SECONDS_FROM) return { minutes: Math.ceil(seconds / 60) }
  const left = Math.max(0, Math.ceil(seconds))
  return { clock: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` }
}

/** The last of the announced minutes that has been reached; what was there already when it began is not announced. */
export function saidLeft(seconds: number, atFirst: number): number | undefined {
  return SAID_AT.findLast((minutes) => seconds <= minutes * 60 && atFirst > minutes * 60)
}

export function isTimeToGo(seconds: number): boolean {
  return seconds <= GO_BACK_AT
}
