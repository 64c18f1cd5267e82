/** Channels whose last event is remembered; the others were quiet at least since the oldest of these. */
const MOST = 10_000

/** How long nothing has been said on a channel: who subscribes learns from it whether what was read before can still be true. */
export class ChannelSilence {
  /** When something was said there last; the channel spoken on last stands last. */
  readonly #saidAt = new Map<string, number>()
  /** Before that nobody can say. */
  #knownSince = performance.now()

  heard(channel: string): void {
    this.#saidAt.delete(channel)
    this.#saidAt.set(channel, performance.now())
    if (this.#saidAt.size > MOST) this.#forgetOldest()
  }

  /** Something may have been said just now, and on any channel. */
  missed(): void {
    this.#saidAt.clear()
    this.#knownSince = performance.now()
  }

  /** In whole milliseconds, or more than that. */
  of(channel: string): number {
    return Math.floor(performance.now() - (this.#saidAt.get(channel) ?? this.#knownSince))
  }

  #forgetOldest(): void {
    const [oldest] = this.#saidAt
    if (!oldest) return
    this.#saidAt.delete(oldest[0])
    this.#knownSince = oldest[1]
  }
}
