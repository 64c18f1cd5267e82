import { paymentName } from '#features/order/order-payment.rules.ts'
import { dayFromNow, today } from '#lib/day.ts'
import { formatDate } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'
import type { FilterChip } from '#ui/filter-chips.tsx'
import type { OrderFilterParts } from './order-filter-parts.ts'

export interface ChipNames {
  status: (id: number) => string
  courier: (id: number) => string
  subStatus: (id: number) => string
  country: (id: number) => string
}

interface OrderChip extends FilterChip {
  /** The parts of the filter that go with it. */
  readonly parts: readonly (keyof OrderFilterParts)[]
}

/** Track numbers a chip names; more are counted. */
const NAMED_TRACKS = 2

/** Every part of the filter but the search, which has its own field: a link from elsewhere may say more than the form offers. */
export function orderChips(t: Translate, filter: OrderFilterParts, names: ChipNames): OrderChip[] {
  const range = (from: string | undefined, to: string | undefined) => between(from && dateText(t, from), to && dateText(t, to))
  const chips: [readonly (keyof OrderFilterParts)[], string | undefined][] = [
    [['track'], trackText(t, filter.track)],
    [['status_id'], labelled(t('order', 'Status'), filter.status_id?.map(names.status).join(', '))],
    [['sub_status_id'], labelled(t('order', 'Reason'), filter.sub_status_id?.map(names.subStatus).join(', '))],
    [['courier_id'], labelled(t('order', 'Courier'), filter.courier_id?.map(names.courier).join(', '))],
    [['country_id'], labelled(t('order', 'Country'), filter.country_id?.map(names.country).join(', '))],
    [['payment_type'], labelled(t('order', 'Payment'), filter.payment_type?.map((type) => paymentName(t, type)).join(', '))],
    [['paid'], flag(filter.paid, t('order', 'Paid'), t('filter', 'Not paid'))],
    [['late'], flag(filter.late, t('filter', 'Late orders'), t('filter', 'Not late'))],
    [
      ['delivery_date_from', 'delivery_date_to'],
      labelled(t('order', 'Delivery'), range(filter.delivery_date_from, filter.delivery_date_to)),
    ],
    [['created_at_from', 'created_at_to'], labelled(t('order', 'Created'), range(filter.created_at_from, filter.created_at_to))],
    [
      ['delivered_at_from', 'delivered_at_to'],
      labelled(t('order', 'Delivered at'), range(filter.delivered_at_from, filter.delivered_at_to)),
    ],
    [
      ['status_changed_at_from', 'status_changed_at_to'],
      labelled(t('filter', 'In this status since'), range(filter.status_changed_at_from, filter.status_changed_at_to)),
    ],
    [['paid_at_from', 'paid_at_to'], labelled(t('order', 'Paid at'), range(filter.paid_at_from, filter.paid_at_to))],
    [['total_from', 'total_to'], labelled(t('order', 'Total'), between(filter.total_from, filter.total_to))],
    [['currency_code'], labelled(t('order', 'Currency'), filter.currency_code?.join(', '))],
    [['archived'], flag(filter.archived, t('order', 'Archived'), t('filter', 'Not archived'))],
    [['deleted'], flag(filter.deleted, t('order', 'Deleted'), t('filter', 'Not deleted'))],
  ]
  return chips.flatMap(([parts, text]) => (text ? [{ key: parts.join(), parts, text }] : []))
}

function trackText(t: Translate, tracks: readonly string[] | undefined): string | undefined {
  if (!tracks || tracks.length <= NAMED_TRACKS) return labelled(t('order', 'Track'), tracks?.join(', '))
  return t('filter', 'Tracks: {count, number}', { count: tracks.length })
}

function labelled(label: string, text: string | undefined): string | undefined {
  return text ? `${label}: ${text}` : undefined
}

function flag(value: boolean | undefined, yes: string, no: string): string | undefined {
  if (value === undefined) return undefined
  return value ? yes : no
}

function between(from: string | undefined, to: string | undefined): string | undefined {
  if (!from && !to) return undefined
  return from === to ? from : `${from ?? '…'} – ${to ?? '…'}`
}

/** A bare day is that day everywhere; an instant is shown in the person's zone. */
function dateText(t: Translate, value: string): string {
  if (value === today()) return t('field', 'Today')
  if (value === dayFromNow(-1)) return t('field', 'Yesterday')
  if (value === dayFromNow(1)) return t('field', 'Tomorrow')
  if (value.length === 10) return formatDate(`${value}T00:00:00`, 'onlyDate')
  return `${formatDate(value, 'onlyDate')} ${formatDate(value, 'onlyTime')}`
}
