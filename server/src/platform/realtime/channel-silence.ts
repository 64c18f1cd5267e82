/** Channels whose last event is remembered; the others were silent at least since the oldest of these. */
const MOST = 10_000

/** Tells how long a channel has been silent: a subscriber learns from it whether data read before can still be current. */
export class ChannelSilence {
  /** The time of the last event of each channel, the most recent channel last. */
  readonly #saidAt = new Map<string, number>()
  /** The time before which nothing is known. */
  #knownSince = performance.now()

  heard(channel: string): void {
    this.#saidAt.delete(channel)
    this.#saidAt.set(channel, performance.now())
    if (this.#saidAt.size > MOST) this.#forgetOldest()
  }

  /** Forgets everything: an event may have come just now, on any channel. */
  missed(): void {
    this.#saidAt.clear()
    this.#knownSince = performance.now()
  }

  /** Returns how long the channel has been silent at least, in whole milliseconds. */
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
