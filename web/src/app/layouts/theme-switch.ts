import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMaybeProfile, useUpdateProfile } from '#features/auth/auth.api.ts'

/** The theme on screen, and how to switch it; kept in the browser and, when signed in, with the person. */
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
