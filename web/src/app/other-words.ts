import type { QueryClient } from '@tanstack/react-query'
import { authQueries } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { i18nQueries } from '#features/i18n/i18n.api.ts'

/** Asks again for the answers that the server gave in the language before. */
export function askInOtherWords(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => !WORDLESS.has(String(queryKey[0])) })
}

const WORDLESS = new Set<string>([...authQueries.all(), ...i18nQueries.all(), ...configQueries.all()])
