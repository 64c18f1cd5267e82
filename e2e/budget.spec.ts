import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { chunkWith, readChunks } from './chunks.ts'
import { ROOT } from './server.ts'

/*
 * The weight of a screen until it can be used, summed from the build's list of chunks. There is no browser and no network, so each run has
 * the same sum. Files that come later (charts, dialogs, everything loaded ahead) delay nobody and are not counted.
 */

const DIST = join(ROOT, 'web', 'dist')

const ENTRY = 'src/main.tsx'
/** Parts around each screen behind the sign-in: plurals in its texts, and the realtime connection. */
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

/** Each script costs a request, and small pieces compress worse than one file. */
const MOST_SCRIPTS = [
  { what: 'the sign-in', sources: LOGIN, most: 4 },
  { what: 'the home', sources: HOME, most: 10 },
  { what: 'the board', sources: BOARD, most: 10 },
  { what: 'the list of orders', sources: ORDERS, most: 12 },
]

test('each first screen keeps its budget of bytes and files, and its page requests its first data', () => {
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
  lookAtPages()
})

/** Pages of the build, with the stylesheets that they may load: the common one and their own. */
const PAGES = ['login', 'home', 'order-kanban', 'order-index', 'order-archive', 'courier'] as const
const MOST_STYLES = 2

function lookAtPages(): void {
  for (const name of PAGES) {
    const page = readFileSync(join(DIST, 'pages', `${name}.html`), 'utf8')
    const styles = new Set(page.match(/[\w-]+\.css/g))
    expect.soft(styles.size, `stylesheets of ${name}`).toBeLessThanOrEqual(MOST_STYLES)
  }
  const board = readFileSync(join(DIST, 'pages', 'order-kanban.html'), 'utf8')
  expect(board).toContain('content="/api/order/kanban?limit=25 /api/kanban/board /api/kanban-card/item"')
}

/** Returns the files of these modules with all their imports, each once. */
function filesOf(sources: readonly string[]): Set<string> {
  const chunks = readChunks()
  const files = new Set<string>()
  const visit = ({ file, imports }: (typeof chunks)[number]) => {
    if (files.has(file)) return
    files.add(file)
    for (const next of chunks) if (imports.includes(next.file)) visit(next)
  }
  for (const source of sources) visit(chunkWith(chunks, source))
  return files
}

function weightOf(sources: readonly string[]): number {
  return [...filesOf(sources)].reduce((sum, file) => sum + sentBytes(join(DIST, file)), 0)
}

/** Returns the size of the server's answer: the build's compressed file, or else compressed on the way. */
function sentBytes(path: string): number {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : gzipSync(readFileSync(path)).length
}
