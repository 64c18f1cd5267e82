import { PAYMENT_TYPE } from '@tracklane/contract/order'
import type { Translate } from '#lib/i18n.ts'

interface Payable {
  readonly payment_type: number | null
  readonly paid: boolean
  readonly total: string
}

/** Returns the amount the courier collects at the door; undefined where nothing is left to pay. */
export function amountDue(order: Payable): string | undefined {
  return order.payment_type === PAYMENT_TYPE.COD && !order.paid ? order.total : undefined
}

export function paymentName(t: Translate, type: number | null): string {
  if (type === PAYMENT_TYPE.COD) return t('order', 'COD')
  return type === PAYMENT_TYPE.PREPAID ? t('order', 'Prepaid') : t('order', 'NA')
}
