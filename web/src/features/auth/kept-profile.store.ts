import { Profile } from '@tracklane/contract/auth'
import { forgetKeptAnswers, keptAnswer } from '#lib/kept-answer.ts'
import { personKey } from './same-person.rules.ts'

/** A profile kept before profiles had a version is valid: otherwise couriers would have no day until the next answer. */
const Kept = Profile.extend({ version: Profile.shape.version.catch(0) })
const kept = keptAnswer('profile', Kept)

/** Keeps the profile, so that the person's screen opens without a network. Not while somebody acts for them: that ends with the session. */
export function keepProfile(profile: Profile): void {
  if (!profile.impersonator) void kept.keep(personKey(profile), profile)
}

export async function findKeptProfile(): Promise<Profile | undefined> {
  return (await kept.find())?.data
}

/** Deletes everything except the data of one person; null deletes everything. */
export function forgetAllBut(profile: Profile | null): Promise<void> {
  return forgetKeptAnswers(profile ? personKey(profile) : undefined)
}
