import { useMediaQuery } from '@mantine/hooks'

const AT_ONCE = { getInitialValueInEffect: false }

/** How much of the editor there is room for at once. */
export function useDeskSize() {
  return {
    isPhone: useMediaQuery('(max-width: 35.99em)', undefined, AT_ONCE),
    /** The panel stands beside the graph, rather than over it. */
    hasPanel: useMediaQuery('(min-width: 68.75em)', undefined, AT_ONCE),
    /** Buttons have words. */
    hasWords: useMediaQuery('(min-width: 81.25em)', undefined, AT_ONCE),
  }
}
