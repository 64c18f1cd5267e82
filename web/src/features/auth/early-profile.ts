import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { takeEarlyAnswer } from '#lib/early-answers.ts'
import { currentLanguage } from '#lib/i18n.ts'
import { urlOf } from '#lib/request-url.ts'
import { withinTime } from '#lib/time-limit.ts'

/** Milliseconds to wait; after that the app asks again, and is answered after a change of network. */
const PATIENCE = 3_000

/** Returns the profile that was answered before the app was there. */
export async function takeEarlyProfile(): Promise<Profile | undefined> {
  const early = takeEarlyAnswer(urlOf(authEndpoints.profile, {}), currentLanguage())
  try {
    const answer = early && (await withinTime({ milliseconds: PATIENCE }, () => early))
    return answer && (answer.reply as { data: Profile }).data // the server has parsed it
  } catch {
    return undefined
  }
}
