import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from './session.ts'
import { beyondExceptions, EXCEPTIONS } from './sweep/exceptions.ts'
import { beginSweep, endSweep, lookAt } from './sweep/look.ts'
import { nameOf, STATES, type State } from './sweep/states.ts'
import { expect, test } from './test.ts'

const LANGUAGES = ['de', 'es', 'pl', 'uk'] as const
/** Only a hang reaches this limit. */
const LONGEST_MS = 120_000
const MOST_STATES = 16

test('every screen is visited, and every exception is about an existing screen', () => {
  const source = readFileSync(join(import.meta.dirname, '..', 'web', 'src', 'app', 'screens.ts'), 'utf8')
  const [table = ''] = source.split('export const screens = [').slice(1)
  const screens = table.split('screen({').flatMap((words) => /^\s*path: '([^']+)'[\s\S]*?\bshows: /.exec(words)?.[1] ?? [])
  const seen = Object.values(STATES).flatMap((states) => states.map((state) => nameOf(state).split(/[? ]/)[0]))
  expect(screens.length).toBeGreaterThan(15)
  expect(screens.filter((path) => !seen.includes(path))).toEqual([])
  const names = Object.entries(STATES).flatMap(([person, states]) => states.map((state) => `${person} ${nameOf(state)}`))
  expect(new Set(names).size).toBe(names.length)
  expect(EXCEPTIONS.filter(({ screen }) => !names.includes(screen))).toEqual([])
})

test.describe('each is accessible, does not jump, requests each thing once, and fits', () => {
  // Two workers share the tests, each with a world of its own.
  test.describe.configure({ mode: 'parallel' })
  // Without motion, every element is complete and in its place at once.
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

  for (const { person, part, states } of Object.entries(STATES).flatMap(partsOf)) {
    test(`the screens of ${person}${part}`, async ({ page }) => {
      test.setTimeout(LONGEST_MS * (states.length + 1))
      const sweeper = await beginSweep(page, person)
      const wrong: string[] = []
      for (const [at, state] of states.entries()) {
        await test.step(nameOf(state), async () => {
          const found = await lookAt(sweeper, state, LANGUAGES[at % LANGUAGES.length] ?? 'de')
          wrong.push(...beyondExceptions(`${person} ${nameOf(state)}`, found))
        })
      }
      await endSweep(sweeper)
      expect(wrong.join('\n')).toBe('')
    })
  }
})

interface Part {
  person: Person | 'visitor'
  part: string
  states: readonly State[]
}

/** Splits the states of a person into several tests. In one test, a worker would still run it alone after the other has finished. */
function partsOf([person, states]: [string, readonly State[]]): Part[] {
  const count = Math.ceil(states.length / MOST_STATES)
  const length = Math.ceil(states.length / count)
  return Array.from({ length: count }, (_, at) => ({
    person: person as Person | 'visitor',
    part: count > 1 ? `, part ${at + 1} of ${count}` : '',
    states: states.slice(at * length, (at + 1) * length),
  }))
}
