import type { OrderNotification, OrderNotificationQuery } from '@tracklane/contract/order-notification'
import type { z } from 'zod'
import { getVisibleOrder } from '#features/order/order.service.ts'
import type { Context } from '#platform/context.ts'
import type { Page } from '#platform/list/paging.ts'
import { notSentReason } from './not-sent.rules.ts'
import { deleteNotificationsBefore, findNotifications, overwriteRecipients } from './order-notification.queries.ts'

type NotificationRow = z.input<typeof OrderNotification>

/** Lists who was told of an order, and why others were not; 404 where this person does not see the order. */
export async function listOrderNotifications(ctx: Context, id: number, query: OrderNotificationQuery): Promise<Page<NotificationRow>> {
  const order = await getVisibleOrder(ctx, id)
  const { rows, total } = await findNotifications(ctx.db, order.id, query)
  return { total, rows: rows.map(({ recipient, reason, ...row }) => ({ ...row, to: recipient, reason: reason && inWords(ctx, reason) })) }
}

function inWords(ctx: Context, code: string): string {
  const reason = notSentReason(code)
  return reason ? ctx.translate(reason) : code
}

const DAY = 86_400_000

/** Those past their time, at most so many; answers how many. */
export function sweepOrderNotifications({ db, platform: { clock, config } }: Context, most: number): Promise<number> {
  return deleteNotificationsBefore(db, new Date(clock().getTime() - config.retention.messageDays * DAY), most)
}

/** Where customers were told, a word stands in the place of their addresses. */
export function overwriteRecipientsOf(tx: Context, orderIds: readonly number[], word: string): Promise<void> {
  return overwriteRecipients(tx.db, orderIds, word)
}
