import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from './session.ts'
import { beyondExceptions, EXCEPTIONS } from './sweep/exceptions.ts'
import { beginSweep, endSweep, lookAt } from './sweep/look.ts'
import { nameOf, STATES } from './sweep/states.ts'
import { expect, test } from './test.ts'

const LANGUAGES = ['de', 'es', 'pl', 'uk'] as const
/** A hang alone reaches it. */
const LONGEST_MS = 120_000

test('every screen is looked at, and no exception is about a screen that is not', () => {
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

test.describe('each is accessible, steady, asks once and fits', () => {
  // What fades in is not there yet, and what slides is somewhere else.
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

  for (const [person, states] of Object.entries(STATES)) {
    test(`what ${person} sees`, async ({ page }) => {
      test.setTimeout(LONGEST_MS * (states.length + 1))
      const sweeper = await beginSweep(page, person as Person | 'visitor')
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
