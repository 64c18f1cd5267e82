import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type RunReport, verdictOf } from '../../.ci/verdict.ts'
import { runOwn } from './child.ts'
import { makeFolder } from './places.ts'
import type { Finding } from './report.ts'

interface Suite {
  readonly projects: readonly string[]
  /** The tests that a path names; empty: all of them. */
  readonly only: string
  /** The Node that runs them; the one of this process unless given. */
  readonly node?: string
  readonly environment: NodeJS.ProcessEnv
}

/** All tests of these projects, as the gate judges them but with nothing tried again; `passed` is undefined where no report came. */
export async function runSuite({ projects, only, node = process.execPath, environment }: Suite): Promise<Finding & { passed?: number }> {
  const folder = makeFolder()
  const report = join(folder, 'report.json')
  const named = projects.flatMap((project) => ['--project', project])
  try {
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...named, ...(only ? [only] : [])]
    const { code, said } = await runOwn(node, args, { ...environment, TEST_REPORT: report })
    if (!existsSync(report)) return { figures: [], violations: [`Vitest ended with ${code} and without a report: ${said.slice(-2_000)}`] }
    const { passed, faults } = verdictOf(JSON.parse(readFileSync(report, 'utf8')) as RunReport, code ?? 1) // of the reporter of .ci
    return { passed, figures: [`${passed} tests passed`], violations: faults }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
