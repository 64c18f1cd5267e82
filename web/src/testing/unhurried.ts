import { afterEach, beforeEach, vi } from 'vitest'

/**
 * For a file's tests: a clock that goes on only while the page gets its turn, 20 ms at a time. What is shown for a moment is not gone before
 * a busy machine has looked.
 */
export function unhurried(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())
}
