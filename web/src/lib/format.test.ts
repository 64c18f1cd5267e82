import { expect, test } from 'vitest'
import { formatDate, formatLanguage, formatMoney, formatPercent, formatSeconds } from './format.ts'

test('the five date formats', () => {
  const iso = new Date(2026, 2, 5, 7, 8, 9).toISOString()
  expect(formatDate(iso, 'fullDate')).toBe('05.03.2026 07:08:09')
  expect(formatDate(iso, 'onlyDate')).toBe('05.03.2026')
  expect(formatDate(iso, 'fullTime')).toBe('07:08:09')
  expect(formatDate(iso, 'onlyDayMonth')).toBe('05.03')
  expect(formatDate(iso, 'onlyTime')).toBe('07:08')
  expect(formatDate(null, 'fullDate')).toBe('')
  expect(formatDate('never', 'fullDate')).toBe('')
})

test('seconds are shown as hh:mm', () => {
  expect(formatSeconds(0)).toBe('00:00')
  expect(formatSeconds(3_660)).toBe('01:01')
  expect(formatSeconds(86_399)).toBe('23:59')
})

test('money keeps every digit and comes before its currency', () => {
  expect(formatMoney('en', '1234.50', 'EUR')).toBe('1,234.50\u00A0EUR')
  expect(formatMoney('de', '1234.50', 'EUR')).toBe('1.234,50\u00A0EUR')
  expect(formatMoney('en', '90071992547409931.07', 'EUR')).toBe('90,071,992,547,409,931.07\u00A0EUR')
  expect(formatMoney('en', '1500', 'HUF')).toBe('1,500\u00A0HUF')
})

test('a share is a percentage in the language', () => {
  expect(formatPercent('en', 0.125)).toBe('12.5%')
  expect(formatPercent('de', 0.125)).toBe('12,5\u00A0%')
})

test("a language is called by its name in the person's language, an unknown one by its code", () => {
  expect(formatLanguage('en', 'de')).toBe('German')
  expect(formatLanguage('de', 'uk')).toBe('Ukrainisch')
  expect(formatLanguage('en', 'de-a1b2c3d4e')).toBe('de-a1b2c3d4e')
  expect(formatLanguage('es', 'qxx')).toBe('qxx')
})
