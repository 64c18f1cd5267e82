import { MORE_FOLLOWED, type SignInKind, type SignInQuery } from '@tracklane/contract/sign-in'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { userAgentOf } from '#platform/http/user-agent.ts'
import { readRange } from '#platform/instant.ts'
import type { Page } from '#platform/list/paging.ts'
import { bareAddress, networkOfAddress } from '#platform/proxies.ts'
import { endActingOverTime } from '#platform/session/session.ts'
import { allow } from './allowance.ts'
import { deleteSignInsBefore, findAddresses, insertSignIn } from './sign-in.queries.ts'
import { shownLogin } from './sign-in.rules.ts'
import { findSignIns, type SignInView } from './sign-in-list.queries.ts'

export interface SignInEvent {
  readonly kind: SignInKind
  /** The account; while acting, the one that the person acts as. Null where no account has the login. */
  readonly user_id: number | null
  /** The account's login, or the typed text. */
  readonly email: string
  readonly reason?: string | null
  readonly request: Pick<FastifyRequest, 'ip' | 'headers'>
}

const DAY = 86_400_000
const FORGOTTEN_AT_ONCE = 1_000

/** Records an event of signing in; of a flood of refusals only the beginning. */
export async function recordSignIn(ctx: Context, event: SignInEvent): Promise<void> {
  const { kind } = event
  ctx.platform.metrics.signIn(kind)
  const allowed = kind === 'refused' || kind === 'locked' ? allow(ctx.platform, kind, event.user_id) : 'yes'
  if (allowed === 'no') return
  const { user_id, email, request } = event
  await insertSignIn(ctx.db, {
    user_id,
    email: user_id === null ? shownLogin(email) : email,
    actor_id: actorOf(ctx, kind),
    kind: allowed === 'more-followed' ? 'refused' : kind,
    reason: allowed === 'more-followed' ? MORE_FOLLOWED : event.reason || null,
    ip: bareAddress(request.ip),
    user_agent: userAgentOf(request),
    created_at: ctx.platform.clock(),
  })
}

/** More addresses than a person has within the kept sign-ins. */
const MOST_ADDRESSES = 2_000

/**
 * Checks whether a person who has signed in before comes from a new address, within the kept sign-ins. An IPv6 network counts as one
 * address: each device has many in it, and changes them daily.
 */
export async function isNewAddress({ db }: Context, userId: number, ip: string): Promise<boolean> {
  const known = await findAddresses(db, userId, MOST_ADDRESSES)
  const network = networkOfAddress(ip)
  return known.length > 0 && !known.some((address) => networkOfAddress(address) === network)
}

/** Returns the actor; null for a sign-in: the person is not signed in yet, even if the browser had a session before. */
function actorOf({ actor }: Context, kind: SignInKind): number | null {
  if (actor.kind !== 'user' || kind === 'success' || kind === 'refused' || kind === 'locked') return null
  return actor.impersonator_id ?? actor.user_id
}

/** Lists a page of events of the people whom the caller administers; tries at unknown logins are for callers who see everybody. */
export async function listSignIns(ctx: Context, query: SignInQuery): Promise<Page<SignInView>> {
  await endActingOverTime(ctx)
  const created = readRange('created_at', { from: query.created_at_from, to: query.created_at_to }, ctx.timeZone)
  return findSignIns(ctx.db, ctx.actor, { ...query, created, now: ctx.platform.clock() })
}

export async function forgetOldSignIns(ctx: Context): Promise<void> {
  await deleteSignInsOver(ctx, FORGOTTEN_AT_ONCE)
}

/** Deletes the oldest sign-ins past their time, at most `most`; returns their number. */
export function deleteSignInsOver({ db, platform: { clock, config } }: Context, most: number): Promise<number> {
  return deleteSignInsBefore(db, new Date(clock().getTime() - config.retention.signInDays * DAY), most)
}
