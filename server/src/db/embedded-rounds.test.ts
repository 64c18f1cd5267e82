import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCopy } from '#testing/db.ts'
import { type Connection, embedded } from './connect.ts'
import type { Db } from './db.ts'

let place: Connection

beforeAll(() => {
  place = embedded(openCopy())
})
afterAll(() => place.close())

/** Runs several times longer than others may wait. */
const slow = (db: Db) => sql`select sum(n) from generate_series(1, 200000) n`.execute(db)
const STATEMENTS = 5

/** Counts the rounds of the event loop, in which arrived requests are answered, during the work. */
async function roundsOf(work: () => Promise<unknown>): Promise<number> {
  let [rounds, isOver] = [0, false]
  const count = () => {
    rounds += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return rounds
}

test('many statements at once leave turns for other events', async () => {
  await slow(place.db)
  expect(await roundsOf(() => Promise.all(Array.from({ length: STATEMENTS }, () => slow(place.db))))).toBeGreaterThanOrEqual(STATEMENTS)
})

test('the statements of one transaction leave turns for other events too', async () => {
  const inOne = () =>
    place.db.transaction().execute(async (tx) => {
      for (let statement = 0; statement < STATEMENTS; statement += 1) await slow(tx)
    })
  expect(await roundsOf(inOne)).toBeGreaterThanOrEqual(STATEMENTS)
})
