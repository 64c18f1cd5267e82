import { stripVTControlCharacters } from 'node:util'

/** The outcome of one run: each test once, and faults outside of tests (an error between tests, a file that never reported). */
export interface RunReport {
  tests: TestOutcome[]
  broken: string[]
  /** The seconds of each file, for the list of the slowest. */
  seconds: Record<string, number>
}

export interface TestOutcome {
  file: string
  name: string
  passed: boolean
  /** The first line of its error; after a retry that of the first try. */
  error?: string
  /** True where it passed, but not at its first try. */
  wavered?: boolean
}

export interface Verdict {
  passed: number
  failed: number
  wavering: string[]
  /** Each failed test, and everything else that makes the stage red. */
  faults: string[]
  seconds: Record<string, number>
}

/** The most files with failures for a retry. With more, nothing is retried, and retries that passed do not count. */
export const MOST_TRIED_AGAIN = 10
/** Tries after the first. */
export const FURTHER_TRIES = 2

/** The most journeys in the gate, without the sweep. */
const MOST_JOURNEYS = 50
const SWEEP = 'e2e/screens.spec.ts'

/** Returns a fault where the gate has too many journeys. `files`: the file of each of its journeys. */
export function beyondMost(files: readonly string[]): string[] {
  const count = files.filter((file) => file !== SWEEP).length
  return count > MOST_JOURNEYS
    ? [`${count} journeys are in the gate, at most ${MOST_JOURNEYS} may be: the tag @proof leaves one to the proof`]
    : []
}

/** The name for failures of a file outside its tests: its import, its `beforeAll`, its `afterAll`. */
export const FILE_ITSELF = '(the file itself)'

/**
 * Races, walks, money, access and security are never retried: these tests accept every valid order of events, so a flaky one is a finding.
 */
const NEVER_AGAIN =
  /races|hardening\/|payloads|access|acting|impersonation|money|amounts|tally|adds-up|finance|financial|handover|login|password|session|csrf|rank|token|bearer|sign-in|scope|sanitize|rich-fields|upload/

export function isNeverTriedAgain(file: string): boolean {
  return NEVER_AGAIN.test(file)
}

export function failedFiles({ tests }: RunReport): string[] {
  return [...new Set(tests.filter(({ passed }) => !passed).map(({ file }) => file))]
}

/** Returns the files worth a retry. None where so many failed that the product is broken, or where the verdict is red anyway. */
export function filesToTryAgain(report: RunReport): string[] {
  const files = failedFiles(report)
  const isHopeless = files.length > MOST_TRIED_AGAIN || report.broken.length > 0 || files.some(isNeverTriedAgain)
  return isHopeless ? [] : files
}

/**
 * Replaces a file's results by those of its retry. The retry must hold every earlier test; a test that failed before and passes now is
 * flaky.
 */
export function afterFurtherRun(report: RunReport, file: string, further: RunReport): RunReport {
  const before = report.tests.filter((test) => test.file === file)
  const after = further.tests.filter((test) => test.file === file)
  const fell = new Map(before.flatMap((test) => (test.passed && !test.wavered ? [] : [[test.name, test.error] as const])))
  const tests = after.map((test) => (test.passed && fell.has(test.name) ? { ...test, wavered: true, error: fell.get(test.name) } : test))
  const ofFile = fell.get(FILE_ITSELF)
  if (ofFile !== undefined && tests[0]?.passed) tests[0] = { ...tests[0], wavered: true, error: ofFile }
  const expected = Math.max(1, before.filter(({ name }) => name !== FILE_ITSELF).length)
  const lost = after.length >= expected ? [] : [`${file}: ${after.length} of ${expected} tests at its further try`]
  return {
    tests: [...report.tests.filter((test) => test.file !== file), ...tests],
    broken: [...report.broken, ...lost, ...further.broken],
    seconds: report.seconds,
  }
}

/** Judges a run. `ended` is the runner's exit code: an error without a failed test is a failure too. */
export function verdictOf(report: RunReport, ended: number): Verdict {
  const failed = report.tests.filter(({ passed }) => !passed)
  const wavering = report.tests.filter(({ wavered }) => wavered)
  const broken = [...report.broken]
  if (report.tests.length === 0) broken.push('not one test ran')
  if (wavering.length > MOST_TRIED_AGAIN) broken.push(`${wavering.length} tests passed only at a further try`)
  if (ended !== 0 && failed.length === 0 && wavering.length === 0 && broken.length === 0) {
    broken.push(`the runner ended with ${ended}, though no test failed`)
  }
  return {
    passed: report.tests.length - failed.length,
    failed: failed.length + broken.length,
    wavering: wavering.map((test) => `${test.file} > ${test.name} (${test.error ?? 'no error told'}, ${seedOf(test.error)})`),
    faults: [...failed.map((test) => `${test.file} > ${test.name}: ${test.error ?? 'it did not run'}`), ...broken],
    seconds: report.seconds,
  }
}

/** Returns the first line of an error, with the seed that it names further down. */
export function firstLine(message = 'no error told'): string {
  const text = stripVTControlCharacters(message)
  const line = text.split('\n')[0]?.slice(0, 200) ?? ''
  const seed = SEED.exec(text)?.[0]
  return seed && !line.includes(seed) ? `${line} ${seed}` : line
}

const SEED = /seed\W{0,3}(-?\d+)/i

function seedOf(error = ''): string {
  const seed = SEED.exec(error)?.[1]
  return seed ? `seed ${seed}` : 'no seed'
}
