import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

const STEP = 250

/** Lets a test skip waits of seconds. Returns a function that lets so many milliseconds pass; otherwise time runs as usual. */
export function takeTimers(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return async (milliseconds) => {
    // In steps: requests that a timer has sent are answered between two of them.
    for (let left = milliseconds; left > 0; left -= STEP) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP)))
  }
}
