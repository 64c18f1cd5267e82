import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMaybeProfile } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { applyLanguage, i18nQueries } from '#features/i18n/i18n.api.ts'
import { reportMissedTranslations } from '#features/i18n/missed-translations.ts'
import { currentLanguage } from '#lib/i18n.ts'
import { removeShell } from '#lib/offline-shell.ts'
import { setBrand } from '#ui/use-document-title.ts'

/** Brings the person's language and theme to the screen when they sign in, and the brand when it is known. */
export function Preferences() {
  const profile = useMaybeProfile()
  const { setColorScheme } = useMantineColorScheme()
  const config = useQuery(configQueries.get()).data
  const translations = useQuery(i18nQueries.translations()).data
  useQuery(i18nQueries.languages())

  const { id, role, theme, language } = profile ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: when somebody signs in; their own switch is on the screen already, and its answer may come after the next one
  useEffect(() => {
    if (theme) setColorScheme(theme)
  }, [id])

  useEffect(() => {
    if (language && translations && language !== currentLanguage()) applyLanguage(language)
  }, [language, translations])

  useEffect(() => {
    if (config) setBrand(config.brand)
  }, [config])

  // A phone passed on: the offline start is a courier's alone.
  useEffect(() => {
    if (role && role !== 'courier') void removeShell()
  }, [role])

  // Reporting waits for the index: before it, everything would be missing.
  const isReporting = id !== undefined && translations !== undefined
  useEffect(() => (isReporting ? reportMissedTranslations() : undefined), [isReporting])

  return null
}
