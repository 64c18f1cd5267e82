import type { Profile } from '@tracklane/contract/auth'
import { seatOf } from '@tracklane/contract/kit/seat'

/** Key of the person that kept and queued data belongs to, and by which changes name them. Acting for somebody is not being them. */
export function personKey({ id, impersonator }: Profile): string {
  return seatOf(id, impersonator?.id ?? null)
}

export function isSamePerson(one: Profile, other: Profile): boolean {
  return personKey(one) === personKey(other)
}

/** Whether what was answered to the one is meant for the other, too: nobody else sits there, and their rights are the same. */
export function seesTheSame(one: Profile, other: Profile): boolean {
  const isSameArea = one.organization_id === other.organization_id && one.country_id === other.country_id
  return isSamePerson(one, other) && one.role === other.role && isSameArea
}
