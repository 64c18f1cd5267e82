import type { Answer } from '@tracklane/contract/kit/endpoint'
import type { OrderNotification, OrderNotificationQuery, orderNotificationEndpoints } from '@tracklane/contract/order-notification'
import type { z } from 'zod'
import { isRefused } from '#features/message-refusal/message-refusal.service.ts'
import { getVisibleOrder } from '#features/order/order.service.ts'
import type { Context } from '#platform/context.ts'
import { jobError } from '#platform/jobs/job-errors.ts'
import { paged } from '#platform/list/paging.ts'
import { notSentReason } from './not-sent.rules.ts'
import { deleteNotificationsBefore, findNotifications, overwriteRecipients } from './order-notification.queries.ts'
import { reopenLines } from './outside.queries.ts'

type Told = Answer<typeof orderNotificationEndpoints.list>
type NotificationRow = z.input<typeof OrderNotification>

/** Lists who was told about an order, and why others were not; 404 where this person does not see the order. */
export async function listOrderNotifications(ctx: Context, id: number, query: OrderNotificationQuery): Promise<Told> {
  const order = await getVisibleOrder(ctx, id)
  const { rows, total } = await findNotifications(ctx.db, order.id, query)
  const told: NotificationRow[] = rows.map(({ recipient, reason, ...row }) => ({
    ...row,
    to: recipient,
    reason: reason && inWords(ctx, reason),
  }))
  const { data, meta } = paged(query, { total, rows: told })
  return { data, meta: { ...meta, refused: await isRefused(ctx, order.id) } }
}

function inWords(ctx: Context, code: string): string {
  const reason = notSentReason(code) ?? jobError(code)
  return reason ? ctx.translate(reason) : code
}

/** Lets lines of messages that are sent again wait. */
export function waitAgain(tx: Context, ids: readonly number[]): Promise<void> {
  return reopenLines(tx.db, ids)
}

const DAY = 86_400_000

/** Deletes at most `most` lines past their time; returns their number. */
export function sweepOrderNotifications({ db, platform: { clock, config } }: Context, most: number): Promise<number> {
  return deleteNotificationsBefore(db, new Date(clock().getTime() - config.retention.messageDays * DAY), most)
}

/** Replaces the customers' addresses in the lines of these orders by a word. */
export function overwriteRecipientsOf(tx: Context, orderIds: readonly number[], word: string): Promise<void> {
  return overwriteRecipients(tx.db, orderIds, word)
}
