import { useMediaQuery } from '@mantine/hooks'

const AT_ONCE = { getInitialValueInEffect: false }

/** Returns which parts of the editor fit on the screen. */
export function useDeskSize() {
  return {
    isPhone: useMediaQuery('(max-width: 35.99em)', undefined, AT_ONCE),
    /** True where the panel is beside the graph rather than over it. */
    hasPanel: useMediaQuery('(min-width: 68.75em)', undefined, AT_ONCE),
    /** True where buttons have text. */
    hasWords: useMediaQuery('(min-width: 81.25em)', undefined, AT_ONCE),
  }
}
