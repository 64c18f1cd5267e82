import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { knowledgeEndpoints, MISSED_SEARCH_MINIMUM } from '@tracklane/contract/knowledge'
import { useEffect, useRef } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { call } from '#lib/http.ts'

export const knowledgeQueries = {
  /** The hits together with their search, which may not be the latest one. */
  search: (search: string) =>
    queryOptions({
      queryKey: ['knowledge', search],
      queryFn: async ({ signal }) => ({ search, hits: (await call(knowledgeEndpoints.search, { query: { search } }, signal)).data }),
      placeholderData: keepPreviousData,
      meta: { silent: true }, // the place of the hits shows the error
    }),
}

export function findsKnowledge(role: Role): boolean {
  return mayCall(knowledgeEndpoints.search, role)
}

/** Milliseconds after which a search counts as finished. */
const REST = 2_000

/** Returns whether a search without a result is reported to administrators: only a logist's own, and only where it is long enough. */
export function useIsNoted(search: string): boolean {
  const { role, impersonator } = useProfile()
  return role === 'logist' && !impersonator && search.trim().length >= MISSED_SEARCH_MINIMUM
}

/** Reports a search without a result to administrators, when typing has paused or the screen is left. */
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
