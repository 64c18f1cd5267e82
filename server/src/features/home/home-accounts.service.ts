import type { Home } from '@tracklane/contract/home'
import { ROLES } from '@tracklane/contract/kit/role'
import type { z } from 'zod'
import type { UserActor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { countAccounts, countSignIns, findRecentSignIns, type People } from './home-accounts.queries.ts'
import { homeDays } from './home-days.rules.ts'

const RECENT = 10

export async function accountNumbers(ctx: Context, actor: UserActor): Promise<NonNullable<z.input<typeof Home>['accounts']>> {
  const people = peopleSeenBy(actor)
  const { days, midnights } = homeDays(ctx.platform.clock(), ctx.timeZone)
  const [counts, recent, signIns] = await Promise.all([
    countAccounts(ctx.db, people),
    findRecentSignIns(ctx.db, people, RECENT),
    countSignIns(ctx.db, people, midnights),
  ])
  return {
    by_role: ROLES.map((role) => ({ role, total: counts.find((count) => count.role === role)?.total ?? 0 })),
    recent_sign_ins: recent,
    sign_ins_by_day: days.map((day, index) => ({ day, total: signIns.find((one) => one.day === index)?.total ?? 0 })),
  }
}

/**
 * Returns the accounts that security may count: it has no scope of business data, but sees accounts of every organization, or of its own if
 * it has one. Sign-ins of administrators and security are left out.
 */
function peopleSeenBy(actor: UserActor): People {
  if (actor.role === 'admin') return { organization_id: null, hidesSignInsOf: [] }
  return { organization_id: actor.organization_id, hidesSignInsOf: ['admin', 'security'] }
}
