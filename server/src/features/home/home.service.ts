import { type Home, homeOrderRoles, KNOWN_DAYS } from '@tracklane/contract/home'
import type { Role } from '@tracklane/contract/kit/role'
import { setupSteps } from '@tracklane/contract/setup-guide'
import type { z } from 'zod'
import type { UserActor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { dayOf, dayWindow } from '#platform/day.ts'
import { forbidden } from '#platform/errors.ts'
import { findAttacked } from './attacked.queries.ts'
import { findCourierCash, findLinkedCourier } from './courier-cash.queries.ts'
import { countPlatform } from './home.queries.ts'
import { accountNumbers } from './home-accounts.service.ts'
import { byOrganization, orderNumbers, withoutLogist } from './home-orders.service.ts'
import { findKnownToSecurity } from './known-to-security.queries.ts'
import { findLogistPlaces, findSetupState } from './setup.queries.ts'

const SEES_ORDERS: readonly Role[] = homeOrderRoles
const SEES_ACCOUNTS: readonly Role[] = ['admin', 'security']
/** Roles that are responsible for people: they must know who was given a password by security. */
const IN_CHARGE: readonly Role[] = ['admin', 'organization_admin']
const DAY = 24 * 60 * 60 * 1_000

/** Returns the numbers of a person's home; a block that the role may not see is null. */
export async function getHomeNumbers(ctx: Context): Promise<z.input<typeof Home>> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw forbidden()
  const since = new Date(ctx.platform.clock().getTime() - KNOWN_DAYS * DAY)
  const isInCharge = IN_CHARGE.includes(actor.role)
  const [numbers, accounts, platform, known, cash, courier, places, state, attacked] = await Promise.all([
    SEES_ORDERS.includes(actor.role) ? orderNumbers(ctx) : null,
    SEES_ACCOUNTS.includes(actor.role) ? accountNumbers(ctx, actor) : null,
    actor.role === 'admin' ? countPlatform(ctx.db, actor.scope) : null,
    isInCharge ? findKnownToSecurity(ctx.db, actor, since) : null,
    actor.role === 'courier' ? courierCash(ctx, actor.user_id) : null,
    actor.role === 'courier' ? findLinkedCourier(ctx.db, actor.user_id) : null,
    isInCharge ? findLogistPlaces(ctx.db) : null,
    isInCharge ? findSetupState(ctx.db, actor.scope) : null,
    actor.role === 'security' ? attackedBefore(ctx, actor) : null,
  ])
  const by_organization = byOrganization(numbers?.counts ?? [])
  return {
    orders: numbers?.orders ?? null,
    accounts,
    platform: platform && { ...platform, by_organization },
    known_to_security: known,
    without_logist: places && withoutLogist(numbers?.counts ?? [], places),
    attacked,
    setup: state && setupSteps(state),
    cash,
    courier: courier ?? null,
  }
}

/** Finds refused sign-ins, except for security of one organization: it may not learn about the others. */
async function attackedBefore({ db, platform }: Context, { organization_id }: UserActor) {
  return organization_id === null ? findAttacked(db, new Date(platform.clock().getTime() - DAY)) : []
}

function courierCash({ db, platform, timeZone }: Context, userId: number) {
  const { from } = dayWindow(dayOf(platform.clock(), timeZone), timeZone)
  return findCourierCash(db, { userId, today: from })
}
