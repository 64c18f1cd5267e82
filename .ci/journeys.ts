import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { beyondMost, firstLine, isNeverTriedAgain, type RunReport, type TestOutcome, verdictOf } from './verdict.ts'

// node --import tsx .ci/journeys.ts <verdicts>
// Playwright itself retries failed tests on a fresh world, since a worker's server ends with the worker.
// Journeys with the tag `@proof` run only in the proof `journeys`.
const [verdicts = '.'] = process.argv.slice(2)
const LIST = join(verdicts, 'journeys.list.json')
const RUN = join(verdicts, 'journeys.run.json')
const IN_THE_GATE = '--grep-invert=@proof'

// The list is made together with the world, which uses only one processor.
const [listed, ended] = await Promise.all([
  playwright(LIST, [IN_THE_GATE, '--list', '--reporter=json']),
  playwright(RUN, [IN_THE_GATE, '--reporter=list,json']),
])
const verdict = verdictOf(reportOf(read(RUN)), listed || ended)
writeFileSync(join(verdicts, 'journeys.json'), JSON.stringify(verdict))
process.exit(verdict.failed > 0 ? 1 : 0)

function playwright(path: string, args: readonly string[]): Promise<number> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path }
  const run = spawn('npm', ['run', 'test:e2e', '--silent', '--', ...args], { stdio: 'inherit', env })
  return new Promise((resolve) => {
    run.once('error', () => resolve(1))
    run.once('close', (code) => resolve(code ?? 1))
  })
}

function read(path: string): JSONReport | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function reportOf(run: JSONReport | undefined): RunReport {
  if (!run) return { tests: [], broken: ['Playwright ended without a report'], seconds: {} }
  const specs = run.suites.flatMap(specsOf)
  const planned = (read(LIST)?.suites ?? []).flatMap(specsOf)
  const absent = planned.length === specs.length ? [] : [`${specs.length} of ${planned.length} journeys are in Playwright's report`]
  const files = planned.map(({ spec }) => nameOf(spec))
  const seconds: Record<string, number> = {}
  for (const { spec } of specs) seconds[nameOf(spec)] = (seconds[nameOf(spec)] ?? 0) + secondsOf(spec)
  return {
    tests: specs.map(outcomeOf),
    broken: [...run.errors.map(({ message }) => firstLine(message)), ...absent, ...beyondMost(files)],
    seconds,
  }
}

interface Placed {
  spec: JSONReportSpec
  /** The titles of the groups around it. */
  place: string[]
}

function specsOf(suite: JSONReportSuite, _index?: number, _all?: unknown, place: string[] = []): Placed[] {
  const inside = suite.title === suite.file ? place : [...place, suite.title]
  const deeper = (suite.suites ?? []).flatMap((child) => specsOf(child, 0, [], inside))
  return [...suite.specs.map((spec) => ({ spec, place: inside })), ...deeper]
}

function outcomeOf({ spec, place }: Placed): TestOutcome {
  const file = nameOf(spec)
  const name = [...place, spec.title].join(' > ')
  const [test] = spec.tests
  const fell = test?.results.find(({ status }) => status !== 'passed')
  const error = fell ? firstLine(fell.errors[0]?.message) : undefined
  if (test?.status === 'expected') return { file, name, passed: true }
  if (test?.status === 'flaky' && !isNeverTriedAgain(file)) return { file, name, passed: true, wavered: true, error }
  return { file, name, passed: false, error: error ?? 'it did not run' }
}

function secondsOf({ tests }: JSONReportSpec): number {
  return tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000
}

function nameOf({ file }: JSONReportSpec): string {
  return `e2e/${file}`
}
