import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterFurtherRun, FURTHER_TRIES, failedFiles, filesToTryAgain, type RunReport, verdictOf } from './verdict.ts'

// node --import tsx .ci/tests.ts <verdicts> <stage> [arguments of vitest run]
// A failed test is tried again alone: in a new process, with one worker, so on a fresh world. The statements of the embedded database are
// kept for PostgreSQL.
const [verdicts = '.', stage = 'tests', ...chosen] = process.argv.slice(2)

const first = run(`${stage}.run.json`, chosen)
let report = first.report
for (let further = 1; further <= FURTHER_TRIES; further += 1) {
  for (const file of filesToTryAgain(report)) {
    say(`== ${stage}: ${file} again, alone (${further} of ${FURTHER_TRIES})`)
    const again = run(`${stage}.again.json`, ['--maxWorkers=1', ...chosen, join(process.cwd(), file)])
    report = afterFurtherRun(report, file, again.report)
  }
}

const left = failedFiles(first.report).length - filesToTryAgain(first.report).length
if (left > 0) say(`== ${stage}: nothing is tried again, ${left} files fell or an error belongs to no test`)
const verdict = verdictOf(report, first.code)
writeFileSync(join(verdicts, `${stage}.json`), JSON.stringify(verdict))
process.exit(verdict.failed > 0 ? 1 : 0)

function run(name: string, args: readonly string[]): { report: RunReport; code: number } {
  const path = join(verdicts, name)
  rmSync(path, { force: true })
  const env = { ...process.env, TEST_REPORT: path, STATEMENT_LOG: join(verdicts, 'statements') }
  const code = spawnSync('npx', ['vitest', 'run', ...args], { stdio: 'inherit', env }).status ?? 1
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : unreported(code)
  return { report, code }
}

function unreported(code: number): RunReport {
  return { tests: [], broken: [`Vitest ended with ${code} and without a report`], seconds: {} }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
