import { sinceOpened } from './clock.ts'
import { createSignal } from './signal.ts'

/** Milliseconds: whoever was asked longer ago and has not begun to answer may not have heard. */
const LONG = 3_000

const renewal = createSignal()

/** There is a way to the server again: what has long waited for an answer may stand on one that leads nowhere, and is asked anew. */
export const renewReads = renewal.emit

interface Asking {
  readonly signal: AbortSignal
  /** It was asked anew: the time begins again. */
  readonly renewed: () => void
}

/** Asks, and anew after each renewal that finds it waiting for long; of the one before nothing is taken any more. */
export function renewable<T>({ signal, renewed }: Asking, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      const turn = { controller: new AbortController(), begun: sinceOpened() }
      const end = (settle: () => void) => {
        if (turn !== current) return
        rest()
        settle()
      }
      ask(turn.controller.signal).then(
        (value) => end(() => resolve(value)),
        (error: unknown) => end(() => reject(error)),
      )
      return turn
    }
    const rest = () => {
      stop()
      signal.removeEventListener('abort', giveUp)
    }
    const giveUp = () => {
      rest()
      current.controller.abort(signal.reason)
    }
    const stop = renewal.add(() => {
      if (sinceOpened() - current.begun < LONG) return
      current.controller.abort()
      current = begin()
      renewed()
    })
    let current = begin()
    signal.addEventListener('abort', giveUp)
  })
}
