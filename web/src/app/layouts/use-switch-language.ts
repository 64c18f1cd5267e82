import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authQueries, useMaybeProfile, useUpdateProfile } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { applyLanguage, i18nQueries } from '#features/i18n/i18n.api.ts'

/** Switches without a reload, and keeps the language with the person. */
export function useSwitchLanguage() {
  const queryClient = useQueryClient()
  const profile = useMaybeProfile()
  const update = useUpdateProfile()

  return useMutation({
    mutationFn: async (code: string) => {
      await queryClient.ensureQueryData(i18nQueries.translations())
      applyLanguage(code)
      if (profile) update.mutate({ language: code })
      // What the server has already said in the language before is asked for again.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !KEPT.has(String(queryKey[0])) })
    },
  })
}

const KEPT = new Set<string>([...authQueries.all(), ...i18nQueries.all(), ...configQueries.all()])
