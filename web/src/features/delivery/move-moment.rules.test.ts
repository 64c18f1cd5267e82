import { expect, test } from 'vitest'
import { momentOf } from './move-moment.rules.ts'

const server = Date.parse('2026-05-10T10:00:00.000Z')
const HOUR = 3_600_000

test.each([
  ['clocks that agree', server - HOUR, server, '2026-05-10T09:00:00.000Z'],
  ['a phone three hours ahead', server + 2 * HOUR, server + 3 * HOUR, '2026-05-10T09:00:00.000Z'],
  ['a phone three hours behind', server - 4 * HOUR, server - 3 * HOUR, '2026-05-10T09:00:00.000Z'],
  ['this very moment', server + HOUR, server + HOUR, '2026-05-10T10:00:00.000Z'],
  ['a phone put back since: never later than now', server + 3 * HOUR, server, '2026-05-10T10:00:00.000Z'],
])("the moment by the server's clock: %s", (_case, madeAt, phone, moment) => {
  expect(momentOf(madeAt, { server, phone })).toBe(moment)
})
