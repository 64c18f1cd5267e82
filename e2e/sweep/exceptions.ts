import type { Check } from './look.ts'

/** What does not hold yet, by screen and check. It only shrinks: a place that holds does not belong here. */
interface Exception {
  /** The person and the screen, as the sweep calls them. */
  screen: string
  check: Check
  /** What is wrong there. */
  why: string
}

export const EXCEPTIONS: readonly Exception[] = [
  { screen: 'visitor /login', check: 'fits', why: 'the long German name of a role breaks within the word in the list of demo accounts' },
  { screen: 'visitor /login refused', check: 'fits', why: 'what a form has refused stays in the language in which it was said' },
  { screen: 'logist /order/finance/ hand-over', check: 'fits', why: 'the Polish name of its button is longer than a phone is wide' },
  { screen: 'logist /order/index filter', check: 'fits', why: 'the editor of a filter stays where it was when the window becomes narrow' },
  { screen: 'logist /order/index order', check: 'fits', why: 'the Ukrainian name of a step is longer than its button' },
  { screen: 'organization-admin /user/ keys', check: 'fits', why: 'the open list of keys stays in the language in which it was opened' },
]

/** What was found beyond the list, and what stands in the list though it holds. */
export function beyondExceptions(screen: string, found: ReadonlyMap<Check, readonly string[]>): string[] {
  const known = new Set(EXCEPTIONS.filter((exception) => exception.screen === screen).map(({ check }) => check))
  const wrong = [...found].flatMap(([check, faults]) => (known.has(check) ? [] : faults.map((fault) => `${screen}: ${check}: ${fault}`)))
  const holds = [...known].filter((check) => (found.get(check) ?? []).length === 0)
  return [...wrong, ...holds.map((check) => `${screen}: ${check}: holds, so it is no exception any more`)]
}
