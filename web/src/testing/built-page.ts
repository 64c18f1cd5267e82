import { afterEach, beforeEach, vi } from 'vitest'

/** Each test of the file opens the page again, as it is built for production, and moves its clock by itself. */
export function openBuiltPages(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubEnv('PROD', true)
    vi.resetModules()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })
}
