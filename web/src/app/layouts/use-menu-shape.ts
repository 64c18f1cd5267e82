import { useMediaQuery } from '@mantine/hooks'
import { useCommon } from '#lib/persisted.ts'

const AT_ONCE = { getInitialValueInEffect: false }

/**
 * Returns the shape of the menu: wide or a strip of icons by the person's choice, always the strip where there is less room, and behind a
 * button on a phone.
 */
export function useMenuShape() {
  const mini = useCommon((state) => state.mini)
  const isPhone = useMediaQuery('(max-width: 639px)', undefined, AT_ONCE)
  const isNarrow = useMediaQuery('(max-width: 1099px)', undefined, AT_ONCE)
  return { isPhone, isNarrow, isMini: mini || isNarrow }
}
