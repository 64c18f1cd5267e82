import { useMantineColorScheme } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { useEffect } from 'react'
import { forgetOthers, useMaybeProfile } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { applyLanguage, i18nQueries } from '#features/i18n/i18n.api.ts'
import { reportMissedTranslations } from '#features/i18n/missed-translations.ts'
import { currentLanguage } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { removeShell } from '#lib/offline-shell.ts'
import { useCommon } from '#lib/persisted.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { setBrand } from '#ui/use-document-title.ts'
import { refetchInNewLanguage } from './refetch-in-new-language.ts'

/** Applies the person's theme at the sign-in, their language when it changes, and the brand when it is known. */
export function Preferences() {
  const profile = useMaybeProfile()
  const queryClient = useQueryClient()
  const { setColorScheme } = useMantineColorScheme()
  const [languages, wanted] = useWantedLanguage()
  const asked = [useQuery(configQueries.get()), useQuery(i18nQueries.translations(wanted)), languages] as const
  useUntilAnswered(asked)
  const [{ data: config }, { data: translations }] = asked

  const { id, role, theme, impersonator } = profile ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: when somebody signs in; their own switch is on the screen already, and its answer may come after the next one
  useEffect(() => {
    if (theme && !impersonator) setColorScheme(theme)
  }, [id])

  useEffect(() => {
    if (!translations || wanted === currentLanguage()) return
    applyLanguage(wanted)
    void refetchInNewLanguage(queryClient)
  }, [wanted, translations, queryClient])

  useEffect(() => {
    if (config) setBrand(config.brand)
  }, [config])

  // For a phone that was passed on: only a courier starts offline, and data kept for somebody else is deleted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when somebody signs in
  useEffect(() => {
    if (!profile) return
    if (role !== 'courier') void removeShell()
    forgetOthers(profile).catch((error: unknown) => logError('What was kept could not be forgotten', error))
  }, [id, role])

  // Reporting waits for the index: before it, every text would be missing.
  const isReporting = id !== undefined && translations !== undefined
  useEffect(() => (isReporting ? reportMissedTranslations() : undefined), [isReporting])

  return null
}

/** Returns the language chosen by the person, or before in this browser; the source language where that is no longer offered. */
function useWantedLanguage() {
  const language = useCommon((state) => state.language)
  const languages = useQuery(i18nQueries.languages())
  const isOffered = language && (languages.data?.some(({ char_code }) => char_code === language) ?? true)
  return [languages, isOffered ? language : SOURCE_LANGUAGE] as const
}
