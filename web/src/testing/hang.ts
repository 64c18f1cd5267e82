import { vi } from 'vitest'

/** Milliseconds: a limit that only a hang reaches, also on a busy machine. */
export const HANG_MS = 60_000

/** Tries until the callback no longer throws; `vi.waitFor` alone gives up after a second. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: HANG_MS })
}
