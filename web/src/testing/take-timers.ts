import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

const STEP = 250

/** Lets a test skip waits of seconds: the answer is a function that lets so many milliseconds pass. Otherwise time goes on as it does. */
export function takeTimers(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return async (milliseconds) => {
    // In steps: between two of them comes what was asked for when a timer ended.
    for (let left = milliseconds; left > 0; left -= STEP) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP)))
  }
}
