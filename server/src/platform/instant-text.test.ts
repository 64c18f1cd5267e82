import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantText } from './instant-text.ts'

test('an instant is written as JSON writes it', () => {
  const instants = fc.oneof(
    fc.date({ noInvalidDate: true }),
    fc.date({ noInvalidDate: true, min: new Date('1999-01-01'), max: new Date('2040-01-01') }),
  )
  fc.assert(
    fc.property(instants, (instant) => {
      expect(instantText(instant)).toBe(instant.toISOString())
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  '-000001-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
  '0099-02-28T12:00:00.001Z',
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00.000Z',
  '2024-02-29T23:59:59.999Z',
  '2026-11-30T09:05:07.010Z',
  '9999-12-31T23:59:59.999Z',
  '+010000-01-01T00:00:00.000Z',
])('%s is written so', (text) => {
  expect(instantText(new Date(text))).toBe(text)
})

test('an invalid instant has no text', () => {
  expect(() => instantText(new Date(Number.NaN))).toThrow(RangeError)
})

test('texts of many days are right, whatever was asked before', () => {
  const start = Date.parse('2020-01-01T10:00:00.000Z')
  const instants = Array.from({ length: 2_500 }, (_, day) => new Date(start + (day % 1_300) * 86_400_000))
  expect(instants.map(instantText)).toEqual(instants.map((instant) => instant.toISOString()))
})
