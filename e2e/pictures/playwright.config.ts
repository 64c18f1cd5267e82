import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'
import { MOMENT } from './moment.ts'

const PORT = Number(process.env.E2E_PORT ?? 3998)
const { globalSetup: _journeysWorld, ...like } = journeys

/**
 * npm run pictures, npm run pictures:readme: takes pictures of the built server on a demo world of its own. Its clock stands still, so that
 * a second run makes the same pictures.
 */
export default defineConfig({
  ...like,
  outputDir: '../test-results',
  retries: 0,
  use: {
    ...like.use,
    baseURL: `http://localhost:${PORT}`,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    trace: 'off',
  },
  projects: [
    { name: 'starter', testMatch: 'starter.pictures.ts', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'readme', testMatch: 'readme.pictures.ts', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node e2e/pictures/serve.mjs',
    cwd: '../..',
    url: `http://localhost:${PORT}/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT), RATE_LIMIT: 'off', LOG_LEVEL: 'warn', MOMENT: MOMENT.toISOString() },
  },
})
