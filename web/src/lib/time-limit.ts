/** The time is up. The work may still be done. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp'
}

interface Limit {
  /** Milliseconds from the beginning, or from the last sign of life. */
  readonly milliseconds: number
  /** Ends the wait earlier. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Does the work until the time is up or the caller aborts, and settles then even if the work ignores its signal. The time begins again each
 * time that the work calls `heard`: long work is limited by its silence only. Written by hand, because `AbortSignal.any` is newer than some
 * supported browsers.
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
