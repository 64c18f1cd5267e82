import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

// Adds up what the test runners said. A stage that failed without saying a number counts as one failure.
const [stageFailed, ...logs] = process.argv.slice(2)
let passed = 0
let failed = 0

for (const log of logs) {
  const text = stripVTControlCharacters(readFileSync(log, 'utf8'))
  passed += lastNumber(text, /^\s*Tests\s.*?(\d+) passed/gm) + lastNumber(text, /^\s+(\d+) passed \(/gm)
  failed += lastNumber(text, /^\s*Tests\s.*?(\d+) failed/gm) + lastNumber(text, /^\s+(\d+) failed$/gm)
}
if (stageFailed !== '0' && failed === 0) failed = 1

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function lastNumber(text, pattern) {
  return Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0)
}
