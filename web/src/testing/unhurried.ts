import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Gives the tests of a file a clock that moves only while the page runs, 20 ms at a time. A text that is shown for a moment stays until a
 * busy machine has looked.
 */
export function unhurried(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())
}
