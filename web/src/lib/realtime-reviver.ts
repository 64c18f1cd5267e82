/** Milliseconds without a connection until the person is told; the first connection may take longer. */
const PATIENCE = 1_500
const FIRST_PATIENCE = 6_000
/** Milliseconds after which a connection counts as good: after its loss the delays are short again. */
const PROVEN = 10_000
const FIRST_TRY = 2_000
const FIRST_TRY_AFTER_REFUSAL = 1_000
const LONGEST = 30_000

interface Actions {
  revive(): void
  lost(): void
}

interface Reviver {
  /** Notes that the connection is away, with the state of pusher-js. */
  wait(state: string): void
  /** Tries at once, since the server may be back. */
  hurry(): void
  connected(): void
  /** Notes that something is not heard; the person is told if that lasts. */
  worry(): void
  calm(): void
  stop(): void
}

/**
 * Brings a connection back. pusher-js alone gives up for good when the server refuses it (a changed session), and waits up to a minute
 * after the server was away.
 */
export function createReviver({ revive, lost }: Actions): Reviver {
  let attempt = 0
  let connectedAt: number | undefined
  let hasHeard = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let notice: ReturnType<typeof setTimeout> | undefined

  function schedule(first: number): void {
    clearTimeout(retry)
    const delay = Math.min(first * 2 ** attempt, LONGEST) * (0.75 + Math.random() / 2) // spread, so that clients do not all try at once
    retry = setTimeout(() => {
      attempt += 1
      revive()
      schedule(FIRST_TRY)
    }, delay)
  }

  function stopTrying(): void {
    clearTimeout(retry)
    retry = undefined
  }

  function calm(): void {
    clearTimeout(notice)
    notice = undefined
  }

  return {
    wait(state) {
      if (connectedAt !== undefined && Date.now() - connectedAt > PROVEN) attempt = 0
      if (state === 'disconnected' || state === 'failed') schedule(FIRST_TRY_AFTER_REFUSAL)
      else if (retry === undefined) schedule(FIRST_TRY)
    },
    hurry() {
      if (retry === undefined) return
      attempt = 0
      revive()
      schedule(FIRST_TRY)
    },
    connected() {
      stopTrying()
      connectedAt = Date.now()
    },
    worry() {
      notice ??= setTimeout(lost, hasHeard ? PATIENCE : FIRST_PATIENCE)
    },
    calm() {
      calm()
      hasHeard = true
    },
    stop() {
      stopTrying()
      calm()
      connectedAt = undefined
      hasHeard = false
      attempt = 0
    },
  }
}
