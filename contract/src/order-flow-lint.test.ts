import { describe, expect, test } from 'vitest'
import { DEFAULT_FLOW, linksOf } from './order-flow.testing.ts'
import type { FlowLink } from './order-flow.ts'
import { type FlowFacts, type FlowIssue, lintFlow } from './order-flow-lint.ts'

/** Writes an issue short enough for a table: "dead_end 8", "no_roles 1→2", "stranded 8 (37)". */
function inShort({ kind, level, status_from, status_to, orders }: FlowIssue): string {
  const place = status_to === undefined ? `${status_from}` : `${status_from}→${status_to}`
  return `${level === 'error' ? '!' : ''}${kind} ${place}${orders === undefined ? '' : ` (${orders})`}`
}

const without = (...pairs: string[]): FlowLink[] =>
  DEFAULT_FLOW.filter(({ status_from, status_to }) => !pairs.includes(`${status_from}→${status_to}`))
const standing = (...orders: [status_id: number, orders: number][]): FlowFacts => ({
  orders: orders.map(([status_id, count]) => ({ status_id, orders: count })),
})
const SHORT = '1→2 L · 2→9 L'
const unused = (...statuses: number[]) => statuses.map((status) => `unreachable ${status}`)
/** Issues of SHORT: seven statuses that no order reaches. */
const REST = unused(3, 4, 5, 6, 7, 8, 10)

interface Case {
  readonly title: string
  readonly links: readonly FlowLink[]
  readonly facts?: FlowFacts
  readonly issues: readonly string[]
}

const cases: readonly Case[] = [
  { title: 'the default flow has nothing wrong', links: DEFAULT_FLOW, issues: [] },
  { title: 'nor has it with orders everywhere', links: DEFAULT_FLOW, facts: standing([1, 5], [8, 37], [9, 9], [10, 2]), issues: [] },
  { title: 'a short way that uses three statuses', links: linksOf(SHORT), issues: REST },
  { title: 'no links at all: the beginning is a dead end', links: [], issues: ['dead_end 1', ...unused(2, 3, 4, 5, 6, 7, 8, 9, 10)] },
  { title: 'a status nothing leads to', links: without('3→8'), issues: ['unreachable 8'] },
  { title: 'a status that only unreachable ones lead to', links: linksOf(`${SHORT} · 3→4 L · 4→9 L`), issues: REST },
  { title: 'a dead end that is not final', links: without('8→9', '8→3'), issues: ['dead_end 8'] },
  {
    title: 'a dead end with orders in it',
    links: without('8→9', '8→3'),
    facts: standing([8, 37], [7, 3]),
    issues: ['dead_end 8', 'stranded 8 (37)'],
  },
  {
    title: 'orders where no order comes to any longer, but a way out',
    links: without('3→8'),
    facts: standing([8, 4]),
    issues: ['unreachable 8'],
  },
  {
    title: 'orders where no order comes to any longer, and no way out',
    links: without('3→8', '8→3', '8→9'),
    facts: standing([8, 4]),
    issues: ['unreachable 8', 'stranded 8 (4)'],
  },
  { title: 'a final status needs no way out', links: without('9→7'), facts: standing([9, 1000]), issues: [] },
  {
    title: 'a circle that leads to no end',
    links: linksOf('1→2 L · 2→1 L'),
    issues: ['no_end 1', 'no_end 2', ...unused(3, 4, 5, 6, 7, 8, 9, 10)],
  },
  {
    title: 'a circle with orders in it',
    links: linksOf('1→2 L · 2→1 L'),
    facts: standing([2, 6]),
    issues: ['no_end 1', 'no_end 2', 'stranded 2 (6)', ...unused(3, 4, 5, 6, 7, 8, 9, 10)],
  },
  {
    title: 'a branch into a circle beside a good way',
    links: linksOf(`${SHORT} · 2→3 L · 3→4 L · 4→3 L`),
    issues: ['no_end 3', 'no_end 4', ...unused(5, 6, 7, 8, 10)],
  },
  {
    title: 'the way to a dead end leads to no end itself',
    links: linksOf('1→2 L'),
    issues: ['no_end 1', 'dead_end 2', ...unused(3, 4, 5, 6, 7, 8, 9, 10)],
  },
  { title: 'one of the two ends is enough', links: without('7→9', '8→9', '8→3'), issues: ['dead_end 8', 'unreachable 9'] },
  { title: 'a link without roles', links: linksOf(`${SHORT} · 2→1 `), issues: ['no_roles 2→1', ...REST] },
  {
    title: 'a link without roles is no way',
    links: linksOf('1→2 L · 2→9 '),
    issues: ['no_roles 2→9', 'no_end 1', 'dead_end 2', ...unused(3, 4, 5, 6, 7, 8, 9, 10)],
  },
  {
    title: 'a step to itself is an error, and no way out',
    links: linksOf(`1→2 L · 2→2 L`),
    issues: ['!self_link 2→2', 'no_end 1', 'dead_end 2', ...unused(3, 4, 5, 6, 7, 8, 9, 10)],
  },
  { title: 'a step twice is an error', links: linksOf(`${SHORT} · 1→2 O`), issues: ['!duplicate_link 1→2', ...REST] },
  {
    title: 'a role no link may name is an error',
    links: [...linksOf(SHORT), { status_from: 2, status_to: 1, roles: ['reporter'] }],
    issues: ['!unknown_role 2→1', ...REST],
  },
  { title: 'no orders are no strandings', links: without('8→9', '8→3'), facts: standing([8, 0]), issues: ['dead_end 8'] },
]

describe('problems of a flow', () => {
  test.each(cases)('$title', ({ links, facts, issues }) => {
    expect(lintFlow(links, facts).map(inShort)).toEqual(issues)
  })

  test('the order of the links makes no difference', () => {
    const links = without('8→9', '8→3', '6→7')
    expect(lintFlow([...links].reverse())).toEqual(lintFlow(links))
  })
})
