import { PAYMENT_TYPE } from '@tracklane/contract/order'

interface Payable {
  readonly payment_type: number | null
  readonly paid: boolean
  readonly total: string
}

/** What the courier collects at the door; undefined where nothing is left to pay. */
export function amountDue(order: Payable): string | undefined {
  return order.payment_type === PAYMENT_TYPE.COD && !order.paid ? order.total : undefined
}
