import { act, fireEvent, screen } from '@testing-library/react'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { deliveryEndpoints } from '@tracklane/contract/delivery'
import { handoverEndpoints } from '@tracklane/contract/handover'
import { homeEndpoints } from '@tracklane/contract/home'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import type { Role } from '@tracklane/contract/kit/role'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { rejectedOrderEndpoints } from '@tracklane/contract/rejected-order'
import { vi } from 'vitest'
import { delivery } from '#features/delivery/courier-home.testing.ts'
import { answerBoard, card, column } from '#features/kanban/kanban.testing.ts'
import { orderRow } from '#features/order/order.testing.ts'
import { answer } from '#testing/answer.ts'
import { EMPTY_HOME } from '#testing/empty-home.ts'
import { type Question, question } from '#testing/live-server.ts'

const AT = '2026-03-01T08:00:00.000Z'

/** A screen that is kept up to date with other people's changes: it shows the server's word. */
export interface LiveScreen {
  readonly name: string
  readonly url: string
  readonly as: Role
  readonly question: Question
  /** Prepares the rest of the screen. */
  readonly prepare?: () => void
  /** Asks for the next page, where there are pages. It shows the word and “next”. */
  readonly next?: () => void
  /** The text with which the screen says that its data may be old. */
  readonly stale: RegExp
}

const STALE = /^Stale since/
const LOST = /^Connection lost/

const pageOf = <Row>(data: Row[], meta = {}) => ({
  data,
  meta: { current_page: 1, per_page: 25, total: data.length, last_page: 1, ...meta },
})
const press = (name: string) => () => void fireEvent.click(screen.getByRole('button', { name }))

export const LIVE_SCREENS: readonly LiveScreen[] = [
  {
    name: 'the board',
    url: '/order/kanban',
    as: 'logist',
    stale: STALE,
    prepare: () => {
      answerBoard()
      watchEnds()
    },
    question: question(kanbanEndpoints.orders, (word, { query }) => {
      if (query.has('cursor')) return { data: [column(1, [card({ id: 2, customer_full_name: `${word} next` })])] }
      const first = column(1, [card({ customer_full_name: word })], { total: 2, next_cursor: 'after 1' })
      return { data: [first, ...[2, 3, 6].map((status_id) => column(status_id, []))] }
    }),
    next: reachEnd,
  },
  {
    name: 'the list of orders',
    url: '/order/index',
    as: 'logist',
    stale: LOST,
    prepare: answerNames,
    question: question(orderListEndpoints.list, (word, { query }) => {
      const meta = { current_page: Number(query.get('page') ?? 1), total: 50, last_page: 2 }
      return pageOf([orderRow({ customer_full_name: meta.current_page === 2 ? `${word} next` : word })], meta)
    }),
    next: press('Next page'),
  },
  {
    name: 'one order',
    url: '/order/index?id=1',
    as: 'logist',
    stale: LOST,
    prepare: () => {
      answerNames()
      answer(orderLogEndpoints.statusLog, { data: [] })
      answer(orderListEndpoints.list, pageOf([1, 2].map((id) => orderRow({ id, track: `TL${id}`, customer_full_name: 'Anybody' }))))
    },
    question: question(orderEndpoints.get, (word, { path }) => {
      const id = Number(path.split('/').at(-1))
      return { data: { ...orderRow({ id, customer_full_name: id === 2 ? `${word} next` : word }), transitions: [], refused: [] } }
    }),
    next: press('Next order'),
  },
  {
    name: 'home',
    url: '/',
    as: 'logist',
    stale: STALE,
    question: question(homeEndpoints.numbers, (word) => ({
      data: { ...EMPTY_HOME, orders: numbersOf(word) },
    })),
  },
  {
    name: "a courier's day",
    url: '/',
    as: 'courier',
    stale: /^No connection\.$/,
    question: question(deliveryEndpoints.deliveries, (word) => ({
      data: { now: new Date().toISOString(), orders: [delivery({ customer_full_name: word })], reasons: [] },
    })),
  },
  {
    name: 'finance',
    url: '/order/finance/',
    as: 'logist',
    stale: STALE,
    prepare: () => {
      answerNames()
      answer(handoverEndpoints.list, pageOf([]))
    },
    question: question(orderFinanceEndpoints.sums, (word) => ({ data: [sumsOf(word)], meta: { counted_at: AT } })),
  },
  {
    name: 'redelivery',
    url: '/order/redeliver-dates/',
    as: 'logist',
    stale: STALE,
    prepare: () => {
      answerNames()
      answer(courierEndpoints.load, { data: [] })
    },
    question: question(orderListEndpoints.list, (word) => pageOf([orderRow({ customer_full_name: word, status_id: 4 })])),
  },
  {
    name: 'the archive',
    url: '/order/archive/',
    as: 'logist',
    stale: LOST,
    prepare: answerNames,
    question: question(orderListEndpoints.list, (word, { query }) => {
      const meta = { current_page: Number(query.get('page') ?? 1), total: 50, last_page: 2 }
      const customer_full_name = meta.current_page === 2 ? `${word} next` : word
      return pageOf([orderRow({ customer_full_name, archived: true, archived_at: AT })], meta)
    }),
    next: press('Next page'),
  },
  {
    name: 'the list of rejected orders',
    url: '/order/rejected/',
    as: 'logist',
    stale: LOST,
    prepare: answerNames,
    question: question(rejectedOrderEndpoints.list, (word, { query }) => {
      const meta = { current_page: Number(query.get('page') ?? 1), total: 50, last_page: 2 }
      const customer_full_name = meta.current_page === 2 ? `${word} next` : word
      return pageOf([{ ...orderRow({ customer_full_name, status_id: 5 }), organization: 'Hansekurier' }], meta)
    }),
    next: press('Next page'),
  },
]

/** Milliseconds after which an observer reports. */
const FRAME = 16

let ends: { isReached: boolean; watched: Map<Element, () => void> }

/** Tests have no layout: after `reachEnd` the element after the last card counts as in sight, also for later cards. */
function watchEnds(): void {
  const now = { isReached: false, watched: new Map<Element, () => void>() }
  ends = now
  class Observer {
    readonly #tell: () => void
    constructor(tell: IntersectionObserverCallback) {
      const seen = { isIntersecting: true } as IntersectionObserverEntry // the part that its listener reads
      this.#tell = () => tell([seen], {} as IntersectionObserver) // the second argument is not read
    }
    observe(end: Element) {
      now.watched.set(end, this.#tell)
      if (now.isReached) setTimeout(() => now.watched.get(end)?.(), FRAME)
    }
    unobserve(end: Element) {
      now.watched.delete(end)
    }
    disconnect() {
      for (const [end, tell] of now.watched) if (tell === this.#tell) now.watched.delete(end)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}

/** Brings the end of the cards into sight, or presses the button where the next cards did not come. */
function reachEnd(): void {
  const again = screen.queryByRole('button', { name: 'Load more orders' })
  if (again) fireEvent.click(again)
  if (again || ends.isReached) return
  ends.isReached = true
  act(() => {
    for (const tell of ends.watched.values()) tell()
  })
}

function answerNames(): void {
  answer(countryEndpoints.list, { data: [] })
  answer(orderStatusEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
  answer(courierEndpoints.list, pageOf([]))
}

const sumsOf = (courier: string) => ({
  courier_id: 5,
  courier,
  currency_code: 'EUR',
  expected: '0.00',
  expected_orders: 0,
  outstanding: '10.00',
  outstanding_orders: 1,
  collected: '0.00',
  collected_orders: 0,
  prepaid: '0.00',
  prepaid_orders: 0,
})

const numbersOf = (reason: string) => ({
  counted_at: AT,
  by_status: [{ status_id: 1, total: 3, late: 0, without_courier: 0 }],
  late: 0,
  without_courier: 0,
  expected: [],
  outstanding: [],
  collected: [],
  rejected_total: 3,
  rejected_rate: 0.1,
  by_day: [{ day: '2026-03-01', created: 0, delivered: 0, rejected: 2 }],
  rejected_reasons: [{ sub_status_id: 4, sub_status: reason, total: 2 }],
  by_country: [],
})
