import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runOwn } from '../kit/child.ts'
import { makeDatabase } from '../kit/database.ts'
import { makeFolder } from '../kit/places.ts'
import { type Database, defineProof, type Options } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'

export const proof = defineProof({
  name: 'fuzz',
  promise: 'whatever is asked, the server does not fail, hang or tell about itself',
  how: '20,000 random requests over every call, by every caller, a fresh world each 1,000',
  minutes: 8,
  paths: ['contract/src', 'server/src', 'proofs/fuzz', ':!*.test.ts'],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  short: '`fuzz.test.ts`, 1,000 with a fixed seed',
  fault: undefined,
  options: { requests: 20_000 },
  run: async (options) => {
    const found = []
    for (const database of options.databases) found.push(await fuzz(database, options))
    return { figures: found.flatMap(({ figures }) => figures), violations: found.flatMap(({ violations }) => violations) }
  },
})

const BATCH = 1_000

interface Report {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: readonly { readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[] }[]
}

/** The gate's own test, with another seed and more of it. */
async function fuzz(database: Database, { seed, own: { requests } }: Options<{ requests: number }>): Promise<Finding> {
  const place = database === 'PostgreSQL' ? await makeDatabase() : undefined
  const folder = makeFolder()
  try {
    const file = join(folder, 'report.json')
    const test = [
      'run',
      '--project',
      'server',
      'src/hardening/fuzz.test.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ]
    const environment = { FUZZ_RUNS: String(requests), FUZZ_SEED: String(seed), TEST_DATABASE_URL: place?.url ?? '' }
    const { code, said } = await runOwn('node_modules/.bin/vitest', test, environment)
    if (!existsSync(file)) return { figures: [], violations: [`${database}: the run ended with ${code}: ${said.slice(-2_000)}`] }
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report // of the reporter named above
    const batches = Math.ceil(requests / BATCH)
    const failures = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ failureMessages }) => failureMessages)
    const isWhole = code === 0 && report.numPassedTests === batches && report.numTotalTests === batches
    return {
      figures: [`${database}: ${requests} requests, ${report.numPassedTests} of ${batches} worlds kept; ${answersIn(said)}`],
      violations: isWhole ? [] : [...failures, `${database}: the run ended with ${code}`],
    }
  } finally {
    await place?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each world prints `seed: status × count, …`. */
function answersIn(said: string): string {
  const sums = new Map<string, number>()
  for (const [, status = '', count] of said.matchAll(/\b([1-5]\d\d) × (\d+)/g)) sums.set(status, (sums.get(status) ?? 0) + Number(count))
  return [...sums]
    .toSorted()
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
}
