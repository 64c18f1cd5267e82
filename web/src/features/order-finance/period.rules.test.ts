import { expect, test } from 'vitest'
import { periodOf, type UsualPeriod } from './period.rules.ts'

const rows: [UsualPeriod, Date, string | null, string | null][] = [
  ['any', new Date(2026, 0, 1), null, null],
  ['today', new Date(2026, 0, 1, 0, 30), '2026-01-01', '2026-01-01'],
  ['yesterday', new Date(2026, 0, 1), '2025-12-31', '2025-12-31'],
  ['yesterday', new Date(2026, 2, 30, 0, 30), '2026-03-29', '2026-03-29'],
  ['month', new Date(2026, 1, 28, 23, 59), '2026-02-01', '2026-02-28'],
  ['last_month', new Date(2026, 0, 31), '2025-12-01', '2025-12-31'],
  ['last_month', new Date(2028, 2, 31), '2028-02-01', '2028-02-29'],
]

test.each(rows)('%s on %s is from %s to %s', (period, now, from, to) => {
  expect(periodOf(period, now)).toEqual([from, to])
})
