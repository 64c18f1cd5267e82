import { expect, test } from 'vitest'
import { fullDates, wallClock } from './wall-clock.rules.ts'

test.each([
  ['Europe/Berlin', '2026-01-31T22:59:59.999Z', '31.01.2026 23:59:59'],
  ['Europe/Berlin', '2026-01-31T23:00:00Z', '01.02.2026 00:00:00'],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '29.03.2026 01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '29.03.2026 03:00:00'],
  ['Europe/Berlin', '2026-10-25T00:59:59Z', '25.10.2026 02:59:59'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z', '25.10.2026 02:00:00'],
  ['Asia/Kathmandu', '2026-06-01T18:14:00Z', '01.06.2026 23:59:00'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '05.04.2026 01:30:00'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '01.01.2027 00:00:00'],
  ['UTC', '1950-01-01T00:00:00Z', '01.01.1950 00:00:00'],
])('in %s it is at %s %s', (zone, instant, shown) => {
  const clock = wallClock(zone)
  const writeDate = fullDates()
  const fullDate = (wall: number) => {
    const bytes = Buffer.alloc(30)
    return bytes.toString('utf8', 0, writeDate(wall, bytes, 0))
  }
  expect(fullDate(clock(Date.parse(instant)))).toBe(shown)
  expect(fullDate(clock(Date.parse(instant)))).toBe(shown)
})
