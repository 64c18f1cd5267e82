import type { BoardColumn } from '@tracklane/contract/kanban'
import { describe, expect, test } from 'vitest'
import { card, column } from '#features/kanban/kanban.testing.ts'
import { newMove, staged } from './board-moves.rules.ts'
import { firstState, settled } from './board-state.rules.ts'
import type { BoardInput, BoardMove, BoardState } from './board-state.ts'

const ann = card({ id: 1 })
const bob = card({ id: 2, status_id: 3 })
const answer = [column(1, [ann]), column(2, []), column(3, [bob])]
const annMoved = [column(1, []), column(2, [card({ id: 1, status_id: 2 })]), column(3, [bob])]
const move = newMove(ann, 2, '2026-03-01T09:00:00.000Z')

const input: BoardInput = {
  filter: {},
  layout: [1, 2, 3].map((status_id) => ({ status_id, position: status_id, wip_limit: null, collapsed: false })),
  fields: { get: () => undefined, inOrder: [] },
  answer,
  isPlaceholder: false,
  isFetching: false,
  density: 'comfortable',
  onOpen: () => undefined,
  onClear: () => undefined,
}

const first = firstState(input, 0)
const then = (state: BoardState, change: Partial<BoardState>) => settled(state, { ...state, ...change })
const heard = (state: BoardState, change: Partial<BoardInput>, ids: number[] = []) =>
  then(state, { input: { ...state.input, ...change }, heard: new Set(ids) })
const inStage = (stage: BoardMove['stage'], state = first) => then(state, { moves: staged(state.moves, move, stage) })
const places = ({ columns }: BoardState) =>
  Object.fromEntries(columns.flatMap(({ status_id, orders }) => orders.map(({ id }) => [id, status_id])))
const news = ({ arrived }: BoardState) => [...arrived.keys()]

test('at first the answer is shown, without arrivals', () => {
  expect([places(first), news(first), first.tabStop, first.chosen]).toEqual([{ 1: 1, 2: 3 }, [], 1, []])
})

describe('an answer', () => {
  test.each<[string, BoardState, Record<number, number>, number[]]>([
    ['is shown, and what came by others arrives', heard(first, { answer: annMoved }), { 1: 2, 2: 3 }, [1]],
    [
      'waits while a card is lifted',
      heard(then(first, { lift: { order: bob, by: 'pointer', over: 3 } }), { answer: annMoved }),
      { 1: 1, 2: 3 },
      [],
    ],
    [
      'waits while a menu is open',
      heard(then(first, { menu: { order: bob, anchor: {} as DOMRect } }), { answer: annMoved }),
      { 1: 1, 2: 3 },
      [],
    ],
    ['waits while a dialog asks', heard(inStage('asking'), { answer: annMoved }), { 1: 2, 2: 3 }, []],
    [
      'brings no news of what was sent there from here',
      heard(then(first, { sent: new Map([[1, 2]]) }), { answer: annMoved }),
      { 1: 2, 2: 3 },
      [],
    ],
    [
      'brings news of what others sent elsewhere',
      heard(then(first, { sent: new Map([[1, 3]]) }), { answer: annMoved }),
      { 1: 2, 2: 3 },
      [1],
    ],
    ['to another filter brings no news', heard(first, { answer: annMoved, filter: { search: 'x' } }), { 1: 2, 2: 3 }, []],
    [
      'of the filter before is shown, and is no news when its own comes',
      heard(heard(first, { filter: { search: 'x' }, isPlaceholder: true }), { answer: annMoved, isPlaceholder: false }),
      { 1: 2, 2: 3 },
      [],
    ],
    ['without a card takes it away', heard(first, { answer: [column(1, []), column(3, [bob])] }), { 2: 3 }, []],
    [
      'with a card that was heard of brings it',
      heard(first, { answer: [column(1, [ann, card({ id: 9 })]), column(3, [bob])] }, [9]),
      { 1: 1, 2: 3, 9: 1 },
      [9],
    ],
    [
      'with a card that was only scrolled to is no news',
      heard(first, { answer: [column(1, [ann, card({ id: 9 })]), column(3, [bob])] }),
      { 1: 1, 2: 3, 9: 1 },
      [],
    ],
  ])('%s', (_what, state, expected, arrived) => {
    expect([places(state), news(state)]).toEqual([expected, arrived])
  })

  test('that waited is shown once the drag has ended, and heard changes are forgotten', () => {
    const waiting = heard(then(first, { lift: { order: bob, by: 'keyboard', over: 3 } }), { answer: annMoved }, [1])
    const { lift: _, ...free } = waiting
    const state = settled(waiting, free)
    expect([places(state), news(state), state.heard.size]).toEqual([{ 1: 2, 2: 3 }, [1], 0])
  })

  test('that is equal keeps columns and cards as the same objects', () => {
    const state = heard(first, { answer: answer.map((one) => ({ ...one })) })
    expect([state.columns === first.columns, state.cards === first.cards]).toEqual([true, true])
    const other = heard(first, { answer: [answer[0] as BoardColumn, column(2, [card({ id: 9, status_id: 2 })]), answer[2] as BoardColumn] })
    expect(other.columns.map((one, at) => one === first.columns[at])).toEqual([true, false, true])
  })
})

describe("one's own move", () => {
  const sending = inStage('sending')
  const done = inStage('done', heard(sending, { isFetching: true }))
  test.each<[string, BoardState, Record<number, number>, number]>([
    ['is shown while it asks', inStage('asking'), { 1: 2, 2: 3 }, 1],
    ['is shown while it is sent', sending, { 1: 2, 2: 3 }, 1],
    ['is shown over an answer that is older', heard(sending, { answer: [...answer] }), { 1: 2, 2: 3 }, 1],
    ['is kept when it is done, until it was asked for again', done, { 1: 2, 2: 3 }, 1],
    ['leaves with the answer that shows it', heard(done, { answer: annMoved, isFetching: false }), { 1: 2, 2: 3 }, 0],
    ['leaves also where the answer shows something else', heard(done, { answer: [...answer], isFetching: false }), { 1: 1, 2: 3 }, 0],
    [
      'gives way where somebody has moved the card on',
      heard(sending, { answer: [column(1, []), column(3, [card({ id: 1, status_id: 3 }), bob])] }),
      { 1: 3, 2: 3 },
      1,
    ],
    ['that is taken back leaves the card where it stood', then(sending, { moves: [] }), { 1: 1, 2: 3 }, 0],
  ])('%s', (_what, state, expected, moves) => {
    expect([places(state), state.moves.length]).toEqual([expected, moves])
  })
})

describe('consequences', () => {
  test('a removed card leaves the selection, and the next card gets its focus', () => {
    const chosen = then(first, { selection: { ids: new Set([1, 2]), anchor: 1 } as BoardState['selection'], focused: 1 })
    expect([chosen.chosen.map(({ id }) => id), chosen.tabStop]).toEqual([[1, 2], 1])
    const state = heard(chosen, { answer: [column(1, []), column(3, [bob])] })
    expect([state.chosen.map(({ id }) => id), [...state.selection.ids], state.tabStop]).toEqual([[2], [2], 2])
  })

  test('a column is collapsed as the person chose, and only requested columns are there', () => {
    const folded = then(first, { folded: new Map([[3, true]]) })
    expect(folded.columns.map(({ status_id, collapsed }) => [status_id, collapsed])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    const narrowed = heard(folded, { filter: { status_id: [3] } })
    expect(narrowed.columns.map(({ status_id }) => status_id)).toEqual([3])
  })
})
