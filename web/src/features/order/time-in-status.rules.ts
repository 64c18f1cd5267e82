import type { OrderRow } from '@tracklane/contract/order'
import { formatSeconds } from '#lib/format.ts'

/** Returns how long the order has been in its status: "46:05" are hours and minutes. Never negative, even where a clock runs behind. */
export function timeInStatus({ status_changed_at }: Pick<OrderRow, 'status_changed_at'>, now: number): string {
  return formatSeconds(Math.max(0, now - Date.parse(status_changed_at)) / 1000)
}
