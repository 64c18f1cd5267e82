import type { Profile } from '@tracklane/contract/auth'
import { withinTime } from '#lib/time-limit.ts'

declare global {
  interface Window {
    /** The answer that `theme.js` has asked for before there was an app. */
    earlyProfile?: Promise<Response | undefined>
  }
}

/** Longer than this nobody waits for it: the app asks again, and is heard anew after a change of network. */
const PATIENCE = 3_000

/** The profile of whoever is signed in, where it was answered before the app was there. It is taken once: later it would be old. */
export async function takeEarlyProfile(): Promise<Profile | undefined> {
  const { earlyProfile } = window
  delete window.earlyProfile
  try {
    const answer = earlyProfile && (await withinTime({ milliseconds: PATIENCE }, () => earlyProfile))
    return answer?.ok ? ((await answer.json()) as { data: Profile }).data : undefined // the server has parsed it
  } catch {
    return undefined
  }
}
