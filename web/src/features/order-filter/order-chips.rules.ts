import { paymentName } from '#features/order/order-payment.rules.ts'
import { dayFromNow, today } from '#lib/day.ts'
import { formatDate } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'
import type { FilterChip } from '#ui/filters/filter-chip.tsx'
import { CODE_PARTS, codesOf } from './order-codes.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

export interface ChipNames {
  status: (id: number) => string
  courier: (id: number) => string
  subStatus: (id: number) => string
  country: (id: number) => string
  organization: (id: number) => string
  /** Formats an amount for this person. */
  amount: (amount: string) => string
}

export interface OrderChip extends FilterChip {
  /** Name and value in one text. */
  readonly text: string
  /** The parts of the filter that it removes. */
  readonly parts: readonly (keyof OrderFilterParts)[]
}

/** The number of codes that a chip names; further ones are counted. */
const NAMED_CODES = 2

/** Times that orders are filtered by, each from one day to another. */
export type DayField = 'created_at' | 'delivery_date' | 'delivered_at' | 'status_changed_at' | 'paid_at' | 'rejected_at' | 'returned_at'

type Chip = readonly [parts: readonly (keyof OrderFilterParts)[], Labelled]
type Labelled = readonly [label: string | undefined, value: string | undefined]

/** Makes a chip for every part of the filter except the search, which has its own field: a link may have more than the editors offer. */
export function orderChips(t: Translate, filter: OrderFilterParts, names: ChipNames): OrderChip[] {
  const days = (field: DayField, label: string): Chip => {
    const parts = [`${field}_from`, `${field}_to`] as const
    const [from, to] = parts.map((part) => filter[part] && dateText(t, filter[part]))
    return [parts, [label, between(from, to)]]
  }
  const courier = (one: number | 'none') => (one === 'none' ? t('filter', 'Without courier') : names.courier(one))
  const amount = (text: string | undefined) => text && names.amount(text)
  const chips: Chip[] = [
    [CODE_PARTS, numbered(t, codesOf(filter))],
    [['status_id'], [t('order', 'Status'), filter.status_id?.map(names.status).join(', ')]],
    [['sub_status_id'], [t('order', 'Reason'), filter.sub_status_id?.map(names.subStatus).join(', ')]],
    [['has_sub_status'], flag(filter.has_sub_status, t('filter', 'With a reason'), t('filter', 'Without a reason'))],
    [['courier_id'], [t('order', 'Courier'), filter.courier_id?.map(courier).join(', ')]],
    [['has_courier'], flag(filter.has_courier, t('filter', 'With courier'), t('filter', 'Without courier'))],
    [['postcode'], [t('order', 'Postcode'), filter.postcode?.join(', ')]],
    [['town'], [t('order', 'Town'), filter.town?.join(', ')]],
    [['country_id'], [t('order', 'Country'), filter.country_id?.map(names.country).join(', ')]],
    [['organization_id'], [t('filter', 'Organization'), filter.organization_id?.map(names.organization).join(', ')]],
    [['payment_type'], [t('order', 'Payment'), filter.payment_type?.map((type) => paymentName(t, type)).join(', ')]],
    [['paid'], flag(filter.paid, t('order', 'Paid'), t('filter', 'Not paid'))],
    [['label_printed'], flag(filter.label_printed, t('filter', 'Label printed'), t('filter', 'Label not printed'))],
    [['late'], flag(filter.late, t('filter', 'Late orders'), t('filter', 'Not late'))],
    days('delivery_date', t('order', 'Delivery')),
    days('created_at', t('order', 'Created')),
    days('delivered_at', t('order', 'Delivered at')),
    days('status_changed_at', t('filter', 'In this status since')),
    days('paid_at', t('order', 'Paid at')),
    days('rejected_at', t('filter', 'Rejected')),
    days('returned_at', t('filter', 'Returned')),
    [
      ['total_from', 'total_to'],
      [t('order', 'Total'), between(amount(filter.total_from), amount(filter.total_to))],
    ],
    [['currency_code'], [t('order', 'Currency'), filter.currency_code?.join(', ')]],
    [['archived'], gone(filter.archived, [t('order', 'Archived'), t('filter', 'Not archived'), t('filter', 'Archived too')])],
    [['deleted'], gone(filter.deleted, [t('order', 'Deleted'), t('filter', 'Not deleted'), t('filter', 'Deleted too')])],
  ]
  return chips.flatMap(([parts, [label, value]]) =>
    value ? [{ key: parts.join(), parts, label, value, text: label ? `${label}: ${value}` : value }] : [],
  )
}

function numbered(t: Translate, codes: readonly string[]): Labelled {
  if (codes.length <= NAMED_CODES) return [t('filter', 'Number'), codes.join(', ')]
  return [t('filter', 'Numbers'), t('filter', '{count, number}', { count: codes.length })]
}

function flag(value: boolean | undefined, yes: string, no: string): Labelled {
  if (value === undefined) return [undefined, undefined]
  return [undefined, value ? yes : no]
}

function gone(value: OrderFilterParts['archived'], [only, none, too]: readonly [only: string, none: string, too: string]): Labelled {
  return value === 'any' ? [undefined, too] : flag(value, only, none)
}

function between(from: string | undefined, to: string | undefined): string | undefined {
  if (!from && !to) return undefined
  return from === to ? from : `${from ?? '…'} – ${to ?? '…'}`
}

/** Formats a bare day, which is equal in all zones, or an instant in the person's zone. */
function dateText(t: Translate, value: string): string {
  if (value === today()) return t('field', 'Today')
  if (value === dayFromNow(-1)) return t('field', 'Yesterday')
  if (value === dayFromNow(1)) return t('field', 'Tomorrow')
  if (value.length === 10) return formatDate(`${value}T00:00:00`, 'onlyDate')
  return `${formatDate(value, 'onlyDate')} ${formatDate(value, 'onlyTime')}`
}
