import { expect, test } from 'vitest'
import { testDb } from '#testing/db.ts'
import { readTogether } from './read-together.ts'

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

function counted() {
  const asked: number[][] = []
  const rows = new Map([[1, 'one']])
  const read = readTogether<number, string>(async (_db, keys) => {
    asked.push([...keys])
    if (keys.includes(13)) throw new Error('unlucky')
    return new Map(rows)
  })
  return { asked, rows, read }
}

test('reads that are asked for together are one statement, each with its own row', async () => {
  const db = await testDb()
  const { asked, read } = counted()
  const first = read(db, 1)
  await Promise.resolve()
  expect(await Promise.all([first, read(db, 2), read(db, 1)])).toEqual(['one', undefined, 'one'])
  expect(asked).toEqual([[1, 2]])
})

test('a read that is asked for after the statement was sent gets a statement of its own', async () => {
  const db = await testDb()
  const { asked, rows, read } = counted()
  const early = read(db, 1)
  await nextRound()
  rows.set(1, 'changed')
  expect(await read(db, 1)).toBe('changed')
  expect(await early).toBe('one')
  expect(asked).toEqual([[1], [1]])
})

test('a failed statement fails for all who asked, and the next one is sent', async () => {
  const db = await testDb()
  const { read } = counted()
  const failed = await Promise.allSettled([read(db, 13), read(db, 1)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(db, 1)).toBe('one')
})
