import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'
import { describe, expect, test } from 'vitest'
import { card, column } from '#features/kanban/kanban.testing.ts'
import { foldedAs, keptColumns, type PendingMove, type ShownColumn, shownColumns, withMoves } from './board-columns.rules.ts'

const AT = '2026-01-02T00:00:00.000Z'
const EUR = { currency_code: 'EUR', total: '1000.00' }

const layout = [
  { status_id: 2, position: 2, wip_limit: 5, collapsed: false },
  { status_id: 1, position: 1, wip_limit: null, collapsed: true },
  { status_id: 3, position: 3, wip_limit: null, collapsed: false },
]
const order = (id: number, patch: Partial<CompactOrder> = {}) => card({ id, total: '149.90', ...patch })
const move = (moved: CompactOrder, to: number): PendingMove => ({ order: moved, to, at: AT })
const at = (columns: readonly BoardColumn[], status: number) => columns.find((one) => one.status_id === status)

describe('shown columns', () => {
  test('are in the order of the board, without cards where no answer has arrived', () => {
    const shown = shownColumns(layout, [column(1, [order(7)])])
    expect(shown).toMatchObject([
      { status_id: 1, total: 1, wip_limit: null, collapsed: true, orders: [{ id: 7 }] },
      { status_id: 2, total: 0, wip_limit: 5, collapsed: false, orders: [], sums: [], next_cursor: null },
      { status_id: 3, total: 0, wip_limit: null, collapsed: false, orders: [], sums: [], next_cursor: null },
    ])
  })

  test.each([
    ['the columns of the filter', [3, 2], [2, 3]],
    ['all where it names none', [], [1, 2, 3]],
    ['all without a filter', undefined, [1, 2, 3]],
  ])('are %s', (_which, only, statuses) => {
    expect(shownColumns(layout, [], only).map((one) => one.status_id)).toEqual(statuses)
  })

  test.each([
    ['as the board has it', undefined, true],
    ['as the person has left it', false, false],
  ])('a column is collapsed %s', (_how, said, isCollapsed) => {
    const [first] = shownColumns(layout, [])
    expect(first && foldedAs(first, said).collapsed).toBe(isCollapsed)
  })
})

describe('a pending move', () => {
  test('moves card and count; the card is new in its status and without its reason', () => {
    const reasoned = order(7, { sub_status_id: 4, sub_status: 'No answer' })
    const moved = withMoves([column(1, [reasoned, order(8)], { total: 30 }), column(2, [order(9)], { total: 12 })], [move(reasoned, 2)])
    expect(at(moved, 1)).toMatchObject({ total: 29, orders: [{ id: 8 }] })
    expect(at(moved, 2)).toMatchObject({
      total: 13,
      orders: [{ id: 7, status_id: 2, status_changed_at: AT, sub_status_id: null, sub_status: null }, { id: 9 }],
    })
  })

  test.each([
    ['the exact amount', {}, [EUR], [{ ...EUR, total: '0.10' }], [{ ...EUR, total: '850.10' }], [{ ...EUR, total: '150.00' }]],
    ['what is left of nothing', {}, [{ ...EUR, total: '149.90' }], [], [], [{ ...EUR, total: '149.90' }]],
    ['nothing of a prepaid order', { payment_type: 2 }, [EUR], [], [EUR], []],
    [
      'nothing of another currency',
      { currency_code: 'CHF' },
      [EUR, { currency_code: 'CHF', total: '200.00' }],
      [EUR],
      [EUR, { currency_code: 'CHF', total: '50.10' }],
      [EUR, { currency_code: 'CHF', total: '149.90' }],
    ],
  ] as const)('moves in the sums %s', (_what, patch, from, to, left, come) => {
    const moving = order(7, patch)
    const moved = withMoves([column(1, [moving], { sums: [...from] }), column(2, [], { sums: [...to] })], [move(moving, 2)])
    expect([at(moved, 1)?.sums, at(moved, 2)?.sums]).toEqual([left, come])
  })

  test.each([
    ['when somebody else moved the card meanwhile', [column(2, []), column(3, [order(7, { status_id: 3 })])]],
    ['once the server shows it', [column(1, []), column(2, [order(7, { status_id: 2 })])]],
    ['when the card has left the board', [column(1, []), column(2, [])]],
  ])('is ignored %s', (_when, columns) => {
    expect(withMoves(columns, [move(order(7), 2)])).toBe(columns)
  })

  test('to a hidden column removes the card', () => {
    const moved = withMoves([column(1, [order(7)])], [move(order(7), 9)])
    expect(moved).toMatchObject([{ status_id: 1, total: 0, orders: [] }])
  })
})

describe('columns kept from the former answer', () => {
  const before = shownColumns(layout, [column(1, [order(7)]), column(2, [])])
  const [first] = before
  const changed = (patch: Partial<ShownColumn>) => before.map((one) => (one === first ? { ...one, ...patch } : { ...one }))

  test.each<[string, Partial<ShownColumn>]>([
    ['its cards are', { orders: [order(8)] }],
    ['its count is', { total: 2 }],
    ['its cursor is', { next_cursor: 'after-7' }],
    ['it is folded', { collapsed: false }],
  ])('are all but the one where %s differs', (_what, patch) => {
    const kept = keptColumns(before, changed(patch))
    expect(kept.map((one, at) => one === before[at])).toEqual([false, true, true])
    expect(kept[0]).toMatchObject(patch)
  })

  test('are all, where nothing differs', () => {
    expect(keptColumns(before, changed({}))).toBe(before)
  })

  test.each([
    ['fewer', () => before.slice(1)],
    ['more', () => [...before, ...shownColumns([{ status_id: 9, position: 9, wip_limit: null, collapsed: false }], [])]],
    ['in another order', () => [...before].reverse()],
  ])('are the same objects, where there are %s', (_how, columns) => {
    const after = columns()
    const kept = keptColumns(before, after)
    expect(kept).toEqual(after)
    expect(kept.filter((one) => before.includes(one))).toHaveLength(Math.min(before.length, after.length))
  })
})
