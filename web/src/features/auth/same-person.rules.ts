import type { Profile } from '@tracklane/contract/auth'

/** Somebody as themselves; acting as them is being another. */
export function isSamePerson(one: Profile, other: Profile): boolean {
  return one.id === other.id && one.impersonator?.id === other.impersonator?.id
}

/** Whether what was answered to the one is meant for the other, too: nobody else sits there, and their rights are the same. */
export function seesTheSame(one: Profile, other: Profile): boolean {
  const isSameArea = one.organization_id === other.organization_id && one.country_id === other.country_id
  return isSamePerson(one, other) && one.role === other.role && isSameArea
}
