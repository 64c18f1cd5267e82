import { Profile } from '@tracklane/contract/auth'
import { forgetKeptAnswers, keptAnswer } from '#lib/kept-answer.ts'
import { personKey } from './same-person.rules.ts'

/** One kept before profiles had a version is read all the same: couriers would stand without their day until the next answer. */
const Kept = Profile.extend({ version: Profile.shape.version.catch(0) })
const kept = keptAnswer('profile', Kept)

/** From now on the person's screen opens without a network. Not for who acts for them: that ends with their own session. */
export function keepProfile(profile: Profile): void {
  if (!profile.impersonator) void kept.keep(personKey(profile), profile)
}

export async function findKeptProfile(): Promise<Profile | undefined> {
  return (await kept.find())?.data
}

/** A browser passed on keeps what is that person's alone; nothing where there is nobody. */
export function forgetAllBut(profile: Profile | null): Promise<void> {
  return forgetKeptAnswers(profile ? personKey(profile) : undefined)
}
