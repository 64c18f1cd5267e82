import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'
import { describe, expect, test } from 'vitest'
import { arrivals, placesOf, shownColumns, withMoves } from './board-columns.rules.ts'

const order = (id: number, patch: Partial<CompactOrder> = {}): CompactOrder => ({
  id,
  organization_id: 1,
  country_id: 1,
  flow_id: 1,
  version: 1,
  status_id: 1,
  sub_status_id: null,
  sub_status: null,
  track: `TL${id}`,
  foreign_id: null,
  customer_full_name: 'Ann Lee',
  customer_phone: null,
  customer_address: 'Main Street 1',
  comment: null,
  courier_id: null,
  courier: null,
  delivery_from: null,
  delivery_to: null,
  payment_type: 1,
  paid: false,
  archived: false,
  deleted: false,
  total: '149.90',
  currency_code: 'EUR',
  status_changed_at: '2026-01-01T00:00:00.000Z',
  ...patch,
})

const column = (status_id: number, orders: CompactOrder[], patch: Partial<BoardColumn> = {}): BoardColumn => ({
  status_id,
  total: orders.length,
  sums: [],
  orders,
  next_cursor: null,
  ...patch,
})

const NOW = '2026-01-02T00:00:00.000Z'

const at = (columns: readonly BoardColumn[], status: number) => columns.find((one) => one.status_id === status)

describe('the columns shown', () => {
  test('stand in the order of the board, an unanswered one empty', () => {
    const layout = [
      { status_id: 2, position: 2, wip_limit: 5, collapsed: false },
      { status_id: 1, position: 1, wip_limit: null, collapsed: true },
    ]
    const shown = shownColumns(layout, [column(1, [order(7)])])
    expect(shown.map((one) => [one.status_id, one.total, one.wip_limit, one.collapsed])).toEqual([
      [1, 1, null, true],
      [2, 0, 5, false],
    ])
  })

  test('are only those the filter names', () => {
    const layout = [1, 2, 3].map((status_id) => ({ status_id, position: status_id, wip_limit: null, collapsed: false }))
    expect(shownColumns(layout, [], [2]).map((one) => one.status_id)).toEqual([2])
  })
})

describe('a pending move', () => {
  test('takes card, count and exact sum along', () => {
    const card = order(7)
    const columns = [
      column(1, [card, order(8)], { total: 30, sums: [{ currency_code: 'EUR', total: '1000.00' }] }),
      column(2, [], { sums: [{ currency_code: 'EUR', total: '0.10' }] }),
    ]
    const moved = withMoves(columns, [{ order: card, to: 2, at: NOW }])
    expect(at(moved, 1)).toMatchObject({ total: 29, sums: [{ total: '850.10' }] })
    expect(at(moved, 2)).toMatchObject({ total: 1, sums: [{ total: '150.00' }], orders: [{ id: 7, status_id: 2 }] })
  })

  test('leaves a prepaid order out of the sums', () => {
    const card = order(7, { payment_type: 2 })
    const moved = withMoves([column(1, [card]), column(2, [])], [{ order: card, to: 2, at: NOW }])
    expect(at(moved, 2)?.sums).toEqual([])
  })

  test('gives way when somebody else moved the card meanwhile', () => {
    const columns = [column(2, []), column(3, [order(7, { status_id: 3 })])]
    expect(withMoves(columns, [{ order: order(7), to: 2, at: NOW }])).toBe(columns)
  })
})

describe('arrivals', () => {
  const before = placesOf([column(1, [order(7)]), column(2, [order(8)])])

  test('are cards that changed their column and new ones somebody changed', () => {
    const after = [column(2, [order(7), order(8), order(9), order(10)])]
    expect(arrivals(before, after, new Set([9])).map((one) => one.id)).toEqual([7, 9])
  })
})
