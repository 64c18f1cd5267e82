const WINDOW = 60_000
/** A screen has some dozens of texts; a client that reports more a minute is not a person looking at screens. */
const REPORTS_A_WINDOW = 120

export interface ReportLimit {
  /** 0 when the person may report now, else the seconds to wait. */
  take(userId: number, now: number): number
}

/** Counts reports per person in a fixed window, which a clock that is set back ends. Only signed-in people report, so the map stays as small as the accounts. */
export function createReportLimit(): ReportLimit {
  const windows = new Map<number, { end: number; count: number }>()
  return {
    take(userId, now) {
      const open = windows.get(userId)
      if (!open || open.end <= now || open.end > now + WINDOW) {
        windows.set(userId, { end: now + WINDOW, count: 1 })
        return 0
      }
      open.count += 1
      return open.count > REPORTS_A_WINDOW ? Math.ceil((open.end - now) / 1000) : 0
    },
  }
}
