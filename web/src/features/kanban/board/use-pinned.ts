import { useMemo } from 'react'

const NONE: ReadonlySet<number> = new Set()

/** The same set while it holds the same cards. */
export function usePinned(first: number | undefined, second: number | undefined): ReadonlySet<number> {
  return useMemo(() => {
    const ids = [first, second].filter((id) => id !== undefined)
    return ids.length > 0 ? new Set(ids) : NONE
  }, [first, second])
}
