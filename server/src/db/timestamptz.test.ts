import pg from 'pg'
import { expect, test } from 'vitest'
import { instantParser } from './timestamptz.ts'

const TIMESTAMPTZ = 1184
const driver: (text: string) => unknown = pg.types.getTypeParser(TIMESTAMPTZ)
const parse = instantParser(driver)

test.each([
  '2026-01-31 09:05:00+00',
  '2026-12-31 23:59:59.9+00',
  '2026-06-30 12:00:00.123+02',
  '2026-06-30 12:00:00.123999-11',
  '2026-06-30 00:00:00.000001+05:30',
  '2024-02-29 00:00:00-03:30',
  '1900-01-01 00:00:00+00:53:28',
  '0044-03-15 12:00:00+00 BC',
  '0099-03-15 12:00:00+00',
  '12026-01-01 00:00:00+00',
  'infinity',
  '-infinity',
])('%s is parsed as the driver parses it', (text) => {
  expect(parse(text)).toEqual(driver(text))
})

test('only unknown forms are left to the driver', () => {
  const own = instantParser(() => 'left to the driver')
  expect(own('2026-06-30 12:00:00.123999+05:30')).toEqual(new Date('2026-06-30T06:30:00.123Z'))
  expect(own('1900-01-01 00:00:00+00:53:28')).toBe('left to the driver')
})
