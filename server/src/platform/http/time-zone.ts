const known = new Map<string, boolean>()
const MAX_ZONES = 1000

/** Returns the zone of X-TZ-Name; UTC where it is missing or wrong. */
export function timeZoneOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || header === '' || header.length > 60) return 'UTC'
  let isZone = known.get(header)
  if (isZone === undefined) {
    isZone = check(header)
    if (known.size < MAX_ZONES) known.set(header, isZone)
  }
  return isZone ? header : 'UTC'
}

function check(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
