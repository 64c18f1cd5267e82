import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { order as orderOf, statusLog } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile()
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

async function orders(count: number, draft: Parameters<typeof buildOrder>[1] = {}): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) ids.push((await buildOrder(app.world, draft)).id)
  return ids
}

function moveMany(order_ids: readonly number[], status_id: number, body: object = {}) {
  return logist.post('/order/status', { order_ids, status_id, ...body })
}

/** Expects that every line starts where the one before ended, and that the last one gives the order's status. */
async function expectChain(id: number, start: number): Promise<void> {
  let at = start
  for (const line of await statusLog(logist, id)) {
    expect(line.status_from).toBe(at)
    at = line.status_to
  }
  expect(await orderOf(logist, id)).toMatchObject({ status_id: at })
}

describe('at the same time', () => {
  test('moves of the same orders in opposite order do not block each other', async () => {
    const ids = await orders(40)
    const backwards = [...ids].reverse()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => moveMany(index % 2 === 0 ? ids : backwards, index % 4 < 2 ? 2 : 1)),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200))
    for (const id of ids) await expectChain(id, 1)
  })

  test('moves of many, single moves, assignments and edits of the same orders do not block each other', async () => {
    const ids = await orders(12, { status_id: 3 })
    const { courier } = app.world
    const answers = await Promise.all(
      [...ids]
        .reverse()
        .flatMap((id, index) => [
          moveMany(index % 2 === 0 ? ids : [...ids].reverse(), index % 3 === 0 ? 3 : 6, { courier_id: courier }),
          logist.post(`/order/status/${id}/6`, { courier_id: courier }),
          logist.post('/courier-order', { order_id: id, courier_id: courier }),
          logist.put(`/order/${id}`, { comment: `Ring twice ${index}` }),
        ]),
    )
    expect(answers.every((answer) => answer.statusCode < 300)).toBe(true)
    for (const id of ids) {
      await expectChain(id, 3)
      expect(await orderOf(logist, id)).toMatchObject({ courier_id: courier, comment: expect.stringContaining('Ring twice') })
    }
  })

  test('moves of many under keys, each sent twice, do not block each other', async () => {
    const ids = await orders(10)
    const send = (key: string, order_ids: number[]) => logist.post('/order/status', { order_ids, status_id: 2 }, { 'idempotency-key': key })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => [
        send(`k${index}`, ids),
        send(`k${index}`, ids),
        send(`b${index}`, [...ids].reverse()),
      ]).flat(),
    )
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true)
    for (const id of ids) expect(await orderOf(logist, id)).toMatchObject({ status_id: 2, version: 2 })
  })

  test('two moves of many into different statuses: each order takes part in exactly one', async () => {
    const ids = await orders(30)
    const [first, second] = await Promise.all([moveMany(ids, 2), moveMany([...ids].reverse(), 5)])
    const statuses = new Set<number>()
    for (const id of ids) statuses.add((await orderOf(logist, id)).status_id)
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    // 1 → 2 → 5 is allowed, 5 → 2 is not: in any order the rejection is the end.
    expect([...statuses]).toEqual([5])
    for (const id of ids) await expectChain(id, 1)
  })
})

test('a move of many that fails half-way changes and announces nothing', async () => {
  const { db, courier } = app.world
  const ids = await orders(5, { status_id: 3 })
  const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
  await sql`alter table model_logs add constraint fails check (entity <> 'order') not valid`.execute(db)
  try {
    expect((await moveMany(ids, 6, { courier_id: courier })).statusCode).toBe(500)
  } finally {
    await sql`alter table model_logs drop constraint fails`.execute(db)
  }
  expect(publish).not.toHaveBeenCalled()
  for (const id of ids) {
    expect(await orderOf(logist, id)).toMatchObject({ status_id: 3, courier_id: null, version: 1 })
    expect(await statusLog(logist, id)).toEqual([])
  }
  expect(await db.selectFrom('courier_orders').selectAll().execute()).toEqual([])
})
