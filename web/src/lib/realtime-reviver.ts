/** How long a connection may be away before a person is told; the first one may take longer. */
const PATIENCE = 1_500
const FIRST_PATIENCE = 6_000
/** A connection that held this long was a good one: the next loss starts with short delays again. */
const PROVEN = 10_000
const FIRST_TRY = 2_000
const FIRST_TRY_AFTER_REFUSAL = 1_000
const LONGEST = 30_000

interface Actions {
  revive(): void
  lost(): void
}

interface Reviver {
  /** The connection is away, in that state of pusher-js. */
  wait(state: string): void
  connected(): void
  stop(): void
}

/**
 * Brings a connection back. pusher-js alone gives up for good when the server refuses it (a changed session),
 * and after a server that was away it waits up to a minute.
 */
export function createReviver({ revive, lost }: Actions): Reviver {
  let attempt = 0
  let connectedAt: number | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let notice: ReturnType<typeof setTimeout> | undefined

  function schedule(first: number): void {
    clearTimeout(retry)
    const delay = Math.min(first * 2 ** attempt, LONGEST) * (0.75 + Math.random() / 2) // not all clients at once
    retry = setTimeout(() => {
      attempt += 1
      revive()
      schedule(FIRST_TRY)
    }, delay)
  }

  function stop(): void {
    clearTimeout(retry)
    clearTimeout(notice)
    retry = undefined
    notice = undefined
  }

  return {
    wait(state) {
      notice ??= setTimeout(lost, connectedAt === undefined ? FIRST_PATIENCE : PATIENCE)
      if (connectedAt !== undefined && Date.now() - connectedAt > PROVEN) attempt = 0
      if (state === 'disconnected' || state === 'failed') schedule(FIRST_TRY_AFTER_REFUSAL)
      else if (retry === undefined) schedule(FIRST_TRY)
    },
    connected() {
      stop()
      connectedAt = Date.now()
    },
    stop() {
      stop()
      connectedAt = undefined
      attempt = 0
    },
  }
}
