import { expect, test } from 'vitest'
import { isTimeToGo, saidLeft, shownLeft } from './time-left.rules.ts'

test.each([
  [3600, { minutes: 60 }],
  [3599.5, { minutes: 60 }],
  [2820, { minutes: 47 }],
  [121, { minutes: 3 }],
  [120.5, { minutes: 3 }],
  [120, { clock: '2:00' }],
  [119.2, { clock: '2:00' }],
  [61, { clock: '1:01' }],
  [9, { clock: '0:09' }],
  [0, { clock: '0:00' }],
  [-5, { clock: '0:00' }],
])('with %s seconds left the banner shows %j', (seconds, shown) => {
  expect(shownLeft(seconds)).toEqual(shown)
})

test.each([
  [601, 3600, undefined],
  [600, 3600, 10],
  [130, 3600, 10],
  [120, 3600, 2],
  [60, 3600, 2],
  [500, 550, undefined],
  [120, 550, 2],
  [100, 110, undefined],
])('at %s of %s seconds the announced minutes are %s', (seconds, atFirst, said) => {
  expect(saidLeft(seconds, atFirst)).toBe(said)
})

test.each([
  [61, false],
  [60, true],
  [-1, true],
])('with %s seconds left it goes back by itself: %s', (seconds, isTime) => {
  expect(isTimeToGo(seconds)).toBe(isTime)
})
