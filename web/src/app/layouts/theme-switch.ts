import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMaybeProfile, useUpdateProfile } from '#features/auth/auth.api.ts'

/** Returns the theme and a function to switch it. The theme is kept in the browser, and with the person when signed in. */
export function useThemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const theme = useComputedColorScheme('light')
  const profile = useMaybeProfile()
  const update = useUpdateProfile()

  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    setColorScheme(next)
    if (profile) update.mutate({ theme: next })
  }
  return { theme, toggle }
}
