import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../e2e/playwright.config.ts'

/** The journeys' browser, server and world for the specs of one proof, each tried once. */
export default defineConfig({
  ...journeys,
  testDir: join(import.meta.dirname, '..', process.env.PROOF ?? 'none'),
  outputDir: process.env.TMPDIR ? join(process.env.TMPDIR, 'test-results') : journeys.outputDir,
  globalSetup: '../../e2e/world.ts',
  timeout: 1_800_000,
  retries: 0,
  maxFailures: 0,
  reporter: [['json']],
})
