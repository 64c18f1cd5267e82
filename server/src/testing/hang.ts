import { vi } from 'vitest'

/** A wait that only something that hangs outlasts, however busy the machine. */
export const HANG_MS = 60_000

/** Tries until it throws no more; a bare `vi.waitFor` gives up after a second. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: HANG_MS })
}
