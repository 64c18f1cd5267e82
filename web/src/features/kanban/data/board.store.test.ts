// @vitest-environment happy-dom

import type { BoardColumn } from '@tracklane/contract/kanban'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { card, column } from '#features/kanban/kanban.testing.ts'
import { type BoardStore, createBoardStore } from './board.store.ts'
import { newMove } from './board-moves.rules.ts'
import type { BoardInput } from './board-state.ts'

const NONE: ReadonlySet<number> = new Set()
const ann = card({ id: 1 })
const bob = card({ id: 2, status_id: 3 })

const input: BoardInput = {
  filter: {},
  layout: [1, 2, 3].map((status_id) => ({ status_id, position: status_id, wip_limit: null, collapsed: false })),
  fields: { get: () => undefined, inOrder: [] },
  answer: [column(1, [ann]), column(2, []), column(3, [bob])],
  isPlaceholder: false,
  isFetching: false,
  density: 'comfortable',
  onOpen: () => undefined,
  onClear: () => undefined,
}
/** Somebody else has moved Ann's order to status 2. */
const annMoved: BoardColumn[] = [column(1, []), column(2, [card({ id: 1, status_id: 2 })]), column(3, [bob])]

const openBoard = () => createBoardStore(input)
const hear = (board: BoardStore, change: Partial<BoardInput>, ids = NONE) => board.receive({ ...board.getState().input, ...change }, ids)
const places = (board: BoardStore) =>
  Object.fromEntries(board.getState().columns.flatMap(({ status_id, orders }) => orders.map(({ id }) => [id, status_id])))
const arrived = (board: BoardStore) => [...board.getState().arrived.keys()]
const selected = (board: BoardStore) => board.getState().chosen.map(({ id }) => id)
const move = (to: number) => newMove(ann, to, '2026-03-01T09:00:00.000Z')

describe('while the person is busy', () => {
  test.each<[string, (board: BoardStore) => void, (board: BoardStore) => void]>([
    ['a card is lifted', (board) => board.pick(bob, 'pointer'), (board) => board.release()],
    ['a menu is open', (board) => board.openMenu(bob, new DOMRect()), (board) => board.closeMenu()],
    ['a dialog asks', (board) => board.ask(newMove(bob, 3, '')), (board) => board.cancel(newMove(bob, 3, ''))],
  ])('because %s, nothing moves, and afterwards the board catches up', (_why, begin, end) => {
    const board = openBoard()
    begin(board)
    hear(board, { answer: annMoved })
    expect([places(board), arrived(board)]).toEqual([{ 1: 1, 2: 3 }, []])
    end(board)
    expect([places(board), arrived(board)]).toEqual([{ 1: 2, 2: 3 }, [1]])
  })

  test('a lifted card hovers, and a dropped one does not', () => {
    const board = openBoard()
    board.pick(ann, 'keyboard')
    expect(board.getState().lift).toEqual({ order: ann, by: 'keyboard', over: 1 })
    board.hover(2)
    const { lift } = board.getState()
    board.hover(2)
    expect(board.getState().lift).toBe(lift)
    expect(lift?.over).toBe(2)
    board.release()
    board.hover(3)
    expect(board.getState().lift).toBeUndefined()
  })
})

describe('changes of others glow', () => {
  test.each<[string, (board: BoardStore) => void, number[]]>([
    ['a card in another column', (board) => hear(board, { answer: annMoved }), [1]],
    [
      'a new card that was heard of, be it before the answer',
      (board) => {
        hear(board, { isFetching: true }, new Set([9]))
        hear(board, { isFetching: false, answer: [column(1, [card({ id: 9 }), ann]), column(3, [bob])] })
      },
      [9],
    ],
    ['but not a card that was only loaded', (board) => hear(board, { answer: [column(1, [card({ id: 9 }), ann])] }), []],
    [
      'but not one that was heard of for an answer before',
      (board) => {
        hear(board, { answer: [column(1, [ann])] }, new Set([9]))
        hear(board, { answer: [column(1, [ann, card({ id: 9 })])] })
      },
      [],
    ],
    [
      'but not what the person has sent there',
      (board) => {
        board.send(move(2))
        hear(board, { answer: annMoved })
      },
      [],
    ],
    [
      'but not many that the person has sent there',
      (board) => {
        board.noteSent([1, 2], 2)
        board.noteSent([2], 1)
        hear(board, { answer: annMoved })
      },
      [],
    ],
    [
      'but it does where the person’s own move was refused',
      (board) => {
        board.send(move(2))
        board.refuse(move(2))
        hear(board, { answer: annMoved })
      },
      [1],
    ],
    [
      'but not what another filter finds',
      (board) => {
        hear(board, { filter: { search: 'lee' }, isPlaceholder: true })
        hear(board, { answer: annMoved, isPlaceholder: false })
      },
      [],
    ],
    [
      'but not what the same person did elsewhere',
      (board) => {
        const own = card({ id: 1, status_id: 2, moved_by: { name: 'Ann', own: true } })
        hear(board, { answer: [column(1, []), column(2, [own]), column(3, [bob])] })
      },
      [],
    ],
    ['but not what stands there from the first', () => undefined, []],
  ])('%s', (_what, happens, ids) => {
    const board = openBoard()
    happens(board)
    expect(arrived(board)).toEqual(ids)
  })

  test('and continue through an answer without changes', () => {
    const board = openBoard()
    hear(board, { answer: annMoved })
    hear(board, { answer: [...annMoved] })
    expect(arrived(board)).toEqual([1])
  })

  test('each for its own time, independent of later ones', () => {
    const board = openBoard()
    hear(board, { answer: annMoved })
    const first = [...board.getState().arrived.values()]
    hear(board, { answer: [column(1, []), column(2, [card({ id: 1, status_id: 2 }), card({ id: 2, status_id: 2 })]), column(3, [])] })
    expect(arrived(board)).toEqual([1, 2])
    board.fade(first)
    expect(arrived(board)).toEqual([2])
  })

  test('and fade', () => {
    const board = openBoard()
    hear(board, { answer: annMoved })
    board.fade([...board.getState().arrived.values()])
    expect(arrived(board)).toEqual([])
  })
})

describe('a move of the person', () => {
  test('shows at once and stays until an answer contains it', () => {
    const board = openBoard()
    board.send(move(2))
    expect(places(board)).toEqual({ 1: 2, 2: 3 })
    hear(board, { isFetching: true })
    board.finish(move(2))
    expect([places(board), board.getState().moves.length]).toEqual([{ 1: 2, 2: 3 }, 1])
    hear(board, { isFetching: false, answer: annMoved })
    expect([places(board), board.getState().moves]).toEqual([{ 1: 2, 2: 3 }, []])
  })

  test('that is done stays until the next answer where no request is known', () => {
    const board = openBoard()
    board.send(move(2))
    board.finish(move(2))
    expect(places(board)).toEqual({ 1: 2, 2: 3 })
    hear(board, { answer: annMoved })
    expect([places(board), board.getState().moves]).toEqual([{ 1: 2, 2: 3 }, []])
  })

  test('that is done stays through an answer that is already being requested again', () => {
    const board = openBoard()
    board.send(move(2))
    board.finish(move(2))
    hear(board, { isFetching: true, answer: [column(1, [ann]), column(2, []), column(3, [])] })
    expect(places(board)).toEqual({ 1: 2 })
  })

  test('that is done stays while a menu delays the answer', () => {
    const board = openBoard()
    board.send(move(2))
    hear(board, { isFetching: true })
    board.finish(move(2))
    board.openMenu(bob, new DOMRect())
    hear(board, { isFetching: false, answer: annMoved })
    expect(places(board)).toEqual({ 1: 2, 2: 3 })
    board.closeMenu()
    expect([places(board), board.getState().moves]).toEqual([{ 1: 2, 2: 3 }, []])
  })

  test('that is being sent stays through an answer', () => {
    const board = openBoard()
    board.send(move(2))
    hear(board, { answer: [column(1, [ann, card({ id: 9 })]), column(2, []), column(3, [bob])] })
    expect(places(board)).toEqual({ 1: 2, 2: 3, 9: 1 })
  })

  test.each(['cancel', 'refuse'] as const)('puts the card back on %s, and undoes nothing of others', (how) => {
    const board = openBoard()
    board.ask(move(2))
    board.send(move(2))
    hear(board, { answer: [column(1, [ann]), column(2, [card({ id: 2, status_id: 2 })]), column(3, [])] })
    board[how](move(2))
    expect(places(board)).toEqual({ 1: 1, 2: 2 })
    expect(board.getState()).toMatchObject({ moves: [], focused: 1, claim: { id: 1 } })
  })

  test('of one card does not affect moves of others', () => {
    const board = openBoard()
    board.send(move(2))
    board.send(newMove(bob, 2, ''))
    board.refuse(move(2))
    expect(places(board)).toEqual({ 1: 1, 2: 2 })
  })
})

describe('the selection', () => {
  test('changes by card, by range and by column, and is cleared', () => {
    const board = openBoard()
    hear(board, { answer: [column(1, [ann, card({ id: 8 }), card({ id: 9 })]), column(3, [bob])] })
    board.select(1, false)
    board.select(9, true)
    expect(selected(board)).toEqual([1, 8, 9])
    board.deselect([8])
    board.selectColumn(3)
    board.selectColumn(99)
    expect(selected(board)).toEqual([1, 9, 2])
    board.deselectAll()
    expect([selected(board), board.getState().selection.ids.size]).toEqual([[], 0])
  })

  test('stays through a new answer, without removed orders', () => {
    const board = openBoard()
    board.select(1, false)
    board.select(2, false)
    hear(board, { answer: [column(3, [bob])] })
    expect([selected(board), [...board.getState().selection.ids]]).toEqual([[2], [2]])
  })

  test('has its cards as the board has them now', () => {
    const board = openBoard()
    board.select(1, false)
    hear(board, { answer: annMoved })
    expect(board.getState().chosen).toMatchObject([{ id: 1, status_id: 2 }])
  })
})

describe('the focus', () => {
  test('starts at the first card, and returns there when the focused one is removed', () => {
    const board = openBoard()
    expect(board.getState().tabStop).toBe(1)
    board.focus(2)
    expect(board.getState().tabStop).toBe(2)
    hear(board, { answer: [column(1, [ann])] })
    expect(board.getState().tabStop).toBe(1)
  })

  test('is claimed for a while, and not once the person moves on', () => {
    const board = openBoard()
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    onTestFinished(() => void vi.useRealTimers())
    board.claimFocus(2)
    expect(board.getState()).toMatchObject({ focused: 2, claim: { id: 2, until: 1500 } })
    board.walk(1)
    expect(board.getState()).toMatchObject({ focused: 1, claim: undefined })
  })

  test('returns to the card of a closing menu, and to the Tab stop after a dialog of many', () => {
    const board = openBoard()
    board.openMenu(bob, new DOMRect())
    board.closeMenu()
    expect(board.getState()).toMatchObject({ menu: undefined, claim: { id: 2 } })
    board.focus(1)
    board.claimTabStop()
    expect(board.getState().claim?.id).toBe(1)
  })

  test('cannot be claimed on an empty board', () => {
    const board = createBoardStore({ ...input, answer: [] })
    board.claimTabStop()
    expect(board.getState().claim).toBeUndefined()
  })
})

describe('unchanged objects', () => {
  test('are the columns that an answer does not change', () => {
    const board = openBoard()
    const [first, second, third] = board.getState().columns
    // The query cache keeps equal parts of both answers.
    const same = input.answer.slice(2)
    hear(board, { answer: [column(1, []), column(2, [card({ id: 1, status_id: 2 })]), ...same] })
    const after = board.getState().columns
    expect([after[0] === first, after[1] === second, after[2] === third]).toEqual([false, false, true])
  })

  test('are the columns that a move does not touch', () => {
    const board = openBoard()
    const [, , third] = board.getState().columns
    board.send(move(2))
    expect(board.getState().columns[2]).toBe(third)
  })

  test('are columns that the answer does not contain', () => {
    const board = createBoardStore({ ...input, answer: [] })
    const [first] = board.getState().columns
    hear(board, { answer: [column(2, [])] })
    expect(board.getState().columns[0]).toBe(first)
  })

  test.each<[string, (board: BoardStore) => void]>([
    ['a lift', (board) => board.pick(ann, 'pointer')],
    ['a selection', (board) => board.select(1, false)],
    ['the focus', (board) => board.focus(2)],
    ['a word', (board) => board.say('Put back')],
    ['a fetch that begins', (board) => hear(board, { isFetching: true })],
    ['the time', (board) => board.tick()],
  ])('are all columns and cards after %s', (_what, happens) => {
    const board = openBoard()
    const { columns, cards } = board.getState()
    happens(board)
    expect([board.getState().columns === columns, board.getState().cards === cards]).toEqual([true, true])
  })

  test('are the whole board, where a request changes nothing', () => {
    const board = openBoard()
    board.focus(2)
    const before = board.getState()
    board.focus(2)
    board.closeMenu()
    board.hover(3)
    expect(board.getState()).toBe(before)
  })
})

test('a column stays collapsed as the person left it through every answer; the filter narrows the columns at once', () => {
  const board = openBoard()
  const shown = () => board.getState().columns.map(({ status_id, collapsed }) => [status_id, collapsed])
  const folded = [
    [1, true],
    [2, false],
    [3, false],
  ]
  board.fold(1, true)
  expect(shown()).toEqual(folded)
  hear(board, { answer: annMoved })
  expect(shown()).toEqual(folded)
  board.fold(1, false)
  board.pick(bob, 'pointer')
  hear(board, { filter: { status_id: [1, 2] }, isPlaceholder: true })
  expect(shown()).toEqual([
    [1, false],
    [2, false],
  ])
  hear(board, { layout: input.layout.slice(0, 1) })
  expect(shown()).toEqual([[1, false]])
})
