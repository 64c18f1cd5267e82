import { stripVTControlCharacters } from 'node:util'

/**
 * The outcome of one run of a runner: each test once, and faults that belong to no test (an error between tests, a file that never
 * reported).
 */
export interface RunReport {
  tests: TestOutcome[]
  broken: string[]
  /** Seconds of each file, for the list of the slowest. */
  seconds: Record<string, number>
}

export interface TestOutcome {
  file: string
  name: string
  passed: boolean
  /** First line of its error, of its first try where it was tried again. */
  error?: string
  /** It passed, but not at its first try. */
  wavered?: boolean
}

export interface Verdict {
  passed: number
  failed: number
  wavering: string[]
  /** Each failed test, and whatever else makes the stage red. */
  faults: string[]
  seconds: Record<string, number>
}

/** More than this many, and it is no wavering test: nothing is tried again, and what passed later does not count. */
export const MOST_TRIED_AGAIN = 10
/** Tries after the first. */
export const FURTHER_TRIES = 2

/** Journeys in the gate, the sweep aside. */
const MOST_JOURNEYS = 50
const SWEEP = 'e2e/screens.spec.ts'

/** `files`: of each journey that the gate runs, its own. */
export function beyondMost(files: readonly string[]): string[] {
  const count = files.filter((file) => file !== SWEEP).length
  return count > MOST_JOURNEYS
    ? [`${count} journeys are in the gate, at most ${MOST_JOURNEYS} may be: the tag @proof leaves one to the proof`]
    : []
}

/** The name of what fell in no test of a file: its import, its `beforeAll`, its `afterAll`. */
export const FILE_ITSELF = '(the file itself)'

/** Races, walks, money, access and security: their oracle accepts every lawful order, so what wavers there is a finding. */
const NEVER_AGAIN =
  /races|hardening\/|payloads|access|acting|impersonation|money|amounts|tally|adds-up|finance|financial|handover|login|password|session|csrf|rank|token|bearer|sign-in|scope|sanitize|rich-fields|upload/

export function isNeverTriedAgain(file: string): boolean {
  return NEVER_AGAIN.test(file)
}

export function failedFiles({ tests }: RunReport): string[] {
  return [...new Set(tests.filter(({ passed }) => !passed).map(({ file }) => file))]
}

/** The files worth a further try; none where so many fell that the product is broken, or where the verdict is red whatever they say. */
export function filesToTryAgain(report: RunReport): string[] {
  const files = failedFiles(report)
  const isHopeless = files.length > MOST_TRIED_AGAIN || report.broken.length > 0 || files.some(isNeverTriedAgain)
  return isHopeless ? [] : files
}

/** A file's further run takes the place of the one before: it has to hold every test that was there, and what fell before has wavered. */
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

/** `ended` is the runner's own end code: an error without a failed test is a failure all the same. */
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

/** The first line of an error, and the seed that it names further down. */
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
