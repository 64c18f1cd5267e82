import { afterEach, beforeEach, vi } from 'vitest'

/** Each test of the file opens the page anew, as it is built for production, and lets its time pass itself. */
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
