import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const TOLD_LINES = 20
const FAULT = /^\s*(FAIL\s|\d+\) \S|⎯+ Unhandled|.*: error TS\d|\S.* lint\/.* ━|.*npm error)/

// Adds up what the test runners said. A stage that failed without saying a number counts as one failure.
const [failedStages, ...logs] = process.argv.slice(2)
let passed = 0
let failed = 0
const faults = []

for (const log of logs) {
  const text = stripVTControlCharacters(readFileSync(log, 'utf8'))
  faults.push(...told(text))
  passed += lastNumber(text, /^\s*Tests\s.*?(\d+) passed/gm) + lastNumber(text, /^\s+(\d+) passed \(/gm)
  failed += lastNumber(text, /^\s*Tests\s.*?(\d+) failed/gm) + lastNumber(text, /^\s+(\d+) failed$/gm)
}
if (failedStages !== '' && failed === 0) failed = 1

// Once more at the end: a long log is often shown by its last lines alone.
if (failedStages !== '') process.stdout.write(`\n== failed:${failedStages}\n${faults.join('\n')}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function lastNumber(text, pattern) {
  return Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0)
}

/**
 * What the runners say of each failed test (vitest: ` FAIL `, playwright: `  1) `), of an error that belongs to none (vitest: `Unhandled`),
 * and of what fails before them (tsc, biome), with the lines behind it.
 */
function told(text) {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => (FAULT.test(line) ? [lines.slice(at, at + TOLD_LINES).join('\n')] : [])).slice(0, 20)
}
