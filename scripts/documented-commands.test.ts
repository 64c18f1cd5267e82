import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md', 'docs/first-order.md', 'docs/reliability.md']

/** The npm scripts that a document names, each with the file that runs it. */
const RUN_BY: Readonly<Record<string, string>> = {
  install: '.ci/run',
  start: 'proofs/start/proof.ts',
  test: '.ci/run',
  serve: 'proofs/start/proof.ts',
  package: 'proofs/ship/proof.ts',
  release: 'scripts/released.test.ts',
  seed: 'server/src/commands/commands.test.ts',
  backup: 'server/src/commands/commands.test.ts',
  restore: 'server/src/commands/commands.test.ts',
  retention: 'server/src/commands/commands.test.ts',
  'admin:create': 'server/src/commands/admin-create.test.ts',
  'test:server': '.ci/run',
  'test:e2e': '.ci/journeys.ts',
}

/** Run by whoever changes what they are for: they work for minutes, serve until they are stopped, or judge nothing. */
const RUN_BY_HAND = ['dev', 'check:changed', 'proof', 'pictures', 'pictures:readme', 'db:reset', 'db:migration', 'ci', /^bench(:|$)/]

/** Programs that are not ours, or that this project has not been tried with. */
const UNTRIED = ['docker', 'systemctl', 'systemd-run', 'createdb', 'openssl', 'chmod', 'curl']

const PROGRAM = /^(?:[A-Z_]+=(?:'[^']*'|\S*) )*(?:npm|node|docker|systemctl|systemd-run|createdb|openssl|chmod|curl) \S/

interface Command {
  readonly document: string
  readonly line: string
}

const commands = DOCUMENTS.flatMap((document) => linesIn(readFileSync(document, 'utf8')).map((line): Command => ({ document, line })))
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts // our own file

/** Command lines in blocks and between backticks; a line that goes on stands in one piece. */
function linesIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.replaceAll(/\\\n\s*/g, ' ').split('\n'))
  const inline = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...inline].filter((line) => PROGRAM.test(line))
}

const npmScripts = ({ line }: Command) =>
  [...line.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, script = '']) => script).filter((script) => script !== 'ci')

test('the documents name commands at all', () => {
  expect(commands.length).toBeGreaterThan(40)
})

test('every npm script that a document names exists, and a test or a proof runs it', () => {
  const named = [...new Set(commands.flatMap(npmScripts))]
  expect(named.filter((script) => script !== 'install' && !(script in scripts))).toEqual([])
  const isByHand = (script: string) => RUN_BY_HAND.some((one) => (typeof one === 'string' ? one === script : one.test(script)))
  expect(named.filter((script) => !(script in RUN_BY) && !isByHand(script))).toEqual([])
})

test.each(Object.entries(RUN_BY))('%s is run by %s', (script, file) => {
  const text = readFileSync(file, 'utf8')
  const names = [script, script.replace(':', '-'), scripts[script]?.split(' ').at(-1) ?? script]
  expect(names.some((name) => text.includes(name))).toBe(true)
})

test('node runs files that the build makes', () => {
  const files = commands.flatMap(({ line }) => [...line.matchAll(/\bnode (?!-)(\S+)/g)].map(([, file = '']) => file))
  const known = ['server/dist/commands.js', 'server/dist/main.js']
  expect(files.filter((file) => !known.includes(file))).toEqual([])
})

test('every line is one that a shell can read; <…> and … stand for what is put in their place', () => {
  const placed = ({ line }: Command) => line.replaceAll(/<[a-z_]+>/g, '1').replaceAll('…', 'x')
  const broken = commands.filter((command) => {
    try {
      execFileSync('bash', ['-n', '-c', placed(command)], { stdio: 'pipe' })
      return false
    } catch {
      return true
    }
  })
  expect(broken).toEqual([])
})

test('what has not been tried says so', () => {
  const others = commands.map(({ line }) => line.replace(/^(?:[A-Z_]+=(?:'[^']*'|\S*) )*/, '').split(' ', 1)[0] ?? '')
  expect(others.filter((program) => !['npm', 'node', ...UNTRIED].includes(program))).toEqual([])
  const operations = readFileSync('docs/operations.md', 'utf8')
  expect(operations).toContain('The lines for systemd and Docker have not been tried by us.')
})
