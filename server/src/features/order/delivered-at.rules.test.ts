import { expect, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { readDelivery, readDeliveryDay } from './delivered-at.rules.ts'

const now = new Date('2026-05-04T10:00:00Z')
const FUTURE = 'The delivery cannot lie in the future'
const NO_DATE = 'Enter a date'

/** Returns the instant that was read, or the text of the refusal at the field. */
function outcome(read: () => Date | undefined): unknown {
  try {
    return read()?.toISOString()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.entries(error.details.fields ?? {}).map(([field, text]) => [
      error.status,
      field,
      'message' in text ? text.message : text,
    ])[0]
  }
}

test.each([
  ['2026-05-04T10:00:00Z', '2026-05-04T10:00:00.000Z'],
  ['2026-05-04T12:00:00+02:00', '2026-05-04T10:00:00.000Z'],
  ['2026-05-04T10:00:00.001Z', [422, 'at', FUTURE]],
  ['1950-01-01T00:00:00Z', '1950-01-01T00:00:00.000Z'],
  ['1949-12-31T23:59:59Z', [422, 'at', NO_DATE]],
  [undefined, undefined],
])('the instant %s is read as %j', (given, read) => {
  expect(outcome(() => readDelivery({ now }, 'at', given))).toEqual(read)
})

test.each([
  ['2026-05-03', 'UTC', '2026-05-03T12:00:00.000Z'],
  ['2026-05-03', 'Europe/Berlin', '2026-05-03T10:00:00.000Z'],
  ['2026-05-04', 'Europe/Berlin', '2026-05-04T10:00:00.000Z'], // today is now
  ['2026-05-05', 'Europe/Berlin', [422, 'at', FUTURE]],
  ['2026-05-05', 'Pacific/Kiritimati', '2026-05-04T10:00:00.000Z'], // tomorrow in that zone already
  ['1950-01-01', 'UTC', '1950-01-01T12:00:00.000Z'],
  ['1949-12-31', 'UTC', [422, 'at', NO_DATE]],
  ['2026-05-04T09:00:00Z', 'UTC', '2026-05-04T09:00:00.000Z'],
  ['2026-05-04T11:00:00Z', 'UTC', [422, 'at', FUTURE]],
])('%s in %s is read as %j', (given, timeZone, read) => {
  expect(outcome(() => readDeliveryDay({ now, timeZone }, 'at', given))).toEqual(read)
})
