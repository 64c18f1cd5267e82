import { useMediaQuery } from '@mantine/hooks'

/** Returns whether a list shows cards, since there is no room for columns. */
export function useCards(): boolean {
  return useMediaQuery('(max-width: 56.24em)', undefined, { getInitialValueInEffect: false })
}
