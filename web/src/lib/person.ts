import { createContext, useContext } from 'react'

/** Who is signed in, for what is kept person by person; set by the layout behind the sign-in. */
export const PersonContext = createContext<number | undefined>(undefined)

export function usePersonId(): number {
  const id = useContext(PersonContext)
  if (id === undefined) throw new Error('Nobody is signed in')
  return id
}
