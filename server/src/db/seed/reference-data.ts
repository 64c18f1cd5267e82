import type { KanbanCardField, KanbanColumn } from '@tracklane/contract/kanban'
import { STATUS, type StatusId } from '@tracklane/contract/order-status'

export const LANGUAGES = [
  { name: 'English', char_code: 'en', source_language: true },
  { name: 'Deutsch', char_code: 'de', source_language: false },
  { name: 'Español', char_code: 'es', source_language: false },
  { name: 'Polski', char_code: 'pl', source_language: false },
  { name: 'Українська', char_code: 'uk', source_language: false },
] as const

/** Digits in everyday use, not those of ISO: fillér and haléř are no longer paid. */
export const CURRENCIES = [
  { code: 'EUR', name: 'Euro', symbol: '€', digits: 2 },
  { code: 'USD', name: 'US dollar', symbol: '$', digits: 2 },
  { code: 'GBP', name: 'Pound sterling', symbol: '£', digits: 2 },
  { code: 'CHF', name: 'Swiss franc', symbol: 'CHF', digits: 2 },
  { code: 'PLN', name: 'Polish złoty', symbol: 'zł', digits: 2 },
  { code: 'CZK', name: 'Czech koruna', symbol: 'Kč', digits: 2 },
  { code: 'HUF', name: 'Hungarian forint', symbol: 'Ft', digits: 0 },
  { code: 'RON', name: 'Romanian leu', symbol: 'lei', digits: 2 },
  { code: 'BGN', name: 'Bulgarian lev', symbol: 'лв.', digits: 2 },
  { code: 'UAH', name: 'Ukrainian hryvnia', symbol: '₴', digits: 2 },
  { code: 'SEK', name: 'Swedish krona', symbol: 'kr', digits: 2 },
  { code: 'DKK', name: 'Danish krone', symbol: 'kr.', digits: 2 },
  { code: 'NOK', name: 'Norwegian krone', symbol: 'kr', digits: 2 },
  { code: 'TRY', name: 'Turkish lira', symbol: '₺', digits: 2 },
  { code: 'JPY', name: 'Japanese yen', symbol: '¥', digits: 0 },
] as const

const LOA = ['logist', 'organization_admin', 'admin'] as const
const LOAC = [...LOA, 'courier'] as const
const OA = ['organization_admin', 'admin'] as const

interface DefaultLink {
  readonly from: StatusId
  readonly to: StatusId
  readonly roles: readonly string[]
}

/** The flow of every new organization (the links of the product's decisions, in their order). */
export const DEFAULT_LINKS: readonly DefaultLink[] = [
  { from: STATUS.NEW, to: STATUS.PROCESSING, roles: LOA },
  { from: STATUS.NEW, to: STATUS.REJECTED, roles: LOA },
  { from: STATUS.PROCESSING, to: STATUS.READY, roles: LOA },
  { from: STATUS.PROCESSING, to: STATUS.REJECTED, roles: LOA },
  { from: STATUS.READY, to: STATUS.IN_DELIVERY, roles: LOA },
  { from: STATUS.READY, to: STATUS.PICKED_UP, roles: LOA },
  { from: STATUS.READY, to: STATUS.REJECTED, roles: LOA },
  { from: STATUS.IN_DELIVERY, to: STATUS.DELIVERED, roles: LOAC },
  { from: STATUS.IN_DELIVERY, to: STATUS.REDELIVERY, roles: LOAC },
  { from: STATUS.IN_DELIVERY, to: STATUS.REJECTED, roles: LOAC },
  { from: STATUS.REDELIVERY, to: STATUS.READY, roles: LOA },
  { from: STATUS.REDELIVERY, to: STATUS.IN_DELIVERY, roles: LOA },
  { from: STATUS.REDELIVERY, to: STATUS.REJECTED, roles: LOA },
  { from: STATUS.REJECTED, to: STATUS.REDELIVERY, roles: LOA },
  { from: STATUS.REJECTED, to: STATUS.RETURNED, roles: LOA },
  { from: STATUS.DELIVERED, to: STATUS.COMPLETED, roles: LOA },
  { from: STATUS.PICKED_UP, to: STATUS.COMPLETED, roles: LOA },
  // Corrections of a wrong click.
  { from: STATUS.PROCESSING, to: STATUS.NEW, roles: LOA },
  { from: STATUS.READY, to: STATUS.PROCESSING, roles: LOA },
  { from: STATUS.IN_DELIVERY, to: STATUS.READY, roles: LOA },
  { from: STATUS.DELIVERED, to: STATUS.IN_DELIVERY, roles: OA },
  { from: STATUS.PICKED_UP, to: STATUS.READY, roles: OA },
  { from: STATUS.COMPLETED, to: STATUS.DELIVERED, roles: OA },
]

/** Sub-statuses for every organization; names are data, so they are not translated. */
export const SUB_STATUSES: readonly { status_id: StatusId; name: string; color: string }[] = [
  { status_id: STATUS.PROCESSING, name: 'Waiting for stock', color: 'orange' },
  { status_id: STATUS.PROCESSING, name: 'Address being checked', color: 'orange' },
  { status_id: STATUS.REDELIVERY, name: 'Nobody at home', color: 'purple' },
  { status_id: STATUS.REDELIVERY, name: 'Customer asked for another day', color: 'purple' },
  { status_id: STATUS.REDELIVERY, name: 'Phone not answered', color: 'purple' },
  { status_id: STATUS.REDELIVERY, name: 'Courier out of time', color: 'purple' },
  { status_id: STATUS.REJECTED, name: 'Customer refused', color: 'red' },
  { status_id: STATUS.REJECTED, name: 'Wrong address', color: 'red' },
  { status_id: STATUS.REJECTED, name: 'Not reachable', color: 'red' },
  { status_id: STATUS.REJECTED, name: 'Damaged', color: 'red' },
  { status_id: STATUS.REJECTED, name: 'Ordered twice', color: 'red' },
  { status_id: STATUS.REJECTED, name: 'Too expensive', color: 'red' },
  { status_id: STATUS.IN_DELIVERY, name: 'Customer called ahead', color: 'orange' },
  { status_id: STATUS.DELIVERED, name: 'Left with a neighbour', color: 'green' },
  { status_id: STATUS.DELIVERED, name: 'Left at the door', color: 'green' },
]

/** Columns in the order of a day's work, from left to right; finished orders are folded at the end. */
export const BOARD_COLUMNS: KanbanColumn[] = [
  { status_id: STATUS.NEW, position: 1, wip_limit: null, collapsed: false },
  { status_id: STATUS.PROCESSING, position: 2, wip_limit: null, collapsed: false },
  { status_id: STATUS.READY, position: 3, wip_limit: null, collapsed: false },
  { status_id: STATUS.IN_DELIVERY, position: 4, wip_limit: null, collapsed: false },
  { status_id: STATUS.REDELIVERY, position: 5, wip_limit: null, collapsed: false },
  { status_id: STATUS.REJECTED, position: 6, wip_limit: null, collapsed: false },
  { status_id: STATUS.DELIVERED, position: 7, wip_limit: null, collapsed: false },
  { status_id: STATUS.PICKED_UP, position: 8, wip_limit: null, collapsed: false },
  { status_id: STATUS.COMPLETED, position: 9, wip_limit: null, collapsed: true },
  { status_id: STATUS.RETURNED, position: 10, wip_limit: null, collapsed: true },
]

/** Icons are names of the Tabler set. */
export const CARD_FIELDS: KanbanCardField[] = [
  { key: 'track', icon: 'barcode', position: 1, visible: true, display: 'text' },
  { key: 'customer_name', icon: 'user', position: 2, visible: true, display: 'text' },
  { key: 'delivery_date', icon: 'calendar', position: 3, visible: true, display: 'text' },
  { key: 'courier', icon: 'truck-delivery', position: 4, visible: true, display: 'text' },
  { key: 'customer_address', icon: 'map-pin', position: 5, visible: true, display: 'both' },
  { key: 'customer_phone', icon: 'phone', position: 6, visible: true, display: 'icon' },
  { key: 'comment', icon: 'message', position: 7, visible: true, display: 'icon' },
  { key: 'foreign_id', icon: 'hash', position: 8, visible: false, display: 'text' },
]
