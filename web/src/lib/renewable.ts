import { sinceOpened } from './clock.ts'
import { createSignal } from './signal.ts'

/** Milliseconds. A request that has waited longer may not have reached the server. */
const LONG = 3_000

const renewal = createSignal()

/** Sends long-waiting reads again, when there is a way to the server again: their connection may be dead. */
export const renewReads = renewal.emit

interface Asking {
  readonly signal: AbortSignal
  /** Called when the request is sent again, so that its time begins again. */
  readonly renewed: () => void
}

/** Asks, and asks again after each renewal where it has waited long. Only the latest request counts. */
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
