import { describe, expect, test } from 'vitest'
import { linksOf } from './order-flow.testing.ts'
import { type FlowChanges, flowChanges } from './order-flow-draft.ts'

/** "+1→2 logist", "-1→2 logist", "±1→2 logist (logist courier)". */
function inShort({ added, removed, changed }: FlowChanges): string[] {
  const of = (sign: string, { status_from, status_to, roles }: FlowChanges['added'][number]) =>
    `${sign}${status_from}→${status_to} ${roles.join(' ')}`
  return [
    ...added.map((step) => of('+', step)),
    ...removed.map((step) => of('-', step)),
    ...changed.map((step) => `${of('±', step)} (${step.roles_before.join(' ')})`),
  ]
}

describe('added, removed and changed steps', () => {
  test.each([
    ['the same', '1→2 LO · 2→3 A', '1→2 LO · 2→3 A', []],
    ['the same in another order', '1→2 LO · 2→3 A', '2→3 A · 1→2 OL', []],
    ['the same with a role named twice', '1→2 L', '1→2 LL', []],
    ['one more', '1→2 L', '1→2 L · 2→3 AL', ['+2→3 admin logist']],
    ['one less', '1→2 L · 2→3 A', '2→3 A', ['-1→2 logist']],
    ['other roles', '1→2 L', '1→2 LC', ['±1→2 logist courier (logist)']],
    ['no role any longer', '1→2 L', '1→2 ', ['±1→2  (logist)']],
    ['turned round', '1→2 L', '2→1 L', ['+2→1 logist', '-1→2 logist']],
    ['everything new, by status', '', '10→5 L · 2→1 L · 1→2 L', ['+1→2 logist', '+2→1 logist', '+10→5 logist']],
    ['everything gone', '1→2 L', '', ['-1→2 logist']],
  ])('%s', (_title, before, after, changes) => {
    expect(inShort(flowChanges(before ? linksOf(before) : [], after ? linksOf(after) : []))).toEqual(changes)
  })
})
