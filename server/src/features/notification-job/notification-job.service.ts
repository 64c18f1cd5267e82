import type { Answer } from '@tracklane/contract/kit/endpoint'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { NotificationJob, NotificationJobQuery, notificationJobEndpoints } from '@tracklane/contract/notification-job'
import type { z } from 'zod'
import { waitAgain } from '#features/order-notification/order-notification.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { conflict, requireFound } from '#platform/errors.ts'
import { jobError } from '#platform/jobs/job-errors.ts'
import { paged } from '#platform/list/paging.ts'
import { countUnsent, findOutsideJob, findOutsideJobs, type JobView, retryJobs } from './notification-job.queries.ts'

type JobRow = z.input<typeof NotificationJob>

/** Lists outside messages, newest first, with failed ones and the reason. */
export async function listJobs(ctx: Context, query: NotificationJobQuery): Promise<Answer<typeof notificationJobEndpoints.list>> {
  const page = await findOutsideJobs(ctx.db, query)
  const { waiting, dead } = await countUnsent(ctx.db)
  const { data, meta } = paged(query, { ...page, rows: page.rows.map((row) => toRow(ctx, row)) })
  const reasons = dead.map(({ reason, count }) => ({ reason, count, error: inWords(ctx, reason) }))
  return { data, meta: { ...meta, waiting, dead: reasons, places: await placesOf(ctx) } }
}

/** Sends a message again. Throws 409 where it is not dead, or a later message to the customer waits already. */
export function retryJob(ctx: Context, id: number): Promise<JobRow> {
  return inTransaction(ctx, async (tx) => {
    requireFound(await findOutsideJob(tx.db, id))
    const [retried] = await retryJobs(tx.db, { id }, tx.platform.clock())
    const row = toRow(tx, requireFound(await findOutsideJob(tx.db, id)))
    if (!retried) throw conflict(row.state === 'dead' ? laterWaits : notDead, row)
    await waitAgain(tx, retried.notification_ids)
    await tx.afterCommit(() => tx.platform.jobs.wake())
    return row
  })
}

export function retryAll(ctx: Context, reason: string): Promise<{ retried: number }> {
  return inTransaction(ctx, async (tx) => {
    const retried = await retryJobs(tx.db, { reason }, tx.platform.clock())
    await waitAgain(
      tx,
      retried.flatMap(({ notification_ids }) => notification_ids),
    )
    await tx.afterCommit(() => tx.platform.jobs.wake())
    return { retried: retried.length }
  })
}

async function placesOf({ platform: { mailer, gateways } }: Context) {
  return { email: await mailer.place(), sms: await gateways.place('sms'), messenger: await gateways.place('messenger') }
}

function toRow(ctx: Context, { recipient, error, ...row }: JobView): JobRow {
  return { ...row, to: recipient, reason: error, error: error && inWords(ctx, error) }
}

function inWords(ctx: Context, code: string): string {
  const words = jobError(code)
  return words ? ctx.translate(words) : code
}

const notDead = phrase('message', 'This message was not given up')
const laterWaits = phrase('message', 'A later message to this customer waits already')
