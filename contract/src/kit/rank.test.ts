import { expect, test } from 'vitest'
import { outranks } from './rank.ts'
import { ROLES, type Role } from './role.ts'

const BELOW: Record<Role, readonly Role[]> = {
  admin: ROLES,
  security: ['organization_admin', 'reporter', 'logist', 'courier'],
  organization_admin: ['reporter', 'logist', 'courier'],
  reporter: [],
  logist: [],
  courier: [],
}

test.each(ROLES.flatMap((role) => ROLES.map((other) => [role, other] as const)))('a %s and a %s', (role, other) => {
  expect(outranks(role, other)).toBe(BELOW[role].includes(other))
})
