import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guessedIn } from './comments.ts'

const files = execSync('git ls-files --cached --others --exclude-standard', { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|m?js|css)$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('every comment begins with its subject', () => {
  expect(files.length).toBeGreaterThan(2_000)
  expect(files.flatMap(({ path, text }) => guessedIn(path, text))).toEqual([])
})

test.each([
  ['x.ts', '/** What a row holds. */\nconst a = 1', [1]],
  ['x.ts', '\n/**\n * Who may read it.\n */\nconst a = 1', [2]],
  ['x.ts', 'const a = 1 // Whose it is\n', [1]],
  ['x.ts', 'const a = 1 // Roles\n// Which of them\n', [2]],
  ['x.ts', '// Roles that read it.\n\n// That it is read.\n', [3]],
  ['x.tsx', 'const a = <p>{/* Of a row */}</p>', [1]],
  ['x.ts', 'const a = { /* Who calls */ b: 1 }', [1]],
  ['x.mjs', '// What’s left', [1]],
  ['x.ts', '/** It is drawn. */', [1]],
  ['x.ts', '/** Whoever asks. */\n/** The same for many. */\n/** Why not; undefined where it can. */', [1, 2, 3]],
  ['x.css', '.a {\n  /* What floats */\n  top: 0;\n}', [2]],
])('%s: %j is reported with its line', (path, text, lines) => {
  expect(guessedIn(path, text).map((told) => Number(told.split(':')[1]))).toEqual(lines)
})

test.each([
  ['x.ts', '/** The roles that read it. What is left stays. */'],
  ['x.ts', '/** Asks the server. */\n/** Whether it is read. */\n/** Often. */'],
  ['x.ts', '// The last word of the line is\n// Who'],
  ['x.ts', 'const a = "// What is no comment"\nconst b = `/* Who */`\nconst c = /\\/\\/ Of/'],
  ['x.tsx', 'const a = <p>What is shown // Who</p>'],
  ['x.css', '.a::before {\n  content: "What";\n}'],
])('%s: %j is accepted', (path, text) => {
  expect(guessedIn(path, text)).toEqual([])
})
