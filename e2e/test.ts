import { test as base } from '@playwright/test'
import { LONGEST_START_MS, type Server } from './server.ts'
import { onOwnWorld } from './world.ts'

export * from '@playwright/test'

/**
 * Playwright's `test` with a server and a world for each worker. A worker ends with the first failed journey in it, so a half-done journey
 * affects neither its retry nor later journeys.
 */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use, { workerIndex }) => onOwnWorld(`worker-${workerIndex}`, use),
    { scope: 'worker', timeout: 2 * LONGEST_START_MS },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})
