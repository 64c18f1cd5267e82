import { beforeEach, describe, expect, test } from 'vitest'
import { order as orderOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile({ clock: () => new Date('2026-05-04T10:00:00Z') })
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

const BERLIN = { 'x-tz-name': 'Europe/Berlin' }

async function built(delivery_from: string | null, delivery_to: string | null): Promise<number> {
  const order = await buildOrder(app.world, {
    delivery_from: delivery_from === null ? null : new Date(delivery_from),
    delivery_to: delivery_to === null ? null : new Date(delivery_to),
  })
  return order.id
}

function set(order_ids: readonly number[], body: object, headers: Record<string, string> = BERLIN) {
  return logist.post('/order/delivery-date', { order_ids, ...body }, headers)
}

async function windowOf(id: number): Promise<(string | null)[]> {
  const { delivery_from, delivery_to } = await orderOf(logist, id)
  return [delivery_from, delivery_to]
}

describe('an end without a start', () => {
  test('moves the window of each order and keeps its length', async () => {
    const short = await built('2026-05-04T08:00:00Z', '2026-05-04T10:00:00Z')
    const long = await built('2026-05-04T08:00:00Z', '2026-05-05T20:00:00Z')
    expect((await set([short, long], { delivery_to: '2026-05-07T12:00:00Z' })).json().data).toEqual({
      done: [short, long],
      refused: [],
      versions: [2, 2],
    })
    expect(await windowOf(short)).toEqual(['2026-05-07T10:00:00.000Z', '2026-05-07T12:00:00.000Z'])
    expect(await windowOf(long)).toEqual(['2026-05-06T00:00:00.000Z', '2026-05-07T12:00:00.000Z'])
  })

  test("starts on the same day of the person's zone where there was no window", async () => {
    const never = await built(null, null)
    const endless = await built('2026-05-07T06:00:00Z', null)
    const earlier = await built('2026-05-01T06:00:00Z', null)
    const later = await built('2026-05-07T13:00:00Z', null)
    const startless = await built(null, '2026-05-01T06:00:00Z')
    await set([never, endless, earlier, later, startless], { delivery_to: '2026-05-07T12:00:00Z' })
    const midnight = '2026-05-06T22:00:00.000Z' // in Berlin
    for (const id of [never, earlier, later, startless]) expect(await windowOf(id)).toEqual([midnight, '2026-05-07T12:00:00.000Z'])
    expect(await windowOf(endless)).toEqual(['2026-05-07T06:00:00.000Z', '2026-05-07T12:00:00.000Z'])
  })

  test('at midnight has no start, since that day has no earlier moment', async () => {
    const id = await built(null, null)
    await set([id], { delivery_to: '2026-05-06T22:00:00Z' })
    expect(await windowOf(id)).toEqual([null, '2026-05-06T22:00:00.000Z'])
  })

  test('is refused for an order whose window is too long, and for no other', async () => {
    const endless = await built('1900-01-02T00:00:00Z', '2026-05-05T00:00:00Z')
    const plain = await built(null, null)
    const answer = await set([endless, plain], { delivery_to: '1950-01-01T12:00:00Z' })
    expect(answer.json().data).toEqual({ done: [plain], refused: [{ id: endless, reason: 'Enter a date' }], versions: [2] })
  })
})

describe('a start given with it', () => {
  test('is set for all of them', async () => {
    const ids = [await built(null, null), await built('2026-05-04T08:00:00Z', '2026-05-04T10:00:00Z')]
    await set(ids, { delivery_from: '2026-05-07T08:00:00Z', delivery_to: '2026-05-07T12:00:00Z' })
    for (const id of ids) expect(await windowOf(id)).toEqual(['2026-05-07T08:00:00.000Z', '2026-05-07T12:00:00.000Z'])
  })

  test('is removed from all of them by null', async () => {
    const ids = [await built(null, '2026-05-01T06:00:00Z'), await built('2026-05-04T08:00:00Z', '2026-05-04T10:00:00Z')]
    await set(ids, { delivery_from: null, delivery_to: '2026-05-07T12:00:00Z' })
    for (const id of ids) expect(await windowOf(id)).toEqual([null, '2026-05-07T12:00:00.000Z'])
  })

  test.each(['2026-05-07T12:00:00Z', '2026-05-08T00:00:00Z'])(
    'refuses the call when it is no earlier than the end: %s',
    async (delivery_from) => {
      const id = await built(null, null)
      const answer = await set([id], { delivery_from, delivery_to: '2026-05-07T12:00:00Z' })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ delivery_to: ['The delivery must end later than it starts'] })
      expect(await windowOf(id)).toEqual([null, null])
    },
  )
})

test.each([
  [{}, 'delivery_to'],
  [{ delivery_to: null }, 'delivery_to'],
  [{ delivery_to: '2026-05-07' }, 'delivery_to'],
  [{ delivery_to: '0001-01-01T00:00:00Z' }, 'delivery_to'],
  [{ delivery_to: '2026-05-07T12:00:00Z', delivery_from: 'soon' }, 'delivery_from'],
])('%j is a 422 at its field', async (body, field) => {
  const answer = await set([await built(null, null)], body)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
})
