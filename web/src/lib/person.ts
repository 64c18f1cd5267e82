import { createContext, useContext } from 'react'

/** The signed-in person, for stores that are kept per person. The layout behind the sign-in sets it. */
export const PersonContext = createContext<number | undefined>(undefined)

export function usePersonId(): number {
  const id = useContext(PersonContext)
  if (id === undefined) throw new Error('Nobody is signed in')
  return id
}
