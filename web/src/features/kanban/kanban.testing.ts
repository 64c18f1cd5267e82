import { courierEndpoints } from '@tracklane/contract/courier'
import { type BoardColumn, type CardKey, type CompactOrder, kanbanEndpoints } from '@tracklane/contract/kanban'
import type { Reply } from '@tracklane/contract/kit/endpoint'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { answer } from '#testing/answer.ts'

const AT = '2026-03-01T08:00:00.000Z'

export const card = (patch: Partial<CompactOrder>): CompactOrder => ({
  id: 1,
  organization_id: 1,
  country_id: 1,
  flow_id: 1,
  version: 1,
  status_id: 1,
  sub_status_id: null,
  sub_status: null,
  track: 'TL0000000001',
  foreign_id: 'HK-100',
  customer_full_name: 'Ann Lee',
  customer_phone: '+49 151 1234',
  customer_address: 'Gartenweg 1, Hamburg',
  postcode: null,
  town: null,
  comment: null,
  courier_id: null,
  courier: null,
  delivery_from: null,
  delivery_to: null,
  payment_type: 1,
  paid: false,
  handover: null,
  archived: false,
  deleted: false,
  total: '1149.90',
  currency_code: 'EUR',
  status_changed_at: AT,
  moved_by: null,
  ...patch,
})

export const column = (status_id: number, orders: CompactOrder[], patch: Partial<BoardColumn> = {}): BoardColumn => ({
  status_id,
  total: orders.length,
  whole: patch.total ?? orders.length,
  sums: [],
  orders,
  next_cursor: null,
  ...patch,
})

export const ann = card({})
export const bob = card({ id: 2, track: 'TL0000000002', customer_full_name: 'Bob Ray', status_id: 3, payment_type: 2, paid: true })

const row = { id: 1, name: 'Board', organization_id: null, country_id: null, created_at: AT, updated_at: AT }

export const flow: Reply<typeof orderFlowEndpoints.default>['data'] = {
  ...row,
  is_default: true,
  version: 1,
  links: [
    { id: 1, status_from: 1, status_to: 2, roles: ['logist'] },
    { id: 2, status_from: 3, status_to: 6, roles: ['logist'] },
    { id: 3, status_from: 1, status_to: 6, roles: ['admin'] },
  ],
}

/** All fields in the order of the layout that every organization begins with. */
const CARD_ORDER: readonly CardKey[] = [
  'track',
  'customer_name',
  'delivery_date',
  'courier',
  'customer_address',
  'customer_phone',
  'comment',
  'foreign_id',
]

/** Answers with a board of four columns, or of these, with Ann's and Bob's order, their flow and two couriers. */
export function answerBoard(statuses: readonly number[] = [1, 2, 3, 6]): void {
  answer(kanbanEndpoints.board, {
    data: {
      ...row,
      columns: statuses.map((status_id, position) => ({
        status_id,
        position,
        wip_limit: status_id === 1 ? 20 : null,
        collapsed: false,
      })),
    },
  })
  answer(kanbanEndpoints.card, {
    data: { ...row, fields: CARD_ORDER.map((key, position) => ({ key, icon: 'tag', position, visible: true, display: 'both' as const })) },
  })
  answer(kanbanEndpoints.orders, {
    data: [
      column(1, [ann], { total: 34, sums: [{ currency_code: 'EUR', total: '12345.60' }] }),
      column(2, []),
      column(3, [bob]),
      column(6, []),
    ].filter(({ status_id }) => statuses.includes(status_id)),
  })
  answer(orderFlowEndpoints.default, { data: flow })
  answer(orderStatusEndpoints.list, { data: [] })
  answer(courierEndpoints.options, {
    data: [
      {
        id: 5,
        name: 'Carl Fast',
        organization_id: 1,
        country_id: 1,
        vehicle: 'van',
        capacity: 10,
        active: true,
        open_orders: 4,
        day_orders: 10,
      },
      {
        id: 6,
        name: 'Dora Swift',
        organization_id: 1,
        country_id: 1,
        vehicle: 'bike',
        capacity: 10,
        active: true,
        open_orders: 1,
        day_orders: 3,
      },
    ],
  })
}
