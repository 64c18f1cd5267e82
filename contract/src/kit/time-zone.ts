import { phrase } from './phrase.ts'
import { text } from './text.ts'

/** A zone by its IANA name: "Europe/Berlin". */
export const TimeZone = text(60).refine(isTimeZone, {
  params: { phrase: phrase('validation', 'Choose a time zone by its name, like Europe/Berlin') },
})

/** Returns the zones to choose from. */
export function timeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
}

/** Accepts older names of a zone too, but no offsets and no other spellings. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false
  const canonical = canonicalOf(name)
  return canonical !== undefined && (canonical === name || canonical.toLowerCase() !== name.toLowerCase())
}

function canonicalOf(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
