import type { NotificationPreview, NotificationTrial } from '@tracklane/contract/notification-template'
import { refusedAmong } from '#features/message-refusal/message-refusal.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Slot } from '#platform/memory.ts'
import { countLastWeek, findAnyRefusal, findLastWeek, limitTime, wasTooSlow } from './last-week.queries.ts'

type LastWeek = NotificationPreview['last_week']

/** A draft is shown again at each key press; its week does not change meanwhile. */
const KEPT_MS = 60_000
const WEEK_MS = 7 * 86_400_000
const kept: Slot<Map<string, { at: number; found: LastWeek }>> = { make: () => new Map() }

/** Counts the customers whom a text would have reached in the last seven days; null where nothing can be counted, or it takes over 2 s. */
export async function lastWeek(ctx: Context, trial: NotificationTrial): Promise<LastWeek> {
  const { event, channel, audience, status_id = null } = trial
  if (audience !== 'customer' || channel === 'in_app') return null
  const now = ctx.platform.clock().getTime()
  const known = ctx.platform.memory.of(kept)
  const name = `${event} ${status_id} ${channel}`
  const before = known.get(name)
  if (before && Math.abs(now - before.at) < KEPT_MS) return before.found
  const found = await counted(ctx, { event, status_id, address: channel === 'email' ? 'customer_email' : 'customer_phone' })
  known.set(name, { at: now, found })
  return found
}

type LastWeekQuery = Parameters<typeof countLastWeek>[1]

async function counted(ctx: Context, asked: Omit<LastWeekQuery, 'since' | 'until'>): Promise<LastWeek> {
  const until = ctx.platform.clock()
  const week = { ...asked, since: new Date(until.getTime() - WEEK_MS), until }
  try {
    return await inTransaction(ctx, async (tx) => {
      await limitTime(tx.db)
      const { with_address, without_address } = await countLastWeek(tx.db, week)
      const refused = (await findAnyRefusal(tx.db)) ? await countRefused(tx, week) : 0
      return { sent: with_address - refused, without_address, refused }
    })
  } catch (error) {
    if (wasTooSlow(error)) return null
    throw error
  }
}

async function countRefused(tx: Context, week: LastWeekQuery): Promise<number> {
  const customers = await findLastWeek(tx.db, week)
  return (await refusedAmong(tx, customers)).size
}
