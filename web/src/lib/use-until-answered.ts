import { useEffect, useEffectEvent } from 'react'
import { repeated } from './coalesced.ts'
import { isUnreachable, onAnswering } from './http.ts'

const ASK_EVERY = 5_000

interface AnsweredQuery {
  readonly data: unknown
  readonly error: Error | null
  refetch(): Promise<unknown>
}

/** Asks again for queries that got no answer and show nothing: every few seconds, and at once when any request is answered again. */
export function useUntilAnswered(queries: readonly AnsweredQuery[]): void {
  const missing = queries.filter(({ data, error }) => data === undefined && isUnreachable(error))
  const isDue = missing.length > 0
  const ask = useEffectEvent(() => Promise.all(missing.map((query) => query.refetch())))

  useEffect(() => {
    if (!isDue) return
    const stops = [repeated(() => ask(), ASK_EVERY), onAnswering(() => void ask())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isDue])
}
