import type { QueryClient } from '@tanstack/react-query'
import { authQueries } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { askAgain } from '#lib/ask-again.ts'

/** Asks again for all answers that are in the former language, or will be. */
export function refetchInNewLanguage(queryClient: QueryClient): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => !WORDLESS.has(String(queryKey[0])) })
  return askAgain(queryClient, queries)
}

const WORDLESS = new Set<string>([...authQueries.all(), ...i18nQueries.all(), ...configQueries.all()])
