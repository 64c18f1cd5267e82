import type { Onboarding } from '@tracklane/contract/kit/person'
import type { OnboardingPatch } from '@tracklane/contract/onboarding-user'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { isActing, type UserActor } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { unauthenticated } from '#platform/errors.ts'
import { findFlags, lockFlags, updateFlags } from './onboarding-user.queries.ts'

/** Whoever acts as the person hides nothing of theirs: it is answered as it is, and the browser keeps what it was to be. */
export async function hideOnboarding(ctx: Context, patch: OnboardingPatch): Promise<Onboarding> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw unauthenticated()
  return isActing(actor) ? known(await findFlags(ctx.db, actor.user_id)) : keepFlags(ctx, actor, patch)
}

function keepFlags(ctx: Context, { user_id }: UserActor, patch: OnboardingPatch): Promise<Onboarding> {
  return inTransaction(ctx, async (tx) => {
    const before = known(await lockFlags(tx.db, user_id))
    const changes = changesBetween(before, patch)
    if (Object.keys(changes).length === 0) return before
    await recordChange(tx, { entity: 'user', entity_id: user_id, action: 'updated', changes })
    return updateFlags(tx.db, user_id, { patch, at: ctx.platform.clock() })
  })
}

function known(flags: Onboarding | undefined): Onboarding {
  if (!flags) throw unauthenticated()
  return flags
}
