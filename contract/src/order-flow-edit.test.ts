import { describe, expect, test } from 'vitest'
import type { Phrase } from './kit/phrase.ts'
import { DEFAULT_FLOW } from './order-flow.testing.ts'
import { FLOW_ROLES } from './order-flow.ts'
import { OrderFlowPatch } from './order-flow-edit.ts'
import { STATUS_IDS } from './order-status.ts'

describe('limits of a saved flow', () => {
  const problemsOf = (links: unknown): string[] =>
    OrderFlowPatch.safeParse({ links }).error?.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.code === 'custom' ? (issue.params as { phrase: Phrase }).phrase.message : issue.code}`, // our own params
    ) ?? []

  const cases: { title: string; links: unknown; problems: string[] }[] = [
    { title: 'the whole default flow', links: DEFAULT_FLOW, problems: [] },
    { title: 'no links at all', links: [], problems: [] },
    {
      title: 'a step to itself',
      links: [{ status_from: 1, status_to: 1, roles: ['logist'] }],
      problems: ['links.0: A step must lead to another status'],
    },
    {
      title: 'the same step twice',
      links: [
        { status_from: 1, status_to: 2, roles: ['logist'] },
        { status_from: 1, status_to: 2, roles: ['admin'] },
      ],
      problems: ['links.1: There is such a step already'],
    },
    {
      title: 'a role that moves no orders',
      links: [{ status_from: 1, status_to: 2, roles: ['reporter'] }],
      problems: ['links.0.roles.0: invalid_value'],
    },
    {
      title: 'a status that does not exist',
      links: [{ status_from: 1, status_to: 11, roles: [] }],
      problems: ['links.0.status_to: too_big'],
    },
  ]

  test.each(cases)('$title', ({ links, problems }) => {
    expect(problemsOf(links)).toEqual(problems)
  })

  test('a flow may have a step between every two statuses', () => {
    const every = STATUS_IDS.flatMap((from) =>
      STATUS_IDS.filter((to) => to !== from).map((to) => ({ status_from: from, status_to: to, roles: [...FLOW_ROLES] })),
    )
    expect(problemsOf(every)).toEqual([])
  })
})
