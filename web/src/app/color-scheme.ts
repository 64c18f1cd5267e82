import type { MantineColorSchemeManager } from '@mantine/core'
import { useCommon } from '#lib/persisted.ts'

let unsubscribe: (() => void) | undefined

/** The theme lives in the persisted store; `public/theme.js` reads it before the first paint. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => useCommon.getState().theme ?? fallback,
  set: (value) => useCommon.setState({ theme: value === 'auto' ? null : value }),
  subscribe: (onUpdate) => {
    unsubscribe = useCommon.subscribe((state, before) => {
      if (state.theme !== before.theme) onUpdate(state.theme ?? 'auto')
    })
  },
  unsubscribe: () => unsubscribe?.(),
  clear: () => useCommon.setState({ theme: null }),
}
