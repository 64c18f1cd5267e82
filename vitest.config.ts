import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { VerdictReporter } from './.ci/vitest-reporter.ts'

const RULES = 'src/**/*.rules.test.ts'

/** Files that need a browser of their own, each with its reason. */
const IN_OWN_BROWSER = [
  // A part of the program never comes there.
  'src/features/kanban/board-late-part.test.tsx',
  // A part that has come once is there for good.
  'src/app/layouts/beside.test.tsx',
  // Each test loads the modules anew.
  'src/lib/{first-data,load-ahead}.test.ts',
  // Waiting entries are sent as long as the page is there, also when the test is over.
  'src/app/leaving.test.tsx',
  'src/features/delivery/{courier-doubt,courier-home,courier-news,use-outgoing}.test.tsx',
]

const WATCHED_STORES = [{ find: /^zustand$/, replacement: fileURLToPath(new URL('web/src/testing/watched-stores.ts', import.meta.url)) }]

/** Only a hang reaches them: a test that is cut off goes on and spoils the next. Of each project, whose own defaults nothing else overrides. */
const limits = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } }

const { TEST_REPORT, TEST_DATABASE_URL, FUZZ_SEED } = process.env

// With TEST_DATABASE_URL a test runs a second time. What meets no SQL of its own would only take the time again: walks over all calls,
// the lines and bytes of HTTP, drawn and written files, texts. Whatever waits for another transaction, and every race, is not among them:
// the embedded database has one connection.
const EMBEDDED_ALONE = [
  RULES,
  'src/{access,acting,phrases,phrases-fit}.test.ts',
  'src/commands/*.test.ts',
  'src/db/{embedded-*,own-folder,private-files}.test.ts',
  'src/db/backup/{broken-backup,copy-door,restore-backup}.test.ts',
  // `order-finance/adds-up.test.ts` fills the demo world on both.
  'src/db/seed/{demo,starter/starter-old-data,starter/starter-texts}.test.ts',
  'src/features/api-docs/*.test.ts',
  'src/features/i18n-source/phrase-{csv,file}.test.ts',
  'src/features/order-export/large-export.test.ts',
  'src/features/order-notification/order-{gateway,mail,mail-server}.test.ts',
  'src/features/order-print/{broken-off,label-codes,labels}.test.ts',
  'src/features/upload/upload.test.ts',
  'src/features/user/user-rank.test.ts',
  'src/hardening/!(guessing|kept-rows|search-text-writes|searched-texts|waiting).test.ts',
  'src/platform/http/{drain,headers,send-file,send-file-reader,tls,web}.test.ts',
  'src/platform/mail/{plain-text,smtp}.test.ts',
  'src/platform/{pdf,picture,realtime,rich-text,sheet}/*.test.ts',
  'src/platform/{config,memory,proxies}.test.ts',
  'src/platform/session/csrf.test.ts',
]

export default defineConfig({
  test: {
    // Two even on two cores: a worker often waits, and the default would leave one.
    maxWorkers: 2,
    reporters: TEST_REPORT ? ['default', new VerdictReporter(TEST_REPORT)] : ['default'],
    projects: [
      { test: { ...limits, name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { ...limits, name: 'rules', root: '.', include: ['{scripts,.ci,bench,proofs,web/build}/**/*.test.ts'] } },
      {
        test: {
          ...limits,
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          // The proof of random requests runs its file on both.
          exclude: TEST_DATABASE_URL && !FUZZ_SEED ? EMBEDDED_ALONE : [],
          globalSetup: ['src/testing/once-a-run.ts'],
          // Each worker boots one database for all its files: it costs a second and 350 MB.
          pool: 'threads',
          isolate: false,
        },
      },
      // Rules need no browser, and opening one for each file takes longer than they do.
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
          // A browser for each file costs half the time: `src/testing/page.ts` leaves a new one behind each test.
          isolate: false,
          // Screens are drawn and thrown away: a tenth of the time went into collecting them.
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
