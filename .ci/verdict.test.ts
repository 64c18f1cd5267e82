import { expect, test } from 'vitest'
import {
  afterFurtherRun,
  beyondMost,
  FILE_ITSELF,
  filesToTryAgain,
  firstLine,
  type RunReport,
  type TestOutcome,
  verdictOf,
} from './verdict.ts'

const FILE = 'web/src/a.test.tsx'
const passed = (name: string, file = FILE): TestOutcome => ({ file, name, passed: true })
const fell = (name: string, file = FILE): TestOutcome => ({ file, name, passed: false, error: `${name} broke, seed 7` })
const report = (tests: TestOutcome[], broken: string[] = []): RunReport => ({ tests, broken, seconds: {} })

test('a failed test that passes alone has wavered: it counts once as passed, with its first error and seed', () => {
  const twice = afterFurtherRun(report([passed('one'), fell('two'), passed('x', 'y')]), FILE, report([passed('one'), passed('two')]))

  expect(verdictOf(twice, 1)).toMatchObject({ passed: 3, failed: 0, wavering: [`${FILE} > two (two broke, seed 7, seed 7)`] })
})

test('a test that fails at its second try and passes at its third has its first error', () => {
  const second = { ...fell('one'), error: 'another' }
  const thrice = afterFurtherRun(afterFurtherRun(report([fell('one')]), FILE, report([second])), FILE, report([passed('one')]))

  expect(verdictOf(thrice, 1)).toMatchObject({ passed: 1, failed: 0 })
})

test('a test that fails again has failed, and so has one that fails only in the further run', () => {
  const again = afterFurtherRun(report([fell('one'), passed('two')]), FILE, report([fell('one'), fell('two')]))

  expect(verdictOf(again, 1)).toMatchObject({ passed: 0, failed: 2, wavering: [] })
})

test('an unreadable file that is complete in its further run has wavered, and its tests count once', () => {
  const whole = afterFurtherRun(report([fell(FILE_ITSELF)]), FILE, report([passed('one'), passed('two')]))

  expect(verdictOf(whole, 1)).toMatchObject({ passed: 2, failed: 0, wavering: [expect.stringContaining('the file itself')] })
})

test.each([
  ['fewer tests at a further try', afterFurtherRun(report([fell('one'), passed('two')]), FILE, report([passed('one')])), 1],
  ['a further run that never reported', afterFurtherRun(report([fell('one')]), FILE, report([], ['no report'])), 1],
  ['an end with an error and no failed test', report([passed('one')]), 1],
  ['an error between tests', report([passed('one')], ['between tests']), 1],
  ['no test at all', report([]), 0],
  ['more wavering ones than ten', report(Array.from({ length: 11 }, (_, at) => ({ ...passed(`${at}`), wavered: true }))), 0],
])('%s is red', (_name, run, ended) => {
  expect(verdictOf(run, ended).failed).toBeGreaterThan(0)
})

test.each([
  ['a few files', report([fell('one'), fell('two'), fell('x', 'y')]), [FILE, 'y']],
  ['eleven files', report(Array.from({ length: 11 }, (_, at) => fell('one', `${at}`))), []],
  ['an error between tests', report([fell('one')], ['between tests']), []],
  ['a race', report([fell('one'), fell('two', 'server/src/order-races.test.ts')]), []],
  ['a walk', report([fell('one', 'server/src/hardening/scope.test.ts')]), []],
])('of %s these files are tried again: %j', (_name, run, files) => {
  expect(filesToTryAgain(run)).toEqual(files)
})

test('the seed of an error is in its first line', () => {
  expect(firstLine('Property failed\n{ seed: -12, path: "1" }')).toBe('Property failed seed: -12')
})

test('the gate may have fifty journeys besides the sweep', () => {
  const journeys = (count: number) => [
    ...Array.from({ length: count }, () => 'e2e/a.spec.ts'),
    'e2e/screens.spec.ts',
    'e2e/screens.spec.ts',
  ]

  expect(beyondMost(journeys(50))).toEqual([])
  expect(beyondMost(journeys(51))).toEqual([expect.stringContaining('51 journeys')])
})
