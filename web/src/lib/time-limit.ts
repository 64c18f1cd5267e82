/** Nobody waits any longer; whether it is done all the same, nobody knows. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp'
}

interface Limit {
  /** From the beginning, or from the last time that something was heard. */
  readonly milliseconds: number
  /** The caller may give up before. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Does the work until the time is up or the caller gives up, and settles then even if the work does not heed its signal. Work that
 * says that it has `heard` something begins its time anew: what is long is bounded by its silence, not as a whole.
 * By hand because `AbortSignal.any` is younger than the browsers the app is built for.
 */
export function withinTime<T>({ milliseconds, signal }: Limit, work: (signal: AbortSignal, heard: () => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const end = (reason: unknown) => {
      reject(reason)
      ended.abort(reason)
    }
    const giveUp = () => end(signal?.reason ?? new DOMException('Given up', 'AbortError'))
    if (signal?.aborted) {
      giveUp()
      return
    }
    const wait = () => setTimeout(() => end(new TimeIsUp()), milliseconds)
    let timer = wait()
    const heard = () => {
      clearTimeout(timer)
      if (!ended.signal.aborted) timer = wait()
    }
    signal?.addEventListener('abort', giveUp)
    work(ended.signal, heard)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
      })
  })
}
