import { useMediaQuery } from '@mantine/hooks'

/** Whether a list shows cards instead of a table with columns: there is no room for those. */
export function useCards(): boolean {
  return useMediaQuery('(max-width: 56.24em)', undefined, { getInitialValueInEffect: false })
}
