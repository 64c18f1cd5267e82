/**
 * Names who sits at a browser: `12`, or `12:3` where 3 acts as 12. A change of a page carries it as the header X-Person: a cookie is all
 * tabs', and another person may have signed in in one of them.
 */
export function seatOf(user: number, impersonator: number | null): string {
  return impersonator === null ? String(user) : `${user}:${impersonator}`
}

export const SEAT_HEADER = 'X-Person'
