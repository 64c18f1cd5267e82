import type { FlowRole } from '@tracklane/contract/order-flow'
import { expect, test } from 'vitest'
import { rolesOf, type Steps } from './flow-draft.rules.ts'
import { contested, merged } from './flow-merge.rules.ts'

const pair = { from: 1, to: 2 } as const
const flow = (roles: readonly FlowRole[] | null): Steps => (roles ? [{ ...pair, roles }] : [])

/** before, theirs, mine → whether a person must choose, the result without a choice, and the result with theirs. */
test.each<[string, FlowRole[] | null, FlowRole[] | null, FlowRole[] | null, boolean | null, FlowRole[] | null, FlowRole[] | null]>([
  ['nobody changed it', ['admin'], ['admin'], ['admin'], null, ['admin'], ['admin']],
  ['only they did', ['admin'], ['logist'], ['admin'], false, ['logist'], ['logist']],
  ['only I did', ['admin'], ['admin'], ['logist'], false, ['logist'], ['admin']],
  ['both to the same', ['admin'], ['logist'], ['logist'], false, ['logist'], ['logist']],
  ['both to something else', ['admin'], ['logist'], ['courier'], true, ['courier'], ['logist']],
  ['they removed, I changed', ['admin'], null, ['courier'], true, ['courier'], null],
  ['they changed, I removed', ['admin'], ['courier'], null, true, null, ['courier']],
  ['both removed', ['admin'], null, null, false, null, null],
  ['both added, differently', null, ['admin'], ['logist'], true, ['logist'], ['admin']],
])('%s', (_name, before, theirs, mine, isConflict, kept, withTheirs) => {
  const [one] = contested(flow(before), flow(theirs), flow(mine))
  expect(one?.isConflict ?? null).toBe(isConflict)
  expect(rolesOf(merged(flow(before), flow(theirs), flow(mine)), pair) ?? null).toEqual(kept)
  expect(rolesOf(merged(flow(before), flow(theirs), flow(mine), [pair]), pair) ?? null).toEqual(withTheirs)
})

test('steps of both are listed once, by status', () => {
  const base: Steps = [{ from: 3, to: 6, roles: ['admin'] }]
  const theirs: Steps = [{ from: 3, to: 6, roles: ['logist'] }]
  const mine: Steps = [
    { from: 3, to: 6, roles: ['courier'] },
    { from: 1, to: 5, roles: ['admin'] },
  ]
  expect(contested(base, theirs, mine).map(({ from, to }) => [from, to])).toEqual([
    [1, 5],
    [3, 6],
  ])
})
