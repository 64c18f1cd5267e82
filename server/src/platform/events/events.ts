import type { Context, Platform } from '#platform/context.ts'
import type { Event, Listener } from './event.ts'

/** An event of a transaction with its values. */
export interface Emission {
  readonly event: Event<unknown>
  readonly said: unknown
}

/** The listeners of a process: `app.ts` lists them. */
export interface Events {
  listen(listeners: readonly Listener[]): void
  /**
   * Runs as the last step of a transaction, before the caller's rights are checked again. Events that a listener emits are handled, too.
   */
  write(tx: Context, emitted: readonly Emission[]): Promise<void>
  /** Handles one emission of a committed transaction. */
  tell(platform: Platform, emission: Emission): void
}

export function createEvents(): Events {
  const heard = new Map<Event<unknown>, Listener[]>()
  const listenersOf = (event: Event<unknown>): readonly Listener[] => heard.get(event) ?? []
  return {
    listen(listeners) {
      for (const listener of listeners) heard.set(listener.event, [...listenersOf(listener.event), listener])
    },
    async write(tx, emitted) {
      for (let next = 0; next < emitted.length; ) {
        const said = byEvent(emitted.slice(next))
        next = emitted.length
        for (const [event, all] of said) for (const { write } of listenersOf(event)) await write?.(tx, all)
      }
    },
    tell(platform, { event, said }) {
      for (const { tell } of listenersOf(event)) if (tell) void told(platform, event, () => tell(platform, said))
    },
  }
}

function byEvent(emitted: readonly Emission[]): Map<Event<unknown>, unknown[]> {
  const said = new Map<Event<unknown>, unknown[]>()
  for (const one of emitted) said.set(one.event, [...(said.get(one.event) ?? []), one.said])
  return said
}

/** Logs the error of a listener. The transaction is committed and answered: the error must neither undo that nor stop other listeners. */
async function told({ log }: Platform, { name }: Event<unknown>, tell: () => void | Promise<void>): Promise<void> {
  try {
    await tell()
  } catch (error) {
    log.error({ err: error, event: name }, 'an event was not told')
  }
}
