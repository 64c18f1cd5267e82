import type { Profile } from '@tracklane/contract/auth'
import { seatOf } from '@tracklane/contract/kit/seat'

/** Returns the key of a person for kept and queued data, and for the name on changes. Acting for a person has another key. */
export function personKey({ id, impersonator }: Profile): string {
  return seatOf(id, impersonator?.id ?? null)
}

export function isSamePerson(one: Profile, other: Profile): boolean {
  return personKey(one) === personKey(other)
}

/** Returns whether both profiles are one person with equal rights, so that answers to one are valid for the other. */
export function seesTheSame(one: Profile, other: Profile): boolean {
  const isSameArea = one.organization_id === other.organization_id && one.country_id === other.country_id
  return isSamePerson(one, other) && one.role === other.role && isSameArea
}
