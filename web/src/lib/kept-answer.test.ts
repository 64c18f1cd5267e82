import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { onDisk, withDisk } from '#testing/durable.ts'
import { hasDurableStore } from './durable-hint.ts'
import { writeDurable } from './durable-store.ts'
import { forgetKeptAnswers, keptAnswer } from './kept-answer.ts'

withDisk()

const kept = keptAnswer('numbers', z.object({ count: z.number() }))

afterEach(() => {
  vi.restoreAllMocks()
})

test('a kept answer is found by its person alone, with its time', async () => {
  await kept.keep('7', { count: 3 }, 1_000)
  expect(await kept.find('7')).toEqual({ owner: '7', at: 1_000, data: { count: 3 } })
  expect(await kept.find('8')).toBeUndefined()
  expect(await kept.find('7:1')).toBeUndefined()
})

test('without a named person it is found for everybody', async () => {
  expect(await kept.find()).toBeUndefined()
  await kept.keep('7', { count: 3 })
  expect(await kept.find()).toMatchObject({ owner: '7', data: { count: 3 } })
})

test('it is kept with the present time, and the last one counts', async () => {
  const before = Date.now()
  await kept.keep('7', { count: 3 })
  await kept.keep('8', { count: 4 })
  expect(await kept.find('7')).toBeUndefined()
  const found = await kept.find('8')
  expect(found?.data).toEqual({ count: 4 })
  expect(found?.at).toBeGreaterThanOrEqual(before)
})

test.each([
  ['of another shape', { owner: '7', at: 1, data: { count: 'three' } }],
  ['of nobody', { at: 1, data: { count: 3 } }],
])('an answer that is %s counts as absent', async (_case, row) => {
  await writeDurable(['kept'], ({ store }) => store.put(row as never, 'numbers'))
  expect(await kept.find('7')).toBeUndefined()
  expect(await kept.find()).toBeUndefined()
})

test('kept answers can be deleted, all or those of other people, without other data', async () => {
  const letters = keptAnswer('letters', z.object({ count: z.number() }))
  localStorage.setItem('other', '1')
  await kept.keep('7', { count: 3 })
  await letters.keep('8', { count: 4 })
  await forgetKeptAnswers('8')
  expect(await kept.find()).toBeUndefined()
  expect(await letters.find('8')).toMatchObject({ data: { count: 4 } })
  await forgetKeptAnswers()
  expect(await letters.find()).toBeUndefined()
  expect(localStorage.getItem('other')).toBe('1')
})

test('a full storage keeps nothing instead of something old', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await kept.keep('7', { count: 3 })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await kept.keep('7', { count: 4 })
  expect(await kept.find('7')).toBeUndefined()
})

test('an answer of an older version is found until a newer one, and deleted like the rest', async () => {
  const former = (owner: string, count: unknown) => localStorage.setItem('kept:numbers', JSON.stringify({ owner, at: 1, data: { count } }))
  former('7', 3)
  expect(await kept.find('7')).toMatchObject({ data: { count: 3 } })
  expect(await kept.find('8')).toBeUndefined()
  await kept.keep('7', { count: 4 })
  expect(await onDisk()).not.toContain('"count":3')
  expect(await kept.find('7')).toMatchObject({ data: { count: 4 } })

  await forgetKeptAnswers()
  former('7', 'three')
  expect(await kept.find('7')).toBeUndefined()
  former('7', 3)
  await forgetKeptAnswers('7')
  expect(await kept.find('7')).toBeDefined()
  await forgetKeptAnswers('8')
  expect(localStorage.getItem('kept:numbers')).toBeNull()
  localStorage.setItem('kept:numbers', '{"owner":"7","at":1,') // cut off while it was written
  expect(await kept.find('7')).toBeUndefined()
})

test('a browser without storage is recognized', async () => {
  expect(await hasDurableStore()).toBe(false)
  localStorage.setItem('kept:numbers', '{}')
  expect(await hasDurableStore()).toBe(true)
  localStorage.clear()
  await kept.keep('7', { count: 3 })
  expect(await hasDurableStore()).toBe(true)
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('not here'))
  expect(await hasDurableStore()).toBe(true)
})
