import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './verdict.ts'

// node --import tsx .ci/count.ts <verdicts> <all stages that test, with commas> [stages that failed…]
// Adds up the stages: each test once, passed or failed. A stage that failed without a verdict counts as one failure.
const [verdicts = '.', testing = '', ...red] = process.argv.slice(2)
const SLOWEST = 20

const told = testing.split(',').map((stage) => ({ stage, verdict: read(stage) }))
const seconds = told.flatMap(({ stage, verdict }) =>
  Object.entries(verdict?.seconds ?? {}).map(([file, took]) => ({ place: `${file} (${stage})`, took })),
)
const silent = [
  ...told.flatMap(({ stage, verdict }) => (verdict ? [] : [`stage ${stage} gave no verdict`])),
  ...red.filter((stage) => !(read(stage)?.failed ?? 0)).map((stage) => `stage ${stage} failed`),
]
const faults = [...told.flatMap(({ stage, verdict }) => (verdict?.faults ?? []).map((fault) => `${stage}: ${fault}`)), ...silent]
const passed = told.reduce((sum, { verdict }) => sum + (verdict?.passed ?? 0), 0)
const failed = told.reduce((sum, { verdict }) => sum + (verdict?.failed ?? 0), 0) + silent.length

say('== the slowest files')
const slowest = seconds.toSorted((one, other) => other.took - one.took).slice(0, SLOWEST)
for (const { place, took } of slowest) say(`${took.toFixed(1)} s ${place}`)
// Repeated at the end: often only the last lines of a long log are shown.
for (const fault of faults) say(`FAIL ${fault}`)
const wavering = told.flatMap(({ stage, verdict }) =>
  (verdict?.wavering ?? []).map((test) => (stage === 'tests' ? test : `${stage} ${test}`)),
)
for (const test of wavering) say(`wavering: ${test}`)
say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function read(stage: string): Verdict | undefined {
  const path = join(verdicts, `${stage}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
