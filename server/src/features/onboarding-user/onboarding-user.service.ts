import type { OnboardingPatch, OwnOnboarding } from '@tracklane/contract/onboarding-user'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { isActing, type UserActor } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireFresh } from '#platform/edit.ts'
import { unauthenticated } from '#platform/errors.ts'
import { findFlags, lockFlags, updateFlags } from './onboarding-user.queries.ts'

/** Hides a part. While a person acts as another nothing is written: the answer is the old row, and the browser keeps the change. */
export async function hideOnboarding(ctx: Context, patch: OnboardingPatch): Promise<OwnOnboarding> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw unauthenticated()
  if (!isActing(actor)) return keepFlags(ctx, actor, patch)
  const flags = known(await findFlags(ctx.db, actor.user_id))
  requireFresh(ctx, flags)
  return flags
}

function keepFlags(ctx: Context, { user_id }: UserActor, patch: OnboardingPatch): Promise<OwnOnboarding> {
  return inTransaction(ctx, async (tx) => {
    const before = known(await lockFlags(tx.db, user_id))
    requireFresh(tx, before)
    const changes = changesBetween(before, patch)
    if (Object.keys(changes).length === 0) return before
    await recordChange(tx, { entity: 'user', entity_id: user_id, action: 'updated', changes })
    return updateFlags(tx.db, user_id, { patch, at: ctx.platform.clock() })
  })
}

function known(flags: OwnOnboarding | undefined): OwnOnboarding {
  if (!flags) throw unauthenticated()
  return flags
}
