import { Profile } from '@tracklane/contract/auth'
import { keptAnswer } from '#lib/kept-answer.ts'

const kept = keptAnswer('profile', Profile)

/** Whose what is kept and queued is. Acting for somebody is not being them. */
export function personKey({ id, impersonator }: Profile): string {
  return impersonator ? `${id}:${impersonator.id}` : String(id)
}

/** From now on the person's screen opens without a network. Not for who acts for them: that ends with their own session. */
export function keepProfile(profile: Profile): void {
  if (!profile.impersonator) kept.keep(personKey(profile), profile)
}

export function findKeptProfile(): Profile | undefined {
  return kept.find()?.data
}
