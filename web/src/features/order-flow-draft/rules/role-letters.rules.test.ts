import { expect, test } from 'vitest'
import { roleKeys } from './role-letters.rules.ts'

test.each([
  ['courier', 'C', ['c']],
  ['courier', 'K', ['k']],
  ['courier', 'К', ['к', 'c']],
  ['logist', 'Л', ['л', 'l']],
  ['organization_admin', 'О', ['о', 'o']],
  ['admin', 'А', ['а', 'a']],
] as const)('the role %s with the letter %s is switched by the keys %j', (role, letter, keys) => {
  expect(roleKeys(role, letter)).toEqual(keys)
})
