import type { Check } from './look.ts'

/** Known faults, by screen and check. The list only shrinks: an entry without a fault must be removed. */
interface Exception {
  /** The person and the screen, by their names in the sweep. */
  screen: string
  check: Check
  /** The reason of the exception. */
  why: string
}

export const EXCEPTIONS: readonly Exception[] = []

/** Returns faults that are not in the list, and entries of the list without a fault. */
export function beyondExceptions(screen: string, found: ReadonlyMap<Check, readonly string[]>): string[] {
  const known = new Set(EXCEPTIONS.filter((exception) => exception.screen === screen).map(({ check }) => check))
  const wrong = [...found].flatMap(([check, faults]) => (known.has(check) ? [] : faults.map((fault) => `${screen}: ${check}: ${fault}`)))
  const holds = [...known].filter((check) => (found.get(check) ?? []).length === 0)
  return [...wrong, ...holds.map((check) => `${screen}: ${check}: holds, so it is no exception any more`)]
}
