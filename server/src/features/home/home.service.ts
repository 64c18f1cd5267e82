import type { Home } from '@tracklane/contract/home'
import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { STATUS, STATUS_IDS } from '@tracklane/contract/order-status'
import type { z } from 'zod'
import { matchingOrders } from '#features/order/order-filter.service.ts'
import type { UserActor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors.ts'
import {
  countAccounts,
  countLate,
  countOrders,
  countPlatform,
  findRecentSignIns,
  type People,
  type StatusCount,
  sumExpected,
} from './home.queries.ts'

type HomeAnswer = z.input<typeof Home>

const SEES_ORDERS: readonly Role[] = ['admin', 'organization_admin', 'reporter', 'logist']
const SEES_ACCOUNTS: readonly Role[] = ['admin', 'security']
const RECENT = 10

/** What a person's home shows; a block their role has no business with is null. */
export async function getHomeNumbers(ctx: Context): Promise<{ data: HomeAnswer }> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw forbidden()
  const [orders, accounts, platform] = await Promise.all([
    SEES_ORDERS.includes(actor.role) ? orderNumbers(ctx) : null,
    SEES_ACCOUNTS.includes(actor.role) ? accountNumbers(ctx, actor) : null,
    actor.role === 'admin' ? countPlatform(ctx.db, actor.scope) : null,
  ])
  return { data: { orders, accounts, platform } }
}

async function orderNumbers(ctx: Context): Promise<HomeAnswer['orders']> {
  const live = matchingOrders(ctx, {})
  const [counts, late, expected] = await Promise.all([
    countOrders(ctx.db, live),
    countLate(ctx.db, live, ctx.platform.clock()),
    sumExpected(ctx.db, live),
  ])
  return {
    by_status: STATUS_IDS.map((status_id) => ({ status_id, total: totalOf(counts, [status_id]) })),
    late,
    expected,
    rejected_rate: rejectedRate(counts),
  }
}

function rejectedRate(counts: readonly StatusCount[]): number | null {
  const rejected = totalOf(counts, [STATUS.REJECTED])
  const settled = rejected + totalOf(counts, [STATUS.DELIVERED, STATUS.PICKED_UP, STATUS.COMPLETED, STATUS.RETURNED])
  return settled === 0 ? null : rejected / settled
}

function totalOf(counts: readonly StatusCount[], statuses: readonly number[]): number {
  return counts.filter((count) => statuses.includes(count.status_id)).reduce((sum, count) => sum + count.total, 0)
}

async function accountNumbers(ctx: Context, actor: UserActor): Promise<HomeAnswer['accounts']> {
  const people = peopleSeenBy(actor)
  const [counts, recent] = await Promise.all([countAccounts(ctx.db, people), findRecentSignIns(ctx.db, people, RECENT)])
  return {
    by_role: ROLES.map((role) => ({ role, total: counts.find((count) => count.role === role)?.total ?? 0 })),
    recent_sign_ins: recent,
  }
}

/** Security has no scope of business data, but sees accounts: every organization's, or its own if it has one; of admin and security accounts no sign-ins. */
function peopleSeenBy(actor: UserActor): People {
  if (actor.role === 'admin') return { organization_id: null, hidesSignInsOf: [] }
  return { organization_id: actor.organization_id, hidesSignInsOf: ['admin', 'security'] }
}
