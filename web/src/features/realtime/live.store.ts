import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { repeated } from '#lib/coalesced.ts'
import { ApiError, isUnreachable } from '#lib/http.ts'
import { connection, onSaid } from '#lib/realtime.ts'

/** Milliseconds after which is asked again for what nobody tells. */
export const ASK_EVERY = 5_000

interface Live {
  /** Changes of others arrive, and what was asked for because of them was answered. */
  readonly isLive: boolean
  /** When it was last certain that the screen shows what the server has. */
  readonly at: number
}

/** How true the screen is. */
export const useLive = create<Live>(() => ({ isLive: true, at: Date.now() }))

/** Watches connection and answers as long as the component stands. */
export function useLiveWatch(): void {
  const client = useQueryClient()
  useEffect(() => {
    const weigh = () => weighAnswers(client)
    const confirm = () => {
      if (useLive.getState().isLive) useLive.setState({ at: Date.now() })
    }
    const stops = [client.getQueryCache().subscribe(weigh), connection.onChange(weigh), onSaid(confirm)]
    weigh()
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}

/** While that is not certain, what is on the screen is asked for again and again. */
export function useAskWhileDeaf(ask: () => Promise<unknown>): void {
  const isLive = useLive((state) => state.isLive)
  const again = useEffectEvent(ask)
  useEffect(() => (isLive ? undefined : repeated(() => again(), ASK_EVERY)), [isLive])
}

function weighAnswers(client: QueryClient): void {
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: ({ meta }) => meta?.live === true })
  const { isLive: wasLive, at: before } = useLive.getState()
  const isLive = connection.status() !== 'unavailable' && !shown.some(hasFailed)
  const answered = Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
  const at = Number.isFinite(answered) ? Math.max(before, answered) : before
  if (isLive !== wasLive || at !== before) useLive.setState({ isLive, at })
}

/** For want of an answer, not because of what was asked. */
function hasFailed({ state }: Query): boolean {
  if (state.status !== 'error') return false
  return isUnreachable(state.error) || (state.error instanceof ApiError && state.error.status >= 500)
}
