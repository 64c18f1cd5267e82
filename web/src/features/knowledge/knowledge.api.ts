import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { knowledgeEndpoints, MISSED_SEARCH_MINIMUM } from '@tracklane/contract/knowledge'
import { useEffect, useRef } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { call } from '#lib/http.ts'

export const knowledgeQueries = {
  /** With the search that has found them, which may not be the latest. */
  search: (search: string) =>
    queryOptions({
      queryKey: ['knowledge', search],
      queryFn: async ({ signal }) => ({ search, hits: (await call(knowledgeEndpoints.search, { query: { search } }, signal)).data }),
      placeholderData: keepPreviousData,
      meta: { silent: true }, // where the hits would be stands what is wrong
    }),
}

export function findsKnowledge(role: Role): boolean {
  return mayCall(knowledgeEndpoints.search, role)
}

/** Milliseconds after which a search is meant as it stands. */
const REST = 2_000

/** Whether a search without an answer of this person is told to administrators: not of one who acts as another, nor a word still on its way. */
export function useIsNoted(search: string): boolean {
  const { role, impersonator } = useProfile()
  return role === 'logist' && !impersonator && search.trim().length >= MISSED_SEARCH_MINIMUM
}

/** Tells administrators of a search that found nothing, when typing has rested or the screen is left. */
export function useNoteMissed(search: string, hasFound: boolean): void {
  const isNoted = useIsNoted(search) && !hasFound
  const { mutate } = useMutation({
    mutationFn: (text: string) => call(knowledgeEndpoints.noteMissed, { body: { text } }),
    meta: { silent: true }, // only a note
  })
  const pending = useRef<string>(undefined)
  useEffect(() => {
    pending.current = isNoted ? search : undefined
    if (!isNoted) return
    const timer = setTimeout(() => {
      pending.current = undefined
      mutate(search)
    }, REST)
    return () => clearTimeout(timer)
  }, [search, isNoted, mutate])
  useEffect(
    () => () => {
      if (pending.current !== undefined) mutate(pending.current)
    },
    [mutate],
  )
}
