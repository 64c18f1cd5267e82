import { vi } from 'vitest'

/** A wait that only a hanging process exceeds, even on a busy machine. */
export const HANG_MS = 60_000

/** Repeats until the check no longer throws; a bare `vi.waitFor` gives up after a second. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: HANG_MS })
}
