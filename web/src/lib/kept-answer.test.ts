import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { forgetKeptAnswers, hasKeptAnswer, keptAnswer } from './kept-answer.ts'

const kept = keptAnswer('numbers', z.object({ count: z.number() }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what was kept is found by its person alone, with when it was said', () => {
  kept.keep('7', { count: 3 }, 1_000)
  expect(kept.find('7')).toEqual({ owner: '7', at: 1_000, data: { count: 3 } })
  expect(kept.find('8')).toBeUndefined()
  expect(kept.find('7:1')).toBeUndefined()
})

test('where nobody is named it is found whosever it is', () => {
  expect(kept.find()).toBeUndefined()
  kept.keep('7', { count: 3 })
  expect(kept.find()).toMatchObject({ owner: '7', data: { count: 3 } })
})

test('it is kept as of now, and the last word counts', () => {
  const before = Date.now()
  kept.keep('7', { count: 3 })
  kept.keep('8', { count: 4 })
  expect(kept.find('7')).toBeUndefined()
  expect(kept.find('8')?.data).toEqual({ count: 4 })
  expect(kept.find('8')?.at).toBeGreaterThanOrEqual(before)
})

test.each([
  ['of another shape', JSON.stringify({ owner: '7', at: 1, data: { count: 'three' } })],
  ['without an owner', JSON.stringify({ at: 1, data: { count: 3 } })],
  ['cut off while it was written', '{"owner":"7","at":1,'],
])('what is %s counts as absent', (_case, text) => {
  localStorage.setItem('kept:numbers', text)
  expect(kept.find('7')).toBeUndefined()
  expect(kept.find()).toBeUndefined()
})

test('what was kept can be forgotten, and nothing else goes with it', () => {
  localStorage.setItem('other', '1')
  expect(hasKeptAnswer('numbers')).toBe(false)
  kept.keep('7', { count: 3 })
  expect(hasKeptAnswer('numbers')).toBe(true)
  forgetKeptAnswers()
  expect(hasKeptAnswer('numbers')).toBe(false)
  expect(localStorage.getItem('other')).toBe('1')
})

test('a full storage keeps nothing rather than something old', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  kept.keep('7', { count: 3 })
  const storage = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  kept.keep('7', { count: 4 })
  expect(kept.find('7')).toBeUndefined()
})
