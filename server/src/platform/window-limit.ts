interface Window {
  /** Milliseconds. */
  readonly length: number
  /** The number of calls in it. */
  readonly most: number
}

export interface WindowLimit {
  /** Returns 0 when the person may now, else the seconds to wait. */
  take(userId: number, now: number): number
}

/**
 * Counts per person in a fixed window; a clock that is set back ends it. Only signed-in people are counted, so the map is as small as the
 * number of accounts.
 */
export function createWindowLimit({ length, most }: Window): WindowLimit {
  const windows = new Map<number, { end: number; count: number }>()
  return {
    take(userId, now) {
      const open = windows.get(userId)
      if (!open || open.end <= now || open.end > now + length) {
        windows.set(userId, { end: now + length, count: 1 })
        return 0
      }
      open.count += 1
      return open.count > most ? Math.ceil((open.end - now) / 1000) : 0
    },
  }
}
