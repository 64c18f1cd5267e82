import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { FILE_ITSELF, firstLine, type RunReport, type TestOutcome } from './verdict.ts'

/** Writes the report that `.ci/tests.ts` judges. Vitest's own JSON lacks errors between tests, and files that never reported. */
export class VerdictReporter implements Reporter {
  #planned: string[] = []
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#planned = specifications.map(({ moduleId }) => nameOf(moduleId))
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const reported = new Set(modules.filter((module) => module.state() !== 'queued' && module.state() !== 'pending').map(fileOf))
    const absent = this.#planned.filter((file) => !reported.has(file))
    const report: RunReport = {
      tests: modules.flatMap(outcomesOf),
      broken: [
        ...unhandled.map((error) => `between tests: ${firstLine(error.message)}`),
        ...absent.map((file) => `${file} never reported`),
      ],
      seconds: Object.fromEntries(modules.map((module) => [fileOf(module), secondsOf(module)])),
    }
    writeFileSync(this.#path, JSON.stringify(report))
  }
}

function outcomesOf(module: TestModule): TestOutcome[] {
  const file = fileOf(module)
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
  const tests = [...module.children.allTests()].map((test) => outcomeOf(file, test, errors))
  const isToldByTest = tests.some(({ passed }) => !passed)
  if (module.state() === 'failed' && !isToldByTest) {
    tests.push({ file, name: FILE_ITSELF, passed: false, error: firstLine(errors[0]?.message) })
  }
  return tests
}

/** A skipped test did not run, whether its `beforeAll` failed or the code skips it. */
function outcomeOf(file: string, test: TestCase, errorsOfFile: readonly SerializedError[]): TestOutcome {
  const { state, errors = [] } = test.result()
  if (state === 'passed') return { file, name: test.fullName, passed: true }
  const told = errors.length > 0 ? errors : errorsOfFile
  return { file, name: test.fullName, passed: false, error: told.length > 0 ? firstLine(told[0]?.message) : 'it did not run' }
}

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000
}

function fileOf(module: TestModule): string {
  return nameOf(module.moduleId)
}

function nameOf(path: string): string {
  return relative(process.cwd(), path)
}
