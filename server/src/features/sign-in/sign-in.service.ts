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
  /** The account: under impersonation the one that somebody acts as. Null where the login is nobody's. */
  readonly user_id: number | null
  /** The account's login, or what was typed. */
  readonly email: string
  readonly reason?: string | null
  readonly request: Pick<FastifyRequest, 'ip' | 'headers'>
}

const DAY = 86_400_000
const FORGOTTEN_AT_ONCE = 1_000

/** Writes down what happened at the door; of a flood of refusals only its beginning. */
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

/** More than anybody has, as long as sign-ins are kept. */
const MOST_ADDRESSES = 2_000

/**
 * Whether somebody who has signed in before comes from an address for the first time, as far as sign-ins are kept. A network of IPv6 is
 * one address: each device has many there, and takes another each day.
 */
export async function isNewAddress({ db }: Context, userId: number, ip: string): Promise<boolean> {
  const known = await findAddresses(db, userId, MOST_ADDRESSES)
  const network = networkOfAddress(ip)
  return known.length > 0 && !known.some((address) => networkOfAddress(address) === network)
}

/** At the door nobody is anybody yet, also where they were signed in as somebody before. */
function actorOf({ actor }: Context, kind: SignInKind): number | null {
  if (actor.kind !== 'user' || kind === 'success' || kind === 'refused' || kind === 'locked') return null
  return actor.impersonator_id ?? actor.user_id
}

/** A page of what happened at the door to the people this one looks after; what nobody's login tried is seen by whoever looks after everybody. */
export async function listSignIns(ctx: Context, query: SignInQuery): Promise<Page<SignInView>> {
  await endActingOverTime(ctx)
  const created = readRange('created_at', { from: query.created_at_from, to: query.created_at_to }, ctx.timeZone)
  return findSignIns(ctx.db, ctx.actor, { ...query, created, now: ctx.platform.clock() })
}

export async function forgetOldSignIns(ctx: Context): Promise<void> {
  await deleteSignInsOver(ctx, FORGOTTEN_AT_ONCE)
}

/** The oldest of those kept long enough, at most so many; answers how many. */
export function deleteSignInsOver({ db, platform: { clock, config } }: Context, most: number): Promise<number> {
  return deleteSignInsBefore(db, new Date(clock().getTime() - config.retention.signInDays * DAY), most)
}
