import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { runOwn } from './child.ts'
import type { Finding } from './report.ts'

const CONFIG = 'proofs/kit/playwright.config.ts'

/**
 * Runs the specs of a folder (default: the proof's own) in Chromium on the world of the journeys. `settings` is the environment of the
 * specs.
 */
export async function inBrowser(
  name: string,
  settings: Readonly<Record<string, string>> = {},
  folder = `proofs/${name}`,
): Promise<Finding> {
  const report = join(process.env.TMPDIR ?? '.', `${name}.json`)
  const environment = { ...settings, SPECS: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code, said } = await runOwn('node_modules/.bin/playwright', ['test', '--config', CONFIG], environment)
  const specs = outcomes(report)
  if (!specs || specs.length === 0)
    return { figures: [], violations: [`Playwright ended with ${code} and without a report: ${said.slice(-2_000)}`] }
  const violations = specs.filter(({ ok }) => !ok).map(({ title, error }) => `${title}: ${error}`)
  const isToldByNone = code !== 0 && violations.length === 0
  return {
    figures: specs.filter(({ ok }) => ok).flatMap(({ title, notes }) => [`${title}${notes}`]),
    violations: isToldByNone ? [`Playwright ended with ${code}: ${said.slice(-2_000)}`] : violations,
  }
}

interface Outcome {
  title: string
  ok: boolean
  /** The spec's remarks on itself, from its annotations. */
  notes: string
  error: string
}

function outcomes(path: string): Outcome[] | undefined {
  try {
    const { suites } = JSON.parse(readFileSync(path, 'utf8')) as JSONReport
    return suites.flatMap(outcomesOf)
  } catch {
    return undefined
  }
}

function outcomesOf(suite: JSONReportSuite): Outcome[] {
  const own = suite.specs.map(({ title, ok, tests }) => {
    const notes = tests.flatMap(({ annotations }) => annotations.map(({ type, description }) => `${type} ${description}`))
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors.map(({ message }) => message ?? '')))
    return { title, ok, notes: notes.length > 0 ? ` (${notes.join(', ')})` : '', error: errors[0]?.slice(0, 2_000) ?? 'it did not run' }
  })
  return [...own, ...(suite.suites ?? []).flatMap(outcomesOf)]
}
