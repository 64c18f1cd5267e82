import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { VerdictReporter } from './.ci/vitest-reporter.ts'

const RULES = 'src/**/*.rules.test.ts'

/** Only a hang reaches them: a test that is cut off goes on and spoils the next. Of each project, whose own defaults nothing else overrides. */
const limits = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } }

const { TEST_REPORT } = process.env

export default defineConfig({
  test: {
    // Two even on two cores: a worker often waits, and the default would leave one.
    maxWorkers: 2,
    reporters: TEST_REPORT ? ['default', new VerdictReporter(TEST_REPORT)] : ['default'],
    projects: [
      { test: { ...limits, name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { ...limits, name: 'rules', root: '.', include: ['scripts/**/*.test.ts', '.ci/**/*.test.ts', 'proofs/*.test.ts'] } },
      {
        test: {
          ...limits,
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
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
          exclude: [RULES],
          environment: 'happy-dom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
})
