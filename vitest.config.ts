import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const RULES = 'src/**/*.rules.test.ts'

export default defineConfig({
  test: {
    // Two even on two cores: a worker often waits, and the default would leave one.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'rules', root: '.', include: ['scripts/**/*.test.ts', 'proofs/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/once-a-run.ts'],
          // Each worker boots one database for all its files: it costs a second and 350 MB.
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Rules need no browser, and opening one for each file takes longer than they do.
      { test: { name: 'web-rules', root: 'web', include: [RULES], setupFiles: ['src/testing/rules-setup.ts'], isolate: false } },
      {
        plugins: [react()],
        test: {
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
