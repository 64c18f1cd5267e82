import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linesOf, TRIALS } from '../proofs/documented-lines/trials.ts'
import { documentedLines, programOf } from './documented-lines.ts'

/** Lines that the proof `documented-lines` does not run, with the file that runs each. */
const RUN_BY: Readonly<Record<string, string>> = {
  'npm test': '.ci/run',
  'npm install && npm test': '.ci/run',
  'npm run test:server': '.ci/run',
  'npm run test:e2e': '.ci/journeys.ts',
  'npm run release -- x.y.z': 'scripts/released.test.ts',
  'npm run proof -- <name>': 'proofs/main.ts',
  'npm ci': 'proofs/upgrade/proof.ts',
}

/** Commands that measure or draw for minutes; their results are in the repository. */
const RUN_FOR_THEIR_RESULTS = [
  { line: /^npm run bench(:[\w-]+)?$/, results: 'docs/performance.md' },
  { line: /^npm run pictures$/, results: 'e2e/pictures/shots.ts' },
]

/** Programs that this project was never tried with. */
const UNTRIED = ['docker', 'systemctl', 'systemd-run']

const lines = documentedLines()
const triedLines = linesOf(TRIALS)
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts // our own file

test('the documents contain command lines', () => {
  expect(lines.length).toBeGreaterThan(40)
})

test('each documented line is run by a proof or a test, has results, or is marked as untried', () => {
  const isTried = (line: string) => triedLines.includes(line) || line in RUN_BY || RUN_FOR_THEIR_RESULTS.some((one) => one.line.test(line))
  expect(lines.filter((one) => !UNTRIED.includes(programOf(one)) && !isTried(one.line))).toEqual([])
  expect(readFileSync('docs/operations.md', 'utf8')).toContain('The lines for systemd and Docker have not been tried by us.')
})

test('each tried line is in a document', () => {
  const written = new Set(lines.map(({ line }) => line))
  expect([...triedLines, ...Object.keys(RUN_BY)].filter((line) => !written.has(line))).toEqual([])
})

test.each(Object.entries(RUN_BY))('"%s" is run by %s', (line, file) => {
  const script = /\bnpm (?:run )?([\w:-]+)(?: -- .*)?$/.exec(line)?.[1] ?? ''
  const names = [script, script.replace(':', '-'), scripts[script]?.split(' ').at(-1) ?? script]
  const text = readFileSync(file, 'utf8')
  expect(names.some((name) => text.includes(name))).toBe(true)
})

test('every documented npm script exists, and scripts that measure or draw have results', () => {
  const named = [...new Set(lines.flatMap(({ line }) => [...line.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script)))]
  expect(named.filter((script) => !(script in scripts))).toEqual([])
  const unread = RUN_FOR_THEIR_RESULTS.flatMap(({ line, results }) => {
    const text = readFileSync(results, 'utf8')
    return lines.filter((one) => line.test(one.line) && results.endsWith('.md') && !text.includes(`\`${one.line}`))
  })
  expect(unread).toEqual([])
})

test('a shell can read every line once <…> and … are filled in', () => {
  const filled = (line: string) => line.replaceAll(/<[a-z_]+>/g, '1').replaceAll('…', 'x')
  const broken = lines.filter(({ line }) => {
    try {
      execFileSync('bash', ['-n', '-c', filled(line)], { stdio: 'pipe' })
      return false
    } catch {
      return true
    }
  })
  expect(broken).toEqual([])
})
