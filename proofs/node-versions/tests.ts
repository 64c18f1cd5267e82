import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type RunReport, verdictOf } from '../../.ci/verdict.ts'
import { runOwn } from '../kit/child.ts'
import { makeFolder } from '../kit/places.ts'
import type { Finding } from '../kit/report.ts'
import type { OwnNode } from './nodes.ts'

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', '--project', 'server']

/**
 * The tests of contract and server on the embedded database, all of them or those that a path names. Nothing is tried again.
 * How many passed joins the `counts` of the other versions.
 */
export async function testsOn({ executable, path }: OwnNode, only: string, counts: Set<number>): Promise<Finding> {
  const folder = makeFolder()
  const report = join(folder, 'report.json')
  try {
    const environment = { PATH: path, TEST_DATABASE_URL: '', TEST_REPORT: report }
    const { code, said } = await runOwn(executable, [...VITEST, ...(only ? [only] : [])], environment)
    if (!existsSync(report)) return { figures: [], violations: [`Vitest ended with ${code} and without a report: ${said.slice(-2_000)}`] }
    const { passed, faults } = verdictOf(JSON.parse(readFileSync(report, 'utf8')) as RunReport, code ?? 1) // of the reporter of .ci
    counts.add(passed)
    return { figures: [`${passed} tests passed`], violations: faults }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
