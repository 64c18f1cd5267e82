/**
 * Names the person at a browser: `12`, or `12:3` where 3 acts as 12. Every change of a page carries it in the header X-Person: all tabs
 * share one cookie, and another person may have signed in in another tab.
 */
export function seatOf(user: number, impersonator: number | null): string {
  return impersonator === null ? String(user) : `${user}:${impersonator}`
}

export const SEAT_HEADER = 'X-Person'
