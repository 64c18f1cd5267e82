import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { repeated } from '#lib/coalesced.ts'
import { ApiError, isUnreachable } from '#lib/http.ts'
import { connection, onSaid } from '#lib/realtime.ts'

/** Milliseconds between two requests while no events arrive. */
export const ASK_EVERY = 5_000

interface Live {
  /** True where other people's changes arrive, and the requests they caused were answered. */
  readonly isLive: boolean
  /** The last time when the screen was certainly up to date. */
  readonly at: number
}

/** Whether the screen is up to date. */
export const useLive = create<Live>(() => ({ isLive: true, at: Date.now() }))

/** Watches the connection and the answers while the component is mounted. */
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

/** Asks again and again while the screen may be out of date. */
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

/** Returns whether the query failed without an answer, rather than with a refusal. */
function hasFailed({ state }: Query): boolean {
  if (state.status !== 'error') return false
  return isUnreachable(state.error) || (state.error instanceof ApiError && state.error.status >= 500)
}
