import { expect, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { isBackward, requireWindow } from './delivery-window.rules.ts'

const [early, late] = [new Date('2026-05-04T10:00:00Z'), new Date('2026-05-04T12:00:00Z')]

test.each([
  [early, late, false],
  [late, early, true],
  [early, new Date(early), true], // it must be later
  [early, null, false],
  [null, late, false],
  [undefined, early, false],
  [late, undefined, false],
  [null, null, false],
])('a window from %j to %j ends before it starts: %s', (delivery_from, delivery_to, backward) => {
  const window = { delivery_from, delivery_to }
  expect(isBackward(window)).toBe(backward)
  if (!backward) return requireWindow(window)
  expect(() => requireWindow(window)).toThrow(AppError)
  expect(() => requireWindow(window)).toThrow(
    expect.objectContaining({
      status: 422,
      details: { fields: { delivery_to: expect.objectContaining({ message: 'The delivery must end later than it starts' }) } },
    }),
  )
})
