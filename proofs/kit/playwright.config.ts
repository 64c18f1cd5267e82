import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../e2e/playwright.config.ts'

const { SPECS = 'none' } = process.env

/** Browser, server and world of the journeys for the specs of one proof. Each spec is tried once. */
export default defineConfig({
  ...journeys,
  testDir: join(import.meta.dirname, '..', '..', SPECS),
  outputDir: process.env.TMPDIR ? join(process.env.TMPDIR, 'test-results') : journeys.outputDir,
  globalSetup: '../../e2e/world.ts',
  use: { ...journeys.use, contextOptions: { reducedMotion: 'no-preference' } },
  // A proof of few long specs measures as well, so nothing runs beside it.
  workers: SPECS === 'e2e' ? journeys.workers : 1,
  timeout: 1_800_000,
  retries: 0,
  maxFailures: 0,
  reporter: [['json']],
})
