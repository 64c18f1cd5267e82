import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 3999)

/** Real Chromium against the real server on a demo world of its own; journeys share it, so they run one after another. */
export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  workers: 1,
  fullyParallel: false,
  // A journey says what happens, not how fast: a machine that does other things beside needs many times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
  webServer: {
    command: 'node e2e/serve.mjs',
    cwd: '..',
    url: `http://localhost:${PORT}/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT), RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
  },
})
