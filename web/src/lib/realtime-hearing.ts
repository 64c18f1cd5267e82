import { sinceOpened } from './clock.ts'

export interface Ears {
  /** Answers asked for before that moment, by `sinceOpened`, may miss something. */
  missed(moment: number): void
  /** Whether all that is listened to is heard may be another by now. */
  changed(): void
}

/** Keeps which channels are heard. Channels that are being subscribed together report what they missed once. */
export function createHearing({ missed, changed }: Ears) {
  const pending = new Set<string>()
  /** Refused, or not answered: nothing is heard there. */
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
    /** From now on, after nothing was said there for so many milliseconds. */
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
    /** As long as the connection stands. */
    hears: (channel: string) => !pending.has(channel) && !deaf.has(channel),
    isWhole: () => pending.size === 0 && deaf.size === 0,
  }
}
