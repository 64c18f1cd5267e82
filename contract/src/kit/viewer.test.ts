import { expect, test } from 'vitest'
import type { Role } from './role.ts'
import { hasOrderTable, ordersPath, seesEveryCountry, seesEveryOrganization } from './viewer.ts'

const TABLE: readonly (readonly [Role, boolean, boolean, boolean, string])[] = [
  // role, every organization, every country with one of their own, a table of orders, its path
  ['admin', true, true, true, '/order-admin'],
  ['organization_admin', false, true, true, '/order/index'],
  ['reporter', false, false, true, '/order/index'],
  ['logist', false, false, true, '/order/index'],
  ['courier', false, false, false, '/order/index'],
  ['security', false, false, false, '/order/index'],
]

test.each(TABLE)('%s', (role, organizations, countries, hasTable, path) => {
  const viewer = { role, country_id: 3 }
  expect(seesEveryOrganization(viewer)).toBe(organizations)
  expect(seesEveryCountry(viewer)).toBe(countries)
  expect(seesEveryCountry({ role, country_id: null })).toBe(true)
  expect(hasOrderTable(viewer)).toBe(hasTable)
  expect(ordersPath(viewer)).toBe(path)
})
