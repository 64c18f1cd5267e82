import { createContext, useContext } from 'react'

/** True inside a drawer that was opened from a form, in front of it. Such a drawer covers, keeps no draft, and asks before it closes. */
export const InFront = createContext(false)

export function useInFront(): boolean {
  return useContext(InFront)
}
