import type { Acting } from '@tracklane/contract/impersonation'
import { mayActAs } from '@tracklane/contract/kit/acting'
import type { User } from '@tracklane/contract/kit/person'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { z } from 'zod'
import type { UserRecord } from '#db/tables/user.table.ts'
import { recordSignIn } from '#features/sign-in/sign-in.service.ts'
import { toUser } from '#features/user/user.service.ts'
import type { UserActor } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forbidden, invalid, notFound, unauthenticated } from '#platform/errors.ts'
import type { Exchange } from '#platform/http/route.ts'
import { beginActing, endActing } from '#platform/session/acting.ts'
import { sendSession } from '#platform/session/session.ts'
import { findAccount } from './impersonation.queries.ts'

export async function startImpersonation(
  ctx: Context,
  { id, reason }: { id: number } & Acting,
  exchange: Exchange,
): Promise<z.input<typeof User>> {
  const self = personOf(ctx)
  const target = await findTarget(ctx, self, id)
  const session = await inTransaction(ctx, async (tx) => {
    const { email } = target
    await recordSignIn(tx, { kind: 'impersonation_started', user_id: id, email, reason: reason ?? null, request: exchange.request })
    return beginActing(tx, exchange, { self: self.user_id, as: target })
  })
  sendSession(ctx, exchange, { id: session, role: target.role })
  return toUser(target)
}

/** Returns to the own account; does nothing for a person who does not act as another. */
export async function stopImpersonation(ctx: Context, exchange: Exchange): Promise<void> {
  const { impersonator_id } = personOf(ctx)
  if (impersonator_id === null) return
  const impersonator = await findAccount(ctx.db, impersonator_id)
  if (!impersonator) throw unauthenticated()
  const session = await inTransaction(ctx, (tx) => endActing(tx, exchange, impersonator))
  sendSession(ctx, exchange, { id: session, role: impersonator.role })
}

function personOf({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw unauthenticated()
  return actor
}

/**
 * Finds the account to act as. Deleted and foreign accounts give the answer of missing ones; then the role is checked, then the account's
 * state.
 */
async function findTarget(ctx: Context, self: UserActor, id: number): Promise<UserRecord> {
  if (id === self.user_id) throw invalid({ id: phrase('impersonation', 'Nobody acts as themselves') })
  const target = await findAccount(ctx.db, id)
  if (!target || !isInSight(self, target)) throw notFound()
  if (!mayActAs({ ...self, id: self.user_id }, target)) throw forbidden()
  if (!target.may_sign_in) throw invalid({ id: phrase('impersonation', 'This account is disabled') })
  return target
}

function isInSight({ role, organization_id }: UserActor, target: UserRecord): boolean {
  return role === 'admin' || (organization_id !== null && organization_id === target.organization_id)
}
