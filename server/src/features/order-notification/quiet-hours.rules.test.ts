import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.rules.ts'

/** Zone, from, to, now, and the end (null: not quiet). */
const CASES: readonly (readonly [string, string, string, string, string | null])[] = [
  ['Europe/Berlin', '21:00', '08:00', '2026-11-27T19:59:59Z', null],
  ['Europe/Berlin', '21:00', '08:00', '2026-11-27T20:00:00Z', '2026-11-28T07:00:00.000Z'],
  ['Europe/Berlin', '21:00', '08:00', '2026-11-27T23:30:00Z', '2026-11-28T07:00:00.000Z'],
  ['Europe/Berlin', '21:00', '08:00', '2026-11-28T06:59:59Z', '2026-11-28T07:00:00.000Z'],
  ['Europe/Berlin', '21:00', '08:00', '2026-11-28T07:00:00Z', null],
  ['Europe/Berlin', '21:00', '08:00', '2026-06-27T19:00:00Z', '2026-06-28T06:00:00.000Z'],
  // The clocks go forward: the night is an hour shorter; and back: an hour longer.
  ['Europe/Berlin', '21:00', '08:00', '2027-03-28T00:30:00Z', '2027-03-28T06:00:00.000Z'],
  ['Europe/Berlin', '21:00', '08:00', '2026-10-25T00:30:00Z', '2026-10-25T07:00:00.000Z'],
  ['Europe/Berlin', '21:00', '08:00', '2026-10-25T01:30:00Z', '2026-10-25T07:00:00.000Z'],
  // An end that the clocks skip becomes the moment after it.
  ['Europe/Berlin', '21:00', '02:30', '2027-03-28T00:30:00Z', '2027-03-28T01:30:00.000Z'],
  ['America/Sao_Paulo', '21:00', '08:00', '2026-11-28T00:00:00Z', '2026-11-28T11:00:00.000Z'],
  ['Asia/Kathmandu', '21:00', '08:00', '2026-11-27T15:15:00Z', '2026-11-28T02:15:00.000Z'],
  ['Pacific/Kiritimati', '21:00', '08:00', '2026-11-27T07:00:00Z', '2026-11-27T18:00:00.000Z'],
  ['UTC', '00:00', '06:00', '2026-11-28T00:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['UTC', '00:00', '06:00', '2026-11-28T06:00:00Z', null],
  ['UTC', '12:00', '13:00', '2026-11-28T12:30:00Z', '2026-11-28T13:00:00.000Z'],
  ['UTC', '22:00', '00:00', '2026-11-28T23:00:00Z', '2026-11-29T00:00:00.000Z'],
  ['UTC', '22:00', '00:00', '2026-11-28T00:00:00Z', null],
  ['UTC', '08:00', '08:00', '2026-11-28T08:00:00Z', null],
]

test.each(CASES)('%s, %s to %s, at %s: until %s', (time_zone, quiet_from, quiet_to, now, end) => {
  expect(quietUntil({ quiet_from, quiet_to, time_zone }, new Date(now))?.toISOString() ?? null).toBe(end)
})
