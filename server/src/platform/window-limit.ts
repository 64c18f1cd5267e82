interface Window {
  /** Milliseconds. */
  readonly length: number
  /** So many times in it. */
  readonly most: number
}

export interface WindowLimit {
  /** 0 when the person may now, else the seconds to wait. */
  take(userId: number, now: number): number
}

/** Counts per person in a fixed window, which a clock that is set back ends. Only signed-in people are counted, so the map stays as small as the accounts. */
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
