import { isStatusId, STATUS, type StatusId } from '@tracklane/contract/order-status'

/** The statuses in the order of an order's life and of the columns of a board. The places of the first nine are their digits, on every screen. */
export const STATUSES_BY_DIGIT: readonly StatusId[] = [
  STATUS.NEW,
  STATUS.PROCESSING,
  STATUS.READY,
  STATUS.IN_DELIVERY,
  STATUS.REDELIVERY,
  STATUS.REJECTED,
  STATUS.DELIVERED,
  STATUS.PICKED_UP,
  STATUS.COMPLETED,
  STATUS.RETURNED,
]

const DIGITS = 9

/** Returns the key that moves an order to the status; the last of ten has none. */
export function statusKey(status: number): string | undefined {
  if (!isStatusId(status)) return undefined
  const place = STATUSES_BY_DIGIT.indexOf(status)
  return place < DIGITS ? String(place + 1) : undefined
}

export function statusOfKey(key: string): number | undefined {
  return /^[1-9]$/.test(key) ? STATUSES_BY_DIGIT[Number(key) - 1] : undefined
}
