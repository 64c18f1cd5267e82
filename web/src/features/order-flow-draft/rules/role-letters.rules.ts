import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { FlowRole } from '@tracklane/contract/order-flow'

/** The initials of the roles' names, which are also their keys; the phrases of each language keep them distinct. */
const LETTERS: Record<FlowRole, Phrase> = {
  logist: phrase('flow_role', 'L'),
  organization_admin: phrase('flow_role', 'O'),
  admin: phrase('flow_role', 'A'),
  courier: phrase('flow_role', 'C'),
}

/** Returns the keys of a role: its letter, and where that is not Latin the English letter too, for people who type Latin right now. */
export function roleKeys(role: FlowRole, letter: string): readonly string[] {
  const keys = /^\p{Script=Latin}/u.test(letter) ? [letter] : [letter, LETTERS[role].message]
  return keys.map((key) => key.toLowerCase())
}

export function roleLetter(role: FlowRole): Phrase {
  return LETTERS[role]
}
