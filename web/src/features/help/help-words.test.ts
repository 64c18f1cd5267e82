import type { Role } from '@tracklane/contract/kit/role'
import { describe, expect, test } from 'vitest'
import { HELP_TOPICS, type HelpTopic } from './help-topics.rules.ts'
import { helpWords } from './help-words.ts'

const DESK: readonly Role[] = ['admin', 'organization_admin', 'logist']

/** The roles whose screens show a topic. */
const SHOWN_TO: Readonly<Record<HelpTopic, readonly Role[]>> = {
  'empty-list': [...DESK, 'reporter'],
  'empty-board': ['logist'],
  'move-refused': DESK,
  'money-open': ['logist'],
  'label-not-printed': [...DESK, 'reporter'],
  'courier-missing': DESK,
  'read-the-board': ['logist'],
  'archive-and-restore': ['logist'],
  'rejected-and-redelivery': DESK,
}

/** Claims about the reader, each with the roles for which it is true. */
const CLAIMS: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/all organizations/, ['admin']],
  [/of your organization/, ['organization_admin']],
  [/your own country and organization/, ['logist', 'reporter']],
  [/other countries have their own/, ['logist', 'reporter']],
  [/in the archive/, ['logist']],
  [/deleted ones are shown/, ['admin']],
]

const rows = Object.entries(SHOWN_TO).flatMap(([topic, roles]) => roles.map((role) => [topic as HelpTopic, role] as const)) // its own keys
const wordsOf = (topic: HelpTopic, role: Role) => helpWords((_scope, text) => text, topic, role)

test('every topic is shown to some role', () => {
  expect(Object.keys(SHOWN_TO).toSorted()).toEqual(Object.keys(HELP_TOPICS).toSorted())
})

describe.each(rows)('%s for %s', (topic, role) => {
  test('contains only claims that are true for the role', () => {
    const words = wordsOf(topic, role)
    expect(words).toMatch(/\.$/)
    expect(CLAIMS.filter(([claim, roles]) => claim.test(words) && !roles.includes(role))).toEqual([])
  })
})

test.each(SHOWN_TO['empty-list'].map((role) => [role] as const))('an empty list tells a %s the scope of their orders', (role) => {
  const scope = CLAIMS.slice(0, 3).filter(([, roles]) => roles.includes(role))
  expect(scope.every(([claim]) => claim.test(wordsOf('empty-list', role)))).toBe(true)
  expect(scope).toHaveLength(1)
})
