import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { expect, test } from 'vitest'
import { newPassword } from './temporary-password.ts'
import { givenRoles, hasCountry, hasManyOrganizations, organizationOf, reachOf, seenAs, type Viewer } from './user.rules.ts'

const viewer = (role: Role, patch: Partial<Viewer> = {}): Viewer => ({ id: 7, role, organization_id: 1, impersonator: null, ...patch })

test.each([
  ['admin', 'admin', 8, 'all'],
  ['admin', 'admin', 7, 'own'],
  ['admin', 'courier', 8, 'all'],
  ['security', 'admin', 8, 'none'],
  ['security', 'organization_admin', 8, 'all'],
  ['security', 'security', 7, 'none'],
  ['organization_admin', 'organization_admin', 7, 'none'],
  ['organization_admin', 'organization_admin', 8, 'none'],
  ['organization_admin', 'logist', 8, 'all'],
] as const)('a %s and the account of a %s with id %i: %s', (role, other, id, reach) => {
  expect(reachOf(viewer(role), { id, role: other })).toBe(reach)
})

test('impersonation can change nobody', () => {
  const acting = viewer('organization_admin', { impersonator: { first_name: 'Nora', last_name: 'Lind' } })
  expect(reachOf(acting, { id: 8, role: 'logist' })).toBe('acting')
})

test.each([
  ['admin', ROLES],
  ['security', ['organization_admin', 'reporter', 'logist', 'courier']],
  ['organization_admin', ['reporter', 'logist', 'courier']],
  ['logist', []],
] as const)('a %s may give the roles %j', (role, given) => {
  expect(givenRoles({ role })).toEqual(given)
})

test.each([
  ['admin', null, true],
  ['security', null, true],
  ['security', 1, false],
  ['organization_admin', 1, false],
] as const)('a %s of organization %s has several organizations: %s', (role, organization_id, many) => {
  expect(hasManyOrganizations({ role, organization_id })).toBe(many)
})

test.each([
  [null, 'needed', true],
  ['admin', 'none', false],
  ['security', 'free', false],
  ['organization_admin', 'needed', false],
  ['logist', 'needed', true],
  ['reporter', 'needed', true],
  ['courier', 'needed', true],
] as const)('the organization of a %s is %s, with a country: %s', (role, organization, country) => {
  expect([organizationOf(role), hasCountry(role)]).toEqual([organization, country])
})

const NOW = new Date(2026, 4, 4, 10, 30)
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString()

test.each([
  [null, 'never'],
  [at(2026, 4, 4, 10, 29), 'now'],
  [at(2026, 4, 4, 10, 31), 'now'],
  [at(2026, 4, 4, 10, 28), 'today'],
  [at(2026, 4, 4), 'today'],
  [at(2026, 4, 3, 23, 59), 'yesterday'],
  [at(2026, 4, 3), 'yesterday'],
  [at(2026, 4, 2, 23, 59), 'this year'],
  [at(2026, 0, 1), 'this year'],
  [at(2025, 11, 31), 'before'],
])('%s is shown as %s', (moment, seen) => {
  expect(seenAs(moment, NOW.getTime())).toBe(seen)
})

test('yesterday may be in another year', () => {
  expect(seenAs(at(2025, 11, 31, 9), new Date(2026, 0, 1, 9).getTime())).toBe('yesterday')
})

test('a temporary password is long, random, and without letters that look alike', () => {
  const many = Array.from({ length: 200 }, newPassword)
  expect(new Set(many).size).toBe(200)
  for (const one of many) expect(one).toMatch(/^([abcdefghijkmnpqrstuvwxyz23456789]{4}-){3}[abcdefghijkmnpqrstuvwxyz23456789]{4}$/)
})
