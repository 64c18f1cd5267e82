import { REMOVED } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { forgetPasswordRequests } from '#features/auth/password-link.service.ts'
import { overwriteMessagesOf, sweepMessages } from '#features/message/message.service.ts'
import { recordChanges } from '#features/model-log/model-log.service.ts'
import { overwriteRecipientsOf, sweepOrderNotifications } from '#features/order-notification/order-notification.service.ts'
import { deleteSignInsOver } from '#features/sign-in/sign-in.service.ts'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext, inTransaction, type Platform } from '#platform/context.ts'
import { sweepKeys } from '#platform/idempotency/idempotency.ts'
import { sweepJobs } from '#platform/jobs/sweep-jobs.ts'
import { messageFolder, sweepMessageFiles } from '#platform/outside/message-files.ts'
import { forgetEndedSessions } from '#platform/session/session.ts'
import { forgetCustomers, forgetInLogs, lockForgettable, PERSONAL } from './customer-data.queries.ts'
import { claimSweep } from './retention.queries.ts'

export interface Swept {
  /** Orders whose customer data was removed. */
  customers: number
  sign_ins: number
  keys: number
  /** Messages of people, and lines in the lists of orders. */
  messages: number
  jobs: number
}

/** The size of a piece: small, so that work on one of the rows does not wait. */
const AT_ONCE = 500
/** Statuses without a move out of them. */
const FINAL = [STATUS.COMPLETED, STATUS.RETURNED]

/**
 * Removes data past its time. Returns undefined where another process does this, or where it is stopped between two pieces; the next run
 * does the rest.
 */
export async function sweepOld(platform: Platform, signal?: AbortSignal): Promise<Swept | undefined> {
  const ctx = createContext(platform, { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'retention' })
  const done: Swept = { customers: 0, sign_ins: 0, keys: 0, messages: 0, jobs: 0 }
  let after = 0
  for (;;) {
    const forgotten = await alone(ctx, (tx) => forgetFinished(tx, after))
    if (!forgotten || signal?.aborted) return undefined
    done.customers += forgotten.length
    after = forgotten.at(-1) ?? after
    if (forgotten.length < AT_ONCE) break
  }
  done.sign_ins = await untilNone(ctx, (tx) => deleteSignInsOver(tx, AT_ONCE))
  done.keys = await untilNone(ctx, (tx) => sweepKeys(tx, AT_ONCE))
  done.messages =
    (await untilNone(ctx, (tx) => sweepMessages(tx, AT_ONCE))) + (await untilNone(ctx, (tx) => sweepOrderNotifications(tx, AT_ONCE)))
  done.jobs = await untilNone(ctx, (tx) => sweepJobs(tx, AT_ONCE))
  await alone(ctx, forgetEndedSessions)
  await alone(ctx, forgetPasswordRequests)
  await sweepMessageFiles(messageFolder(platform.config.dataDir), platform.clock())
  return done
}

/** Runs each piece in one transaction under one lock: a crash leaves only whole pieces, and no other process waits for all of them. */
function alone<Result>(ctx: Context, work: (tx: Context) => Promise<Result>): Promise<Result | undefined> {
  return inTransaction(ctx, async (tx) => ((await claimSweep(tx.db)) ? work(tx) : undefined))
}

async function untilNone(ctx: Context, piece: (tx: Context) => Promise<number>): Promise<number> {
  let sum = 0
  for (;;) {
    const count = (await alone(ctx, piece)) ?? 0
    sum += count
    if (count < AT_ONCE) return sum
  }
}

/** Removes customers from the next finished orders; returns the orders' ids. */
async function forgetFinished(tx: Context, after: number): Promise<number[]> {
  const { config, clock } = tx.platform
  const { customerMonths } = config.retention
  if (customerMonths === undefined) return []
  const ids = await lockForgettable(tx.db, { before: monthsBefore(clock(), customerMonths), final: FINAL, after, most: AT_ONCE })
  if (ids.length === 0) return []
  await forgetCustomers(tx.db, ids, clock())
  await forgetInLogs(tx.db, ids)
  await overwriteMessagesOf(tx, ids, REMOVED)
  await overwriteRecipientsOf(tx, ids, REMOVED)
  await recordChanges(
    tx,
    ids.map((entity_id) => ({ entity: 'order', entity_id, action: 'updated', changes: FORGOTTEN })),
  )
  return ids
}

/** The log entry: without the old values, which it would store. */
const FORGOTTEN = Object.fromEntries(PERSONAL.map((field) => [field, { old: null, new: REMOVED }]))

/** Returns the day so many months ago; where that month is shorter, its last day. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then
}
