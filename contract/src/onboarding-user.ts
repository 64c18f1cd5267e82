import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Onboarding } from './kit/person.ts'
import { phrase } from './kit/phrase.ts'
import { one } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'

/** Parts of the welcome and the tours that the person puts away, or wants to see again. */
export const OnboardingPatch = Onboarding.partial().refine((patch) => Object.keys(patch).length > 0, {
  params: { phrase: phrase('tour', 'Say what to hide') },
})
export type OnboardingPatch = z.output<typeof OnboardingPatch>

/** All parts, with the version of the account. */
const OwnOnboarding = Onboarding.extend({ version: z.number() })
export type OwnOnboarding = z.output<typeof OwnOnboarding>

export const onboardingUserEndpoints = {
  hide: endpoint({ method: 'PUT', path: '/onboarding/user', access: ROLES, body: OnboardingPatch, reply: one(OwnOnboarding) }),
}
