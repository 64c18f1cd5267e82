import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { endpoints } from '../contract/src/endpoints.ts'
import { type TextSchema, textSchemas } from '../contract/src/kit/text-schemas.testing.ts'
import { costOf, keepVerdicts, type Pattern, patternsIn } from './patterns.ts'

// Always the checker in JavaScript: other installed variants could give another verdict.
vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure')
afterAll(keepVerdicts)

/** Code that runs on texts of clients. Seed and migrations only read texts of the product. */
const SOURCES = 'contract/src server/src web/src web/public :!server/src/db/seed :!server/src/db/migrations'

const files = execSync(`git ls-files --cached --others --exclude-standard -- ${SOURCES}`, { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|m?js)$/.test(path) && !/\.test(ing)?\.tsx?$|\/testing\//.test(path) && existsSync(path))
  .map((path) => ({ path, ...patternsIn(path, readFileSync(path, 'utf8')) }))

/** Files that make patterns while the server runs, and the reason why each may. */
const MADE: Readonly<Record<string, string>> = {
  'contract/src/kit/address.ts': 'of the countries of its own table; an address has 500 letters at most',
  'server/src/platform/http/addresses.ts': 'of the addresses that the build has written, a part of a path each: no sign is looked at twice',
}

const written = (patterns: readonly Pattern[]) => new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one]))

function costly(name: string, pattern: Pattern): string[] {
  const cost = costOf(pattern)
  return cost ? [`${name} is ${cost}`] : []
}

test('every regular expression on texts of clients runs in linear time', () => {
  const costs = files.flatMap(({ path, patterns }) => [...written(patterns)].map(([name, one]) => ({ path, name, one })))
  expect(costs.length).toBeGreaterThan(100)
  expect(costs.flatMap(({ path, name, one }) => costly(`${path}: ${name}`, one))).toEqual([])
})

function patternsOf({ schema }: TextSchema): RegExp[] {
  return (schema._zod.def.checks ?? []).flatMap((check) => (check._zod.def as { pattern?: RegExp }).pattern ?? []) // of checks of a format
}

test("every regular expression of the contract's schemas runs in linear time, also those of its library", () => {
  const patterns = textSchemas(endpoints).flatMap(patternsOf)
  const own = written(patterns)
  expect(own.size).toBeGreaterThan(5)
  expect([...own].flatMap(([name, one]) => costly(name, one))).toEqual([])
})

test('only files with a stated reason make a regular expression while the program runs', () => {
  expect(files.flatMap(({ path, made }) => (made > 0 ? path : []))).toEqual(Object.keys(MADE))
})

test.each([
  [/<[^>]*>/g, '2nd degree polynomial'],
  [/\s+$/, '2nd degree polynomial'],
  [/<pre([^>]*)>\n+/g, '2nd degree polynomial'],
  [/^(a+)+$/, 'exponential'],
  [/^[^<]*</, undefined],
  [/^[a-z]{1,40}$/, undefined],
])('%s costs %s', (pattern, cost) => {
  expect(costOf(pattern)).toBe(cost)
})

test('regular expressions are found everywhere in a source', () => {
  const text = 'const a = <p>{"/no/".replace(/a+$/g, "")}</p>; function b(c = /b/) { return new RegExp(c) ?? RegExp("d") } // /e/'
  expect(patternsIn('x.tsx', text)).toEqual({
    patterns: [
      { source: 'a+$', flags: 'g' },
      { source: 'b', flags: '' },
    ],
    made: 2,
  })
})
