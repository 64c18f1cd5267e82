import type { FlowIssue } from '@tracklane/contract/order-flow-lint'
import { describe, expect, test } from 'vitest'
import { translatePhrase } from '#lib/i18n.ts'
import { doneText } from './done-text.rules.ts'
import type { Steps } from './flow-draft.rules.ts'
import type { Done } from './flow-history.rules.ts'
import { stepName } from './flow-names.rules.ts'
import { folded } from './issue-fold.rules.ts'
import { repairOf } from './issue-repair.rules.ts'
import { issueTexts, issueTitle } from './issue-text.rules.ts'
import { moveNote } from './move-note.rules.ts'

const pair = { from: 3, to: 6 } as const

test.each<[Done, string]>([
  [{ kind: 'given', ...pair, role: 'courier' }, 'Ready for dispatch to In delivery: Courier may too'],
  [{ kind: 'taken', ...pair, role: 'courier' }, 'Ready for dispatch to In delivery: Courier may not any more'],
  [{ kind: 'added', ...pair }, 'Step from Ready for dispatch to In delivery added'],
  [{ kind: 'removed', ...pair }, 'Step from Ready for dispatch to In delivery removed'],
  [{ kind: 'restored', ...pair }, 'Step from Ready for dispatch to In delivery is as it was'],
  [{ kind: 'set', ...pair }, 'Roles of the step from Ready for dispatch to In delivery changed'],
  [{ kind: 'several', count: 3 }, '3 steps changed'],
  [{ kind: 'discarded', count: 1 }, '1 change discarded'],
  [{ kind: 'joined', count: 2 }, 'My 2 changes are on top of theirs'],
])('%o is in plain words', (done, text) => {
  expect(translatePhrase(doneText(done))).toBe(text)
})

describe('a step is called by its ends and its roles', () => {
  const inOrder = (roles: readonly ('logist' | 'admin' | 'courier' | 'organization_admin')[]) => [...roles]
  test.each([
    [
      { before: ['logist'], roles: ['logist', 'admin'], change: 'changed' },
      'Ready for dispatch to In delivery: Logist and Administrator, changed in this draft',
    ],
    [{ before: undefined, roles: ['logist'], change: 'added' }, 'Ready for dispatch to In delivery: Logist, new in this draft'],
    [{ before: ['logist'], roles: undefined, change: 'removed' }, 'Ready for dispatch to In delivery, removed in this draft'],
    [{ before: ['logist'], roles: ['logist'], change: 'none' }, 'Ready for dispatch to In delivery: Logist'],
    [{ before: ['logist'], roles: [], change: 'changed' }, 'Ready for dispatch to In delivery: nobody yet'],
  ] as const)('%o', (step, text) => {
    expect(translatePhrase(stepName({ ...pair, ...step }, inOrder))).toBe(text)
  })
})

describe('problems', () => {
  test.each<[FlowIssue, string, string]>([
    [
      { kind: 'dead_end', level: 'warning', status_from: 8 },
      'Dead end: Picked up by customer',
      'No step leads out of it, and it is no end.',
    ],
    [
      { kind: 'stranded', level: 'warning', status_from: 8, orders: 37 },
      'Orders are stranded: Picked up by customer',
      '37 orders have no way out of “Picked up by customer”.',
    ],
    [
      { kind: 'stranded', level: 'warning', status_from: 8, orders: 1 },
      'Orders are stranded: Picked up by customer',
      '1 order has no way out of “Picked up by customer”.',
    ],
    [{ kind: 'unreachable', level: 'warning', status_from: 2 }, 'Never reached: Processing', 'No way leads there from a new order.'],
    [
      { kind: 'no_end', level: 'warning', status_from: 2 },
      'Never comes to an end: Processing',
      'From there no order can be completed or returned.',
    ],
    [
      { kind: 'no_roles', level: 'warning', status_from: 1, status_to: 2 },
      'Nobody may take it: New to Processing',
      'A step without roles is no step.',
    ],
    [
      { kind: 'self_link', level: 'error', status_from: 1, status_to: 1 },
      'Cannot be saved: New to New',
      'The step is there twice, leads nowhere or names a role that is not there.',
    ],
  ])('%o', (issue, title, text) => {
    expect([translatePhrase(issueTitle(issue)), issueTexts(issue).map(translatePhrase).join(' ')]).toEqual([title, text])
  })
})

test('stranded orders are listed once, with their cause', () => {
  const dead: FlowIssue = { kind: 'dead_end', level: 'warning', status_from: 8 }
  const stranded: FlowIssue = { kind: 'stranded', level: 'warning', status_from: 8, orders: 37 }
  const elsewhere: FlowIssue = { kind: 'stranded', level: 'warning', status_from: 4, orders: 2 }
  expect(folded([dead, stranded, elsewhere])).toEqual([{ ...dead, orders: 37 }, elsewhere])
  expect(folded([dead])).toEqual([dead])
  expect(issueTexts({ ...dead, orders: 37 }).map(translatePhrase)).toEqual([
    'No step leads out of it, and it is no end.',
    '37 orders have no way out of “Picked up by customer”.',
  ])
})

describe('repairs', () => {
  const base: Steps = [
    { from: 8, to: 3, roles: ['admin'] },
    { from: 8, to: 9, roles: ['admin', 'logist'] },
    { from: 1, to: 2, roles: ['admin'] },
  ]
  const repaired = (issue: Omit<FlowIssue, 'level'>, draft: Steps) => {
    const repair = repairOf({ level: 'warning', ...issue }, base, draft)
    return repair && [repair.does, ...repair.pairs.map(({ from, to }) => `${from}-${to}`)]
  }

  test.each([
    ['a dead end: the way on that was taken away', { kind: 'dead_end', status_from: 8 }, base.slice(2), ['restore', '8-9']],
    ['stranded orders the same way', { kind: 'stranded', status_from: 8 }, base.slice(2), ['restore', '8-9']],
    ['a status nobody comes to: the way there', { kind: 'unreachable', status_from: 2 }, base.slice(0, 2), ['restore', '1-2']],
    ['a step without roles: it goes', { kind: 'no_roles', status_from: 1, status_to: 2 }, base, ['remove', '1-2']],
    ['nothing where the draft has taken nothing away', { kind: 'dead_end', status_from: 4 }, base, undefined],
    ['nothing where no place is named', { kind: 'dead_end' }, [], undefined],
  ] as const)('%s', (_name, issue, draft, expected) => {
    expect(repaired(issue, draft)).toEqual(expected)
  })
})

test.each([
  [3, 6, 'Opens the courier dialog when taken.'],
  [4, 6, 'Asks for a courier where the order has none.'],
  [6, 4, 'Asks for the new delivery window and the reason.'],
  [6, 5, 'Asks for the reason.'],
  [6, 7, 'Sets the time of delivery.'],
  [1, 2, undefined],
] as const)('a step from %i to %i: %s', (from, to, text) => {
  const note = moveNote({ from, to })
  expect(note && translatePhrase(note)).toBe(text)
})
