import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { DayOrInstant, Flag, Id, listOf, PageQuery, pageOf, sortOf } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { timestamp } from './kit/reply.ts'
import { Role } from './kit/role.ts'

export const SignInKind = z.enum(['success', 'refused', 'locked', 'unlocked', 'impersonation_started', 'impersonation_ended'])
export type SignInKind = z.infer<typeof SignInKind>

const KIND_NAMES: Record<SignInKind, Phrase> = {
  success: phrase('sign-in', 'Signed in'),
  refused: phrase('sign-in', 'Refused'),
  locked: phrase('sign-in', 'Locked'),
  unlocked: phrase('sign-in', 'Unlocked'),
  impersonation_started: phrase('sign-in', 'Impersonation started'),
  impersonation_ended: phrase('sign-in', 'Impersonation ended'),
}

export function signInKindName(kind: SignInKind): Phrase {
  return KIND_NAMES[kind]
}

/** The reason why a sign-in was refused. The caller is not told: every refusal gets the same answer. */
export type Refusal = 'unknown_login' | 'wrong_password' | 'inactive' | 'demo_password'

/** The reason of the last refusal that is kept where there are too many; later ones are not kept. */
export const MORE_FOLLOWED = 'more_followed'

const REASONS = new Map<string, Phrase>([
  ['unknown_login', phrase('sign-in', 'Nobody has this login')],
  ['wrong_password', phrase('sign-in', 'Wrong password')],
  ['inactive', phrase('sign-in', 'Account or organization is inactive')],
  ['demo_password', phrase('sign-in', 'Password of the demo')],
  [MORE_FOLLOWED, phrase('sign-in', 'Too many: those that followed are not listed')],
] satisfies [Refusal | typeof MORE_FOLLOWED, Phrase][])

/** Returns the name of a refusal; undefined where a person wrote the reason. */
export function refusalName({ kind, reason }: Pick<SignIn, 'kind' | 'reason'>): Phrase | undefined {
  return kind === 'refused' && reason !== null ? REASONS.get(reason) : undefined
}

export const SignIn = z.object({
  id: z.number(),
  /** The account and its name; null where no account has that login. */
  user_id: z.number().nullable(),
  name: z.string().nullable(),
  role: Role.nullable(),
  email: z.string(),
  kind: SignInKind,
  /** A `Refusal` or `MORE_FOLLOWED` where refused; otherwise a person's text. */
  reason: z.string().nullable(),
  /** The person who lifted the lock, or who acted as the account's person. */
  actor: z.string().nullable(),
  /** The end of a lock that still holds. */
  locked_until: timestamp().nullable(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  created_at: timestamp(),
})
export type SignIn = z.output<typeof SignIn>

export const SIGN_IN_SORTS = ['created_at', 'name', 'email', 'kind', 'ip'] as const

/** Newest first by default. */
export const SignInQuery = PageQuery.extend({
  sort: sortOf(SIGN_IN_SORTS).optional(),
  kind: listOf(SignInKind).optional(),
  user_id: listOf(Id).optional(),
  created_at_from: DayOrInstant.optional(),
  created_at_to: DayOrInstant.optional(),
  /** Only locks that still hold. */
  locked: Flag.optional(),
})
export type SignInQuery = z.output<typeof SignInQuery>

/** Roles that manage accounts, and so see sign-ins. */
export const guards = ['admin', 'organization_admin', 'security'] as const

export const signInEndpoints = {
  list: endpoint({ method: 'GET', path: '/sign-in', access: guards, query: SignInQuery, reply: pageOf(SignIn) }),
}
