import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runOwn } from './child.ts'
import { makeDatabase } from './database.ts'
import { makeFolder } from './places.ts'
import type { Database } from './proof.ts'
import type { Finding } from './report.ts'

interface GateTest {
  /** In `server/`. */
  readonly file: string
  /** The exact number of its tests; all of them must pass. */
  readonly tests: number
  /** Settings that make it longer than in the gate. */
  readonly environment: Readonly<Record<string, string>>
  /** The figure that counts the run, from the test's output. */
  readonly figure: (said: string) => string
}

interface Report {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: readonly { readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[] }[]
}

/** A test of the gate, with another seed and more of it, on each of these databases. */
export async function longer(test: GateTest, databases: readonly Database[]): Promise<Finding> {
  const found: Finding[] = []
  for (const database of databases) found.push(await onOne(test, database))
  return { figures: found.flatMap(({ figures }) => figures), violations: found.flatMap(({ violations }) => violations) }
}

async function onOne({ file, tests, environment, figure }: GateTest, database: Database): Promise<Finding> {
  const place = database === 'PostgreSQL' ? await makeDatabase() : undefined
  const folder = makeFolder()
  try {
    const into = join(folder, 'report.json')
    const command = ['run', '--project', 'server', file, '--reporter=default', '--reporter=json', `--outputFile=${into}`]
    const { code, said } = await runOwn('node_modules/.bin/vitest', command, { ...environment, TEST_DATABASE_URL: place?.url ?? '' })
    const ended = `${database}: the run ended with ${code}`
    if (!existsSync(into)) return { figures: [], violations: [`${ended}: ${said.slice(-2_000)}`] }
    const report = JSON.parse(readFileSync(into, 'utf8')) as Report // of the reporter named above
    const isWhole = code === 0 && report.numPassedTests === tests && report.numTotalTests === tests
    return {
      figures: [`${database}: ${figure(said)}, ${report.numPassedTests} of ${tests} tests passed`],
      violations: isWhole ? [] : [...failuresIn(report), ended],
    }
  } finally {
    await place?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ assertionResults }) => assertionResults).flatMap(({ failureMessages }) => failureMessages)
}
