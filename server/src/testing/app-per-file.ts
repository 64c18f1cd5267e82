import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { type TestApp, type TestAppOptions, testApp } from './app.ts'

/**
 * Starts one server for all tests of a file, and a fresh world before each: for tests that send requests and do not change the server.
 * Removes spies on it.
 */
export function appPerFile(options: TestAppOptions = {}): TestApp {
  let test: TestApp
  beforeAll(async () => {
    test = await testApp(options)
  })
  beforeEach(async () => {
    vi.restoreAllMocks()
    await test.renew()
  })
  afterAll(() => test.close())
  return {
    get app() {
      return test.app
    },
    get world() {
      return test.world
    },
    as: (who) => test.as(who),
    guest: () => test.guest(),
    credentials: (who) => test.credentials(who),
    renew: () => test.renew(),
    close: () => test.close(),
  }
}
