import { expect, test } from 'vitest'
import { proposedTimes } from './day-times.rules.ts'

test.each([
  [
    { from: '', to: '' },
    { from: '09:00', to: '18:00' },
  ],
  [
    { from: '', to: '18:00' },
    { from: '', to: '18:00' },
  ],
  [
    { from: '', to: '03:15' },
    { from: '', to: '03:15' },
  ],
  [
    { from: '10:00', to: '' },
    { from: '10:00', to: '18:00' },
  ],
  [
    { from: '02:00', to: '03:15' },
    { from: '02:00', to: '03:15' },
  ],
])('a day chosen with the times %j gets %j', (before, times) => {
  expect(proposedTimes(before)).toEqual(times)
})
