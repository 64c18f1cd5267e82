import type { Check } from './look.ts'

/** Known faults, by screen and check. The list only shrinks: a place that holds does not belong here. */
interface Exception {
  /** The person and the screen, as the sweep calls them. */
  screen: string
  check: Check
  /** The fault there. */
  why: string
}

export const EXCEPTIONS: readonly Exception[] = []

/** Faults beyond the list, and entries of the list that hold. */
export function beyondExceptions(screen: string, found: ReadonlyMap<Check, readonly string[]>): string[] {
  const known = new Set(EXCEPTIONS.filter((exception) => exception.screen === screen).map(({ check }) => check))
  const wrong = [...found].flatMap(([check, faults]) => (known.has(check) ? [] : faults.map((fault) => `${screen}: ${check}: ${fault}`)))
  const holds = [...known].filter((check) => (found.get(check) ?? []).length === 0)
  return [...wrong, ...holds.map((check) => `${screen}: ${check}: holds, so it is no exception any more`)]
}
