import type { OrderSubStatus } from '@tracklane/contract/order-sub-status'
import { expect, test } from 'vitest'
import { groupsOf } from './sub-status-groups.rules.ts'

const row = (id: number, status_id: number, organization_id: number | null) => ({ id, status_id, organization_id }) as OrderSubStatus
const rows = [row(1, 5, null), row(2, 5, 7), row(3, 5, 8), row(4, 4, 7)]
const told = (owner: number | null | undefined) =>
  groupsOf(rows, owner)
    .filter(({ shared, own }) => shared.length + own.length > 0)
    .map(({ status, shared, own }) => [status, shared.map(({ id }) => id), own.map(({ id }) => id)])

test.each([
  [
    'the viewer’s own beside everybody’s',
    undefined,
    [
      [4, [], [4]],
      [5, [1], [2, 3]],
    ],
  ],
  ['everybody’s', null, [[5, [], [1]]]],
  [
    'those of one organization',
    7,
    [
      [4, [], [4]],
      [5, [], [2]],
    ],
  ],
  ['of one that has none', 9, []],
] as const)('%s', (_, owner, expected) => {
  expect(told(owner)).toEqual(expected)
})

test('every status has its group', () => {
  expect(groupsOf([], undefined).map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
