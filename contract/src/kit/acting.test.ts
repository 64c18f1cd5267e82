import { expect, test } from 'vitest'
import { mayActAs, mayCallNow } from './acting.ts'
import { ROLES, type Role } from './role.ts'

const person = (id: number, role: Role, organization_id: number | null) => ({ id, role, organization_id })

const BELOW: readonly Role[] = ['logist', 'reporter', 'courier']

test.each(ROLES)('an admin may act as %s, unless that is an admin', (role) => {
  expect(mayActAs(person(1, 'admin', null), person(2, role, 5))).toBe(role !== 'admin')
})

test.each(ROLES)("an organization administrator may impersonate its %s, if that role is below, and nobody else's", (role) => {
  const actor = person(1, 'organization_admin', 5)
  expect(mayActAs(actor, person(2, role, 5))).toBe(BELOW.includes(role))
  expect(mayActAs(actor, person(2, role, 6))).toBe(false)
  expect(mayActAs(actor, person(2, role, null))).toBe(false)
  expect(mayActAs(person(1, 'organization_admin', null), person(2, role, null))).toBe(false)
})

test.each(ROLES.filter((role) => role !== 'admin' && role !== 'organization_admin'))('%s may act as nobody', (role) => {
  for (const target of ROLES) expect(mayActAs(person(1, role, 5), person(2, target, 5))).toBe(false)
})

test('nobody can impersonate themselves', () => {
  expect(mayActAs(person(1, 'organization_admin', 5), person(1, 'logist', 5))).toBe(false)
  expect(mayActAs(person(1, 'admin', null), person(1, 'logist', 5))).toBe(false)
})

test.each([
  ['refused', null, 'security', true],
  ['refused', { id: 1 }, 'security', false],
  [undefined, { id: 1 }, 'security', true],
  ['refused', null, 'courier', false],
] as const)('a call that is %s while impersonating, with %j behind a %s: %s', (whileImpersonating, impersonator, role, may) => {
  const called = { access: ['security'] as const, ...(whileImpersonating && { whileImpersonating }) }
  expect(mayCallNow(called, { role, impersonator })).toBe(may)
})
