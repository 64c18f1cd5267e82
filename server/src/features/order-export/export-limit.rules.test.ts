import { MAX_XLSX_ROWS } from '@tracklane/contract/order-export'
import { expect, test } from 'vitest'
import { sheetRefusal } from './export-limit.rules.ts'

test.each([
  ['xlsx', 0, 3, false],
  ['xlsx', 3, 3, false],
  ['xlsx', 4, 3, true],
  ['csv', 4, 3, false],
  ['xlsx', MAX_XLSX_ROWS, undefined, false],
  ['xlsx', MAX_XLSX_ROWS + 1, undefined, true],
  ['csv', MAX_XLSX_ROWS + 1, undefined, false],
] as const)('%s of %i rows with a limit of %s is refused: %s', (format, rows, most, isRefused) => {
  expect(sheetRefusal(format, rows, most) !== undefined).toBe(isRefused)
})

test('the refusal names both numbers and suggests CSV', () => {
  const refusal = sheetRefusal('xlsx', 1_200, 1_000)
  expect(refusal?.values).toEqual({ rows: 1_200, most: 1_000 })
  expect(refusal?.message).toContain('export them as CSV')
})
