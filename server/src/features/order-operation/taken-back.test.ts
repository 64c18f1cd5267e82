import { beforeEach, describe, expect, test } from 'vitest'
import { changesOf, order as orderOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const MONDAY = new Date('2026-05-04T10:00:00Z')
const app = appPerFile({ clock: () => now })
let now = MONDAY
let logist: Visitor

beforeEach(async () => {
  now = MONDAY
  logist = await app.as('logist')
})

type Draft = NonNullable<Parameters<typeof buildOrder>[1]>

async function built(draft: Draft = {}): Promise<number> {
  return (await buildOrder(app.world, draft)).id
}

/** Signs the person in again, a month later. */
async function later(): Promise<Date> {
  now = new Date(now.getTime() + 30 * 86_400_000)
  logist = await app.as('logist')
  return now
}

describe('a wrong actual delivery date', () => {
  const change = (id: number, deliveredAt: string | null) => logist.put(`/order/change-delivered-at/${id}`, { deliveredAt })

  test.each([2, 6, 10])('is removed in status %i, and the real delivery sets its own', async (status_id) => {
    const id = await built({ status_id, courier_id: app.world.courier })
    await change(id, '2026-05-01')
    const answer = await change(id, null)
    expect([answer.statusCode, answer.json().data.delivered_at]).toEqual([200, null])
    const [latest] = await changesOf(logist, id)
    expect(latest.changes).toEqual({ delivered_at: { old: '2026-05-01T12:00:00.000Z', new: null } })
    if (status_id !== 6) return
    await later()
    expect((await logist.post(`/order/status/${id}/7`)).json().data).toMatchObject({ delivered_at: now.toISOString() })
  })

  test.each([7, 8, 9])('stays in status %i, which needs one', async (status_id) => {
    const id = await built({ status_id, delivered_at: MONDAY })
    const answer = await change(id, null)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { order_id: ['An order that was handed over needs its actual delivery date: choose another'] },
    ])
    expect(await orderOf(logist, id)).toMatchObject({ delivered_at: MONDAY.toISOString(), version: 1 })
  })

  test('cannot be removed where there is none', async () => {
    expect((await change(await built(), null)).json().errors).toEqual({ order_id: ['The order has no actual delivery date'] })
  })
})

describe('undoing a wrong removal of a payment mark', () => {
  const pay = async (orders: readonly number[], body: object) => (await logist.post('/order/paid', { orders, ...body })).json().data
  const paidAt = async (id: number) => (await orderOf(logist, id)).paid_at

  test('restores the day of the payment', async () => {
    const [one, other] = [await built(), await built()]
    await pay([one, other], {})
    const then = now.toISOString()
    await later()
    await pay([one], { paid: false })
    const undone = await pay([one], { paid: true, as_before: true })
    expect([undone.done, await paidAt(one), await paidAt(other)]).toEqual([[one], then, then])
    expect((await logist.get('/order?paid_at_from=2026-05-01&paid_at_to=2026-05-31')).json().meta.total).toBe(2)
  })

  test('restores the last day, where it was paid more than once', async () => {
    const id = await built()
    await pay([id], {})
    await later()
    await pay([id], { paid: false })
    await pay([id], {})
    const last = now.toISOString()
    await later()
    await pay([id], { paid: false })
    await pay([id], { as_before: true })
    expect(await paidAt(id)).toBe(last)
  })

  test('marking it again, or for the first time, sets the present day', async () => {
    const [again, never] = [await built(), await built()]
    await pay([again], {})
    const now = (await later()).toISOString()
    await pay([again], { paid: false })
    await pay([again], {})
    await pay([never], { as_before: true })
    expect([await paidAt(again), await paidAt(never)]).toEqual([now, now])
  })
})
