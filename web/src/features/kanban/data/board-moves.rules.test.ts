import { describe, expect, test } from 'vitest'
import { card } from '#features/kanban/kanban.testing.ts'
import { isAsking, newMove, sentTo, staged, unsent, withoutDone, withoutMove } from './board-moves.rules.ts'
import type { BoardMove } from './board-state.ts'

const AT = '2026-03-01T09:00:00.000Z'
const move = (id: number, stage: BoardMove['stage'] = 'asking', at = AT): BoardMove => ({ ...newMove(card({ id }), 2, at), stage })
const shown = (moves: readonly BoardMove[]) => moves.map(({ key, stage }) => `${key.split(' ')[0]} ${stage}`)

test('a move starts with its question, and two moves of one card are two', () => {
  expect(newMove(card({ id: 5, status_id: 1 }), 3, AT)).toMatchObject({ order: { id: 5 }, to: 3, at: AT, stage: 'asking' })
  expect(move(5).key).not.toBe(move(5, 'asking', '2026-03-01T09:00:01.000Z').key)
  expect(move(5).key).not.toBe(move(6).key)
})

test.each<[BoardMove['stage'], boolean]>([
  ['asking', true],
  ['sending', false],
  ['done', false],
])('a move that is %s asks: %s', (stage, asks) => {
  expect(isAsking(move(1, stage))).toBe(asks)
})

describe('moves', () => {
  test.each<[string, readonly BoardMove[], readonly string[]]>([
    ['a first one joins', staged([], move(1), 'asking'), ['1 asking']],
    ['another one joins at the end', staged([move(1, 'sending')], move(2), 'asking'), ['1 sending', '2 asking']],
    ['a move that continues is the last one', staged([move(1), move(2)], move(1), 'sending'), ['2 asking', '1 sending']],
    ['a cancelled move is removed', withoutMove([move(1), move(2)], move(1)), ['2 asking']],
    ['removing a missing move changes nothing', withoutMove([move(1)], move(2)), ['1 asking']],
    ['a second one of the same card stays', withoutMove([move(1), move(1, 'sending', 'later')], move(1)), ['1 sending']],
    ['done moves are removed', withoutDone([move(1, 'done'), move(2, 'sending'), move(3, 'done')]), ['2 sending']],
    ['all may be done', withoutDone([move(1, 'done')]), []],
  ])('%s', (_what, moves, expected) => {
    expect(shown(moves)).toEqual(expected)
  })

  test('without a finished move the list stays the same object', () => {
    const moves = [move(1), move(2, 'sending')]
    expect(withoutDone(moves)).toBe(moves)
  })
})

test.each<[string, ReadonlyMap<number, number>, [number, number][]]>([
  ['one', sentTo(new Map(), [1], 2), [[1, 2]]],
  [
    'many, beside those before',
    sentTo(new Map([[9, 1]]), [1, 2], 3),
    [
      [9, 1],
      [1, 3],
      [2, 3],
    ],
  ],
  ['none', sentTo(new Map([[9, 1]]), [], 3), [[9, 1]]],
  ['one again, elsewhere', sentTo(new Map([[1, 2]]), [1], 3), [[1, 3]]],
  [
    'one that came back',
    unsent(
      new Map([
        [1, 2],
        [2, 2],
      ]),
      1,
    ),
    [[2, 2]],
  ],
  ['one that never went', unsent(new Map([[1, 2]]), 5), [[1, 2]]],
])('columns that cards were moved to: %s', (_what, sent, expected) => {
  expect([...sent]).toEqual(expected)
})
