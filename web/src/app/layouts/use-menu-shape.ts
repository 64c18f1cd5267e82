import { useMediaQuery } from '@mantine/hooks'
import { useCommon } from '#lib/persisted.ts'

const AT_ONCE = { getInitialValueInEffect: false }

/** Wide or a strip of icons is the person's choice where there is room for it; below that it is the strip, and on a phone it is behind a button. */
export function useMenuShape() {
  const mini = useCommon((state) => state.mini)
  const isPhone = useMediaQuery('(max-width: 639px)', undefined, AT_ONCE)
  const isNarrow = useMediaQuery('(max-width: 1099px)', undefined, AT_ONCE)
  return { isPhone, isNarrow, isMini: mini || isNarrow }
}
