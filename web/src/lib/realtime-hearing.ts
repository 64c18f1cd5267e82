import { sinceOpened } from './clock.ts'

export interface Ears {
  /** Reports that answers asked for before this moment (by `sinceOpened`) may be out of date. */
  missed(moment: number): void
  /** Reports that `isWhole` may have changed. */
  changed(): void
}

/** Keeps which channels are heard. Channels that are subscribed together report missed events once. */
export function createHearing({ missed, changed }: Ears) {
  const pending = new Set<string>()
  /** Channels whose subscription was refused or not answered: no event comes there. */
  const deaf = new Set<string>()
  let missedAt = Number.NEGATIVE_INFINITY

  function settle(channel: string): void {
    pending.delete(channel)
    changed()
    if (pending.size > 0 || missedAt === Number.NEGATIVE_INFINITY) return
    const moment = missedAt
    missedAt = Number.NEGATIVE_INFINITY
    missed(moment)
  }

  return {
    expect(channel: string): void {
      deaf.delete(channel)
      pending.add(channel)
      changed()
    },
    /** Notes that a channel is heard from now on, and how many milliseconds it was quiet before. */
    heard(channel: string, quiet: number): void {
      deaf.delete(channel)
      missedAt = Math.max(missedAt, sinceOpened() - quiet)
      settle(channel)
    },
    refused(channel: string): void {
      deaf.add(channel)
      settle(channel)
    },
    forget(channel: string): void {
      deaf.delete(channel)
      settle(channel)
    },
    clear(): void {
      pending.clear()
      deaf.clear()
    },
    /** Returns whether a channel is heard, as long as the connection stands. */
    hears: (channel: string) => !pending.has(channel) && !deaf.has(channel),
    isWhole: () => pending.size === 0 && deaf.size === 0,
  }
}
