import { expect, test } from 'vitest'
import { paidBack } from './paid.rules.ts'

test.each<[string, boolean[], ReturnType<typeof paidBack>]>([
  ['takes the mark off again', [false, false], [{ order_ids: [1, 2], former: { paid: false } }]],
  ['gives the mark again', [true], [{ order_ids: [1], former: { paid: true } }]],
  [
    'knows of each what it was',
    [true, false, true],
    [
      { order_ids: [1, 3], former: { paid: true } },
      { order_ids: [2], former: { paid: false } },
    ],
  ],
  ['sends nothing about no orders', [], []],
])('the way back of a payment %s', (_case, were, back) => {
  expect(paidBack(were.map((paid, at) => ({ id: at + 1, paid })))).toEqual(back)
})
