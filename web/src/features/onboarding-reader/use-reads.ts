import { useQueryClient } from '@tanstack/react-query'
import { mayCallNow } from '@tracklane/contract/kit/acting'
import { onboardingArticleEndpoints } from '@tracklane/contract/onboarding-article'
import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { useProfile } from '#features/auth/auth.api.ts'
import { repeated } from '#lib/coalesced.ts'
import { ApiError, onAnswering } from '#lib/http.ts'
import { reportError } from '#lib/query-client.ts'
import { forgetArticles, sendRead } from './onboarding-reader.api.ts'
import { isSentAgain } from './onboarding-reading.rules.ts'
import { forgetUnsent, noteUnsent, unsentOf, useUnsentReads } from './unsent-reads.store.ts'

const SEND_EVERY = 5_000

/** Marks that are being sent. */
const useSending = create<{ readonly articles: readonly number[] }>(() => ({ articles: [] }))

export type ReadState = 'read' | 'sending' | 'unsent' | 'unread'

/** Returns the reading state of an article: it counts as read only once the server has said so. */
export function useReadState({ id, read }: { id: number; read: boolean }): ReadState {
  const { id: person } = useProfile()
  const isUnsent = useUnsentReads((now) => now.person === person && now.articles.includes(id))
  const isSending = useSending((now) => now.articles.includes(id))
  if (read) return 'read'
  if (!isUnsent) return 'unread'
  return isSending ? 'sending' : 'unsent'
}

/** Marks articles as read. A person who acts for somebody else marks nothing. */
export function useMarkRead() {
  const profile = useProfile()
  const { id: person } = profile
  const canMark = !profile.impersonator && mayCallNow(onboardingArticleEndpoints.markRead, profile)
  const client = useQueryClient()
  const send = useCallback(
    async (id: number) => {
      if (useSending.getState().articles.includes(id)) return
      useSending.setState(({ articles }) => ({ articles: [...articles, id] }))
      try {
        await sendRead(client, id)
        forgetUnsent(person, id)
      } catch (error) {
        if (!isSentAgain(error instanceof ApiError ? error.status : undefined)) {
          forgetUnsent(person, id)
          forgetArticles(client)
        }
        reportError(error, { silent: true })
      } finally {
        useSending.setState(({ articles }) => ({ articles: articles.filter((one) => one !== id) }))
      }
    },
    [client, person],
  )
  const mark = useCallback(
    (id: number) => {
      if (!canMark) return
      noteUnsent(person, id)
      void send(id)
    },
    [canMark, person, send],
  )
  return { mark, send, canMark, person }
}

/** Sends missing marks again: every few seconds, and at once when the server answers anything again. */
export function useSendAgain(): void {
  const { send, person } = useMarkRead()
  const isDue = useUnsentReads((now) => now.person === person && now.articles.length > 0)
  useEffect(() => {
    if (!isDue) return
    const all = () => Promise.all(unsentOf(person).map(send))
    const stops = [repeated(all, SEND_EVERY), onAnswering(() => void all())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isDue, person, send])
}
