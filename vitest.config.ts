import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { VerdictReporter } from './.ci/vitest-reporter.ts'

const RULES = 'src/**/*.rules.test.ts'

/** Files that need a browser of their own, each with its reason. */
const IN_OWN_BROWSER = [
  // A part of the program never loads in it.
  'src/features/kanban/board-late-part.test.tsx',
  // A loaded part stays loaded.
  'src/app/layouts/beside.test.tsx',
  // Each test loads the modules again.
  'src/lib/{first-data,load-ahead}.test.ts',
  // The page goes on sending waiting entries after the test.
  'src/app/leaving.test.tsx',
  'src/features/delivery/{courier-doubt,courier-home,courier-news,use-outgoing}.test.tsx',
]

const WATCHED_STORES = [{ find: /^zustand$/, replacement: fileURLToPath(new URL('web/src/testing/watched-stores.ts', import.meta.url)) }]

/** Limits that only a hang reaches: a test that is cut off goes on and disturbs the next one. Each project needs them itself. */
const limits = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } }

const { TEST_REPORT, TEST_DATABASE_URL, STATEMENT_LOG } = process.env

/** Prepares on PostgreSQL each statement that the tests have logged. Only the gate logs them. */
const LOGGED = 'src/db/logged-statements.test.ts'

// Tests that the gate also runs on PostgreSQL (docs/decisions/0140). The proof `postgres` runs all tests there.
const ON_POSTGRES = [
  ...(STATEMENT_LOG ? [LOGGED] : []),
  // Connections, locks, plans, jobs, copies of a database: the embedded database has one connection and no server.
  'src/db/!(embedded-*|own-folder|private-files|logged-statements).test.ts',
  'src/db/backup/{backup,changed-backup}.test.ts',
  'src/db/seed/big-world.test.ts',
  'src/platform/{background,events,idempotency,jobs,metrics}/*.test.ts',
  'src/platform/{kept-key,window-limit}.test.ts',
  'src/platform/http/{health,leaving,patience,unstorable}.test.ts',
  'src/hardening/{guessing,kept-rows,no-seq-scan,waiting}.test.ts',
  'src/features/order-notification/!(order-gateway|order-mail|order-mail-server).test.ts',
  'src/{deliver-meanwhile,start-refusals}.test.ts',
  // Letters, amounts and days: another version or locale could compare, sort or add up differently.
  'src/hardening/{search-text-writes,searched-texts}.test.ts',
  'src/search-in-scripts.test.ts',
  'src/features/{home,order-filter,order-finance,order-list,order-metrics,rejected-order}/*.test.ts',
  'src/platform/{day,slices}.test.ts',
  'src/platform/list/*.test.ts',
]

/** Finds tests with several requests at once: they use several connections there. Tests without rows are left out. */
const AT_ONCE = /\bPromise\.(all|allSettled|race)\(/
const WITHOUT_ROWS = [
  'src/hardening/{fuzz,limits,payloads,redis,secrets,sockets}.test.ts',
  'src/platform/{picture,realtime,sheet}/*.test.ts',
  'src/platform/http/drain.test.ts',
]

function filesAtOnce(): string[] {
  const root = fileURLToPath(new URL('server/src', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  return files.filter((name) => AT_ONCE.test(readFileSync(join(root, name), 'utf8'))).map((name) => `src/${name}`)
}

/** Each worker boots one database for all its files: a boot costs a second and 350 MB. */
const SERVER = { ...limits, root: 'server', globalSetup: 'src/testing/once-a-run.ts', pool: 'threads', isolate: false } as const

export default defineConfig({
  test: {
    // Three also on two cores: a worker waits a fifth of its time.
    maxWorkers: 3,
    reporters: TEST_REPORT ? ['default', new VerdictReporter(TEST_REPORT)] : ['default'],
    projects: [
      { test: { ...limits, name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { ...limits, name: 'rules', root: '.', include: ['{scripts,.ci,bench,proofs,web/build}/**/*.test.ts'] } },
      { test: { ...SERVER, name: 'server', include: ['src/**/*.test.ts'], exclude: [LOGGED] } },
      ...(TEST_DATABASE_URL
        ? [{ test: { ...SERVER, name: 'server-on-postgres', include: [...ON_POSTGRES, ...filesAtOnce()], exclude: WITHOUT_ROWS } }]
        : []),
      // Rules need no browser. Opening one per file takes longer than the tests.
      {
        test: { ...limits, name: 'web-rules', root: 'web', include: [RULES], setupFiles: ['src/testing/rules-setup.ts'], isolate: false },
      },
      {
        plugins: [react()],
        test: {
          ...limits,
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [RULES, ...IN_OWN_BROWSER],
          environment: 'happy-dom',
          setupFiles: ['src/testing/setup.ts'],
          // A browser per file costs half the time: `src/testing/page.ts` makes it new after each test.
          isolate: false,
          // Screens are drawn and dropped: collecting the garbage took a tenth of the time.
          execArgv: ['--max-semi-space-size=64'],
          alias: WATCHED_STORES,
        },
      },
      {
        plugins: [react()],
        test: {
          ...limits,
          name: 'web-alone',
          root: 'web',
          include: IN_OWN_BROWSER,
          environment: 'happy-dom',
          setupFiles: ['src/testing/setup.ts'],
          alias: WATCHED_STORES,
        },
      },
    ],
  },
})
