import { paymentName } from '#features/order/order-payment.parts.tsx'
import { formatDate } from '#lib/format.ts'
import type { Translate } from '#lib/i18n.ts'
import type { BoardFilter } from './board-search.ts'

export interface ChipNames {
  status: (id: number) => string
  courier: (id: number) => string
  subStatus: (id: number) => string
  country: (id: number) => string
}

export interface FilterChip {
  /** The parts of the filter that go with it. */
  readonly keys: readonly (keyof BoardFilter)[]
  readonly text: string
}

/** Every part of the filter but the search, which has its own field: a link from elsewhere may say more than the form offers. */
export function filterChips(t: Translate, filter: BoardFilter, names: ChipNames): FilterChip[] {
  const chips: [readonly (keyof BoardFilter)[], string | undefined][] = [
    [['status_id'], labelled(t('kanban', 'Status'), filter.status_id?.map(names.status).join(', '))],
    [['sub_status_id'], labelled(t('kanban', 'Reason'), filter.sub_status_id?.map(names.subStatus).join(', '))],
    [['courier_id'], labelled(t('kanban', 'Courier'), filter.courier_id?.map(names.courier).join(', '))],
    [['payment_type'], labelled(t('kanban', 'Payment'), filter.payment_type?.map((type) => paymentName(t, type)).join(', '))],
    [['paid'], flag(filter.paid, t('kanban', 'Paid'), t('kanban', 'Not paid'))],
    [
      ['delivery_date_from', 'delivery_date_to'],
      labelled(t('kanban', 'Delivery'), span(filter.delivery_date_from, filter.delivery_date_to)),
    ],
    [['created_at_from', 'created_at_to'], labelled(t('kanban', 'Created'), span(filter.created_at_from, filter.created_at_to))],
    [['delivered_at_from', 'delivered_at_to'], labelled(t('kanban', 'Delivered'), span(filter.delivered_at_from, filter.delivered_at_to))],
    [
      ['status_changed_at_from', 'status_changed_at_to'],
      labelled(t('kanban', 'In this status since'), span(filter.status_changed_at_from, filter.status_changed_at_to)),
    ],
    [['total_from', 'total_to'], labelled(t('kanban', 'Total'), between(filter.total_from, filter.total_to))],
    [['currency_code'], labelled(t('kanban', 'Currency'), filter.currency_code?.join(', '))],
    [['country_id'], labelled(t('kanban', 'Country'), filter.country_id?.map(names.country).join(', '))],
    [['track'], labelled(t('kanban', 'Track'), filter.track?.join(', '))],
    [['archived'], flag(filter.archived, t('kanban', 'Archived'), t('kanban', 'Not archived'))],
  ]
  return chips.flatMap(([keys, text]) => (text ? [{ keys, text }] : []))
}

function labelled(label: string, text: string | undefined): string | undefined {
  return text ? `${label}: ${text}` : undefined
}

function flag(value: boolean | undefined, yes: string, no: string): string | undefined {
  if (value === undefined) return undefined
  return value ? yes : no
}

function span(from: string | undefined, to: string | undefined): string | undefined {
  return between(from && dateText(from), to && dateText(to))
}

function between(from: string | undefined, to: string | undefined): string | undefined {
  if (!from && !to) return undefined
  return from === to ? from : `${from ?? '…'} – ${to ?? '…'}`
}

/** A bare day is that day everywhere; an instant is shown in the person's zone. */
function dateText(value: string): string {
  if (value.length === 10) return formatDate(`${value}T00:00:00`, 'onlyDate')
  return `${formatDate(value, 'onlyDate')} ${formatDate(value, 'onlyTime')}`
}
