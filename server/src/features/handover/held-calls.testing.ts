/** A held order, and other data that a call may need. */
export interface Held {
  readonly id: number
  /** The number of its hand-over. */
  readonly number: number
  readonly assignment: number
  readonly otherCourier: number
}

/** An attempt to change the order by a call. */
interface Try {
  readonly what: string
  readonly status?: number
  /** The other state of the order. */
  readonly first?: { archived_at?: Date; deleted_at?: Date }
  readonly url: (held: Held) => string
  readonly body?: (held: Held) => object
}

interface Stand {
  /** Tries that are refused while a living hand-over holds the order. */
  readonly refused?: readonly Try[]
  /** Tries that succeed and leave the held fields unchanged. */
  readonly allowed?: readonly Try[]
}

const many = ({ id }: Held) => ({ order_ids: [id] })
const move = (to: number, status = 7, body: object = {}): Try => ({
  what: `from ${status} to ${to} ${JSON.stringify(body)}`,
  status,
  url: ({ id }) => `/order/status/${id}/${to}`,
  body: () => body,
})
const moveMany = (to: number, status = 7): Try => ({
  what: `from ${status} to ${to}`,
  status,
  url: () => '/order/status',
  body: (held) => ({ ...many(held), status_id: to }),
})
const edit = (body: object): Try => ({ what: JSON.stringify(body), url: ({ id }) => `/order/${id}`, body: () => body })
const bulk = (name: string, body: object = {}): Try => ({
  what: `${name} ${JSON.stringify(body)}`,
  url: () => `/order/${name}`,
  body: (held) => ({ ...many(held), ...body }),
})
const paid = (isPaid: boolean): Try => ({
  what: String(isPaid),
  url: () => '/order/paid',
  body: ({ id }) => ({ orders: [id], paid: isPaid }),
})

/** Every call that writes orders, with its effect on an order whose money is handed over: add new calls here. */
export const HELD_CALLS: Readonly<Record<string, Stand>> = {
  'PUT /order/:id': {
    refused: [
      { payment_type: 2 },
      { payment_type: null },
      { products: [] },
      { products: [{ name: 'Lamp', sku: 'L-1', quantity: 3, price: '50.00' }] },
      { order_price: '1.00' },
      { delivery_price: '0.01' },
      { currency_code: 'PLN' },
      { comment: 'Along with it', delivery_price: '9' },
    ].map(edit),
    allowed: [
      { comment: 'Ring twice' },
      { customer_full_name: 'Somebody' },
      { payment_type: 1, order_price: '100', delivery_price: '5.0', currency_code: 'EUR' },
      { products: [{ name: 'Lamp', sku: 'L-1', quantity: 2, price: '50' }] },
    ].map(edit),
  },
  'DELETE /order/:id': { refused: [{ what: 'it', url: ({ id }) => `/order/${id}` }] },
  'POST /order/status/:orderId/:statusId': {
    refused: [
      ...[1, 2, 3, 4, 5, 6, 8, 10].map((to) => move(to)),
      ...[3, 6, 7].map((to) => move(to, 8)),
      ...[6, 7, 8].map((to) => move(to, 9)),
      { ...move(9), what: 'completed by another courier', body: ({ otherCourier }) => ({ courier_id: otherCourier }) },
    ],
    allowed: [move(9), move(9, 8), move(7, 7, { comment: 'Left at the door' })],
  },
  'POST /order/status': { refused: [moveMany(6), moveMany(3, 8), moveMany(7, 9)], allowed: [moveMany(9), moveMany(9, 8)] },
  'POST /order/paid': { refused: [paid(true), paid(false)] },
  'POST /order/courier': {
    refused: [
      { what: 'another', url: () => '/order/courier', body: (held) => ({ ...many(held), courier_id: held.otherCourier }) },
      bulk('courier', { courier_id: null }),
    ],
  },
  'POST /courier-order': {
    refused: [
      { what: 'another', url: () => '/courier-order', body: ({ id, otherCourier }) => ({ order_id: id, courier_id: otherCourier }) },
    ],
  },
  'PUT /courier-order/:id': {
    refused: [
      {
        what: 'another',
        url: ({ assignment }) => `/courier-order/${assignment}`,
        body: ({ otherCourier }) => ({ courier_id: otherCourier }),
      },
      { what: 'nobody', url: ({ assignment }) => `/courier-order/${assignment}`, body: () => ({ courier_id: null }) },
    ],
    allowed: [{ what: 'a remark', url: ({ assignment }) => `/courier-order/${assignment}`, body: () => ({ comment: 'By bike' }) }],
  },
  'POST /order/archive': { allowed: [bulk('archive')] },
  'POST /order/archive-restore': { allowed: [{ ...bulk('archive-restore'), first: { archived_at: new Date('2026-03-30T09:30:00Z') } }] },
  'POST /order/delivery-date': { allowed: [bulk('delivery-date', { delivery_to: '2026-04-01T10:00:00Z' })] },
  'PUT /order/change-address/:id': {
    allowed: [{ what: 'another', url: ({ id }) => `/order/change-address/${id}`, body: () => ({ address: 'Moon 1' }) }],
  },
  'PUT /order/change-delivered-at/:id': {
    allowed: [
      {
        what: 'an hour before',
        url: ({ id }) => `/order/change-delivered-at/${id}`,
        body: () => ({ deliveredAt: '2026-03-30T08:00:00Z' }),
      },
    ],
  },
  'POST /order/:id/restore': {
    allowed: [
      {
        what: 'one that was deleted before that was refused',
        first: { deleted_at: new Date('2026-03-30T09:30:00Z') },
        url: ({ id }) => `/order/${id}/restore`,
      },
    ],
  },
  'POST /handover': {},
  'POST /handover/:id/cancel': {},
  'POST /order': {},
}

/** Calls that read with any method, or write beside the orders. */
export const READING: readonly string[] = [
  'POST /order-admin/list',
  'POST /order/export',
  'POST /order/export-admin',
  'POST /order/facts',
  'POST /order/financial-report-export',
  'POST /order/ids',
  'POST /order/labels',
  'POST /order/labels-check',
  'POST /order/list',
  'POST /order/manifest',
  'POST /order/status-preview',
  'POST /order/tracks',
  'POST /rejected-order/list',
  'PUT /order/:id/message-refusal',
]

/** Addresses that name no order. */
export const BESIDE_ORDERS: ReadonlySet<string> = new Set([
  'broadcasting',
  'country',
  'courier',
  'currency',
  'faq',
  'faq-category',
  'i18n',
  'impersonate',
  'issue',
  'kanban',
  'kanban-card',
  'knowledge',
  'language',
  'message',
  'message-refusal',
  'notification',
  'onboarding',
  'order-flow',
  'order-sub-status',
  'organization',
  'test-push',
  'user',
])
