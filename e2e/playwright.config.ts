import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium-path.ts'
import { ZONE } from './zone.ts'

/**
 * Real Chromium against the real server (`test.ts`). Journeys share the world of their worker, so they run one after another in it.
 * The gate leaves out those with the tag `@proof`, which the proof `journeys` runs as well.
 * The limits bound a hang, not the speed of a machine that does other things beside.
 */
export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  globalSetup: './world.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  // A retry begins on a fresh world. A test that passes then is listed as flaky.
  retries: 2,
  // Counted over all tries.
  maxFailures: 10,
  // Without a file for it, the JSON report would be printed in the middle of the list.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: ZONE,
    viewport: { width: 1440, height: 900 },
    // Without motion the journeys need a quarter less of the processor. The proof `journeys` runs them with motion, as most people have it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--disable-sync',
      ],
    },
  },
})
