import { expect, test } from 'vitest'
import { lastOffer, onScreen } from './toast-offers.rules.ts'
import { keyOf, type QueuedToast, queued, timeToRead } from './toast-queue.rules.ts'

const undo = { label: 'Undo', onAction: () => {}, isUndo: true }
const toast = (number: number, patch: Partial<QueuedToast> = {}): QueuedToast => {
  const plain = { text: `T${number}`, kind: 'success' as const, duration: 5000, ...patch }
  return { ...plain, number, key: patch.key ?? keyOf(plain, number) }
}
const numbers = (toasts: readonly QueuedToast[]) => toasts.map(({ number }) => number)

test.each<[string, QueuedToast[], QueuedToast, number[]]>([
  ['another one stands behind those that are there', [toast(1), toast(2)], toast(3), [1, 2, 3]],
  ['the same text stands once', [toast(1, { text: 'Saved' }), toast(2)], toast(3, { text: 'Saved' }), [3, 2]],
  ['the same text of another kind is another', [toast(1, { text: 'Saved' })], toast(2, { text: 'Saved', kind: 'error' }), [1, 2]],
  ['of one order the newer one stands', [toast(1, { about: 7 }), toast(2)], toast(3, { about: 7 }), [3, 2]],
  ['of two orders both stand', [toast(1, { about: 7 })], toast(2, { about: 8 }), [1, 2]],
  ['two that offer something are two', [toast(1, { text: 'Moved', action: undo })], toast(2, { text: 'Moved', action: undo }), [1, 2]],
  [
    'a success takes the complaints about fields with it',
    [toast(1, { kind: 'error', isAtField: true }), toast(2, { kind: 'error' })],
    toast(3),
    [2, 3],
  ],
  ['one that waits is replaced, too', [toast(1), toast(2), toast(3), toast(4, { about: 7 })], toast(5, { about: 7 }), [1, 2, 3, 5]],
])('%s', (_case, toasts, added, shown) => {
  expect(numbers(queued(toasts, added))).toEqual(shown)
})

test.each([
  [0, 0],
  [1, 1],
  [3, 3],
  [4, 3],
  [40, 3],
])('of %i there are %i on the screen, the first ones', (count, shown) => {
  const toasts = Array.from({ length: count }, (_, at) => toast(at + 1))
  expect(numbers(onScreen(toasts))).toEqual(numbers(toasts).slice(0, shown))
})

test.each<[string, QueuedToast[], number | undefined]>([
  ['nothing', [], undefined],
  ['nothing that can be taken back', [toast(1), toast(2, { action: { ...undo, isUndo: false } })], undefined],
  ['the newest, wherever it stands', [toast(5, { action: undo, about: 7 }), toast(2, { action: undo })], 5],
  ['one that waits for its place', [toast(1), toast(2), toast(3), toast(4, { action: undo })], 4],
])('undone is: %s', (_case, toasts, number) => {
  expect(lastOffer(toasts)?.number).toBe(number)
})

test.each([
  ['Saved', 5000, 5000],
  ['x'.repeat(71), 5000, 5000],
  ['x'.repeat(100), 5000, 7000],
  ['x'.repeat(100), 15_000, 15_000],
])('%s stays as long as it takes to read it, and at least %i', (text, least, time) => {
  expect(timeToRead(text, least)).toBe(time)
})
