import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { piecesOf, watchReader } from './patience.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function answerOf(writableLength: number) {
  const destroy = vi.fn()
  const answer = Object.assign(new EventEmitter(), { writableLength, closed: false, destroy })
  return { answer, destroy, reader: watchReader(answer as unknown as ServerResponse) } // the fields that are read
}

test('a reader that takes nothing for a minute is cut, and not a second earlier', () => {
  const { destroy } = answerOf(1)
  vi.advanceTimersByTime(59_999)
  expect(destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(destroy).toHaveBeenCalledOnce()
})

test.each(['drain', 'more'] as const)('the minute begins again with each sign of reading: %s', (sign) => {
  const { answer, destroy, reader } = answerOf(1)
  for (let time = 0; time < 10; time += 1) {
    vi.advanceTimersByTime(50_000)
    if (sign === 'drain') answer.emit('drain')
    else reader.hasMore()
  }
  vi.advanceTimersByTime(59_000)
  expect(destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(destroy).toHaveBeenCalledOnce()
})

test('a reader that has taken everything may wait without limit', () => {
  const { answer, destroy } = answerOf(0)
  vi.advanceTimersByTime(3_600_000)
  answer.writableLength = 1
  vi.advanceTimersByTime(59_000)
  expect(destroy).not.toHaveBeenCalled()
  answer.emit('close')
  expect(vi.getTimerCount()).toBe(0)
})

test('a long part is sent in pieces, complete and in order', () => {
  const part = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251)
  const pieces = [...piecesOf(part)]
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(65_536)
  expect(Buffer.concat(pieces).equals(part)).toBe(true)
})
