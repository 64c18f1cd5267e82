import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { ROOT } from './server.ts'

/*
 * The weight of a screen until it can be used, summed from the manifest of the build: no browser, no wire, so the same sum each time.
 * Files that come afterwards (charts, dialogs, all that is brought ahead) take nobody's time and are not counted.
 */

const DIST = join(ROOT, 'web', 'dist')

/** In index.html, and not of the build. */
const BEFORE_ALL = 'theme.js'
const ENTRY = 'index.html'
/** Around each screen behind the sign-in: plurals in its words, and what it hears by. */
const SIGNED_IN = [
  ENTRY,
  'src/app/layouts/default-layout.tsx',
  '../node_modules/intl-messageformat/index.js',
  '../node_modules/pusher-js/dist/web/pusher.js',
]

const LOGIN = [ENTRY, 'src/app/layouts/no-menu-layout.tsx', 'src/features/auth/login.page.tsx']
const HOME = [...SIGNED_IN, 'src/features/home/home.page.tsx', 'src/features/home/home-search.ts']
const BOARD = [...SIGNED_IN, 'src/features/kanban/board/kanban-board.page.tsx', 'src/features/kanban/data/board-search.ts']
const ORDERS = [...SIGNED_IN, 'src/features/order-index/order-index.page.tsx', 'src/features/order-index/order-index.ts']
const LIST = [...SIGNED_IN, 'src/features/country/country-index.page.tsx', 'src/features/country/country-search.ts']
const FLOW_EDITOR = [
  ...SIGNED_IN,
  'src/features/order-flow-draft/order-flow.page.tsx',
  'src/features/order-flow-draft/flow-search.ts',
  'src/features/order-flow-draft/editor/flow-editor-screen.tsx',
]

const BUDGETS = [
  { what: 'the sign-in is usable with', bytes: () => weightOf(LOGIN), most: 150_000 },
  { what: 'the home is usable with', bytes: () => weightOf(HOME), most: 300_000 },
  { what: 'the board is usable with', bytes: () => weightOf(BOARD), most: 300_000 },
  { what: 'the list of orders is usable with', bytes: () => weightOf(ORDERS), most: 300_000 },
  {
    what: 'beyond what any list has, the editor of a flow brings',
    bytes: () => weightOf(FLOW_EDITOR) - weightOf(LIST),
    most: 60_000,
  },
]

/** Each script costs a request, and pieces compress worse than a whole. */
const MOST_SCRIPTS = [
  { what: 'the sign-in', sources: LOGIN, most: 8 },
  { what: 'the home', sources: HOME, most: 18 },
  { what: 'the board', sources: BOARD, most: 18 },
  { what: 'the list of orders', sources: ORDERS, most: 18 },
]

test('what can be used needs no more JavaScript than it may, in no more files', () => {
  for (const { what, bytes, most } of BUDGETS) {
    const found = bytes()
    const said = `${what} ${(found / 1000).toFixed(1)} kB of ${most / 1000}`
    process.stdout.write(`     ${said}\n`)
    expect.soft(found, said).toBeLessThanOrEqual(most)
  }
  for (const { what, sources, most } of MOST_SCRIPTS) {
    const found = filesOf(sources).size
    const said = `${what} asks for ${found} scripts of ${most}`
    process.stdout.write(`     ${said}\n`)
    expect.soft(found, said).toBeLessThanOrEqual(most)
  }
})

interface Chunk {
  file: string
  imports?: string[]
}

/** Each of them with all that it imports, once. */
function filesOf(sources: readonly string[]): Set<string> {
  const chunks = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk> // of Vite
  const files = new Set([BEFORE_ALL])
  const visit = (name: string) => {
    const chunk = chunks[name]
    // A module that has moved, or that became a part of another chunk: its name here has to follow.
    if (!chunk) throw new Error(`${name} is no chunk of the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return files
}

function weightOf(sources: readonly string[]): number {
  return [...filesOf(sources)].reduce((sum, file) => sum + sentBytes(join(DIST, file)), 0)
}

/** As the server answers a browser: what the build compressed, else compressed on its way. */
function sentBytes(path: string): number {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : gzipSync(readFileSync(path)).length
}
