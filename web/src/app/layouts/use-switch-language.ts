import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refetchInNewLanguage } from '#app/refetch-in-new-language.ts'
import { useMaybeProfile, useUpdateProfile } from '#features/auth/auth.api.ts'
import { applyLanguage, i18nQueries } from '#features/i18n/i18n.api.ts'
import { currentLanguage } from '#lib/i18n.ts'

/** The number of the latest choice: an answer to an earlier one changes nothing. */
let turn = 0

/** Switches the language without a reload, and keeps it with the person. Without an answer nothing changes. */
export function useSwitchLanguage() {
  const queryClient = useQueryClient()
  const profile = useMaybeProfile()
  const update = useUpdateProfile()

  return useMutation({
    mutationFn: async (code: string) => {
      const mine = ++turn
      if (code === currentLanguage()) return
      try {
        await queryClient.ensureQueryData(i18nQueries.translations(code))
      } catch (error) {
        if (mine === turn) throw error
      }
      if (mine !== turn) return
      applyLanguage(code)
      if (profile) update.mutate({ language: code })
      await refetchInNewLanguage(queryClient)
    },
  })
}
