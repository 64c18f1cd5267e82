import { describe, expect, test } from 'vitest'
import { order, subStatus } from '#features/order/order.testing.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile()

async function moved(id: number, status: number, body: object = {}): Promise<void> {
  const answer = await (await app.as('logist')).post(`/order/status/${id}/${status}`, body)
  expect(answer.statusCode).toBe(200)
}

const told = async (id: number) => {
  const { attempts, last_reason } = await order(await app.as('logist'), id)
  return { attempts, last_reason }
}

async function ready(): Promise<number> {
  return (await buildOrder(app.world, { status_id: 3, courier_id: app.world.courier })).id
}

describe('attempts', () => {
  test('count entries into delivery, however they ended', async () => {
    const id = await ready()
    expect(await told(id)).toEqual({ attempts: 0, last_reason: null })
    for (const status of [6, 4, 6, 3, 6]) await moved(id, status, { courier_id: app.world.courier })
    expect((await told(id)).attempts).toBe(3)
  })

  test('do not grow by a move to the same status, nor in bulk', async () => {
    const [one, other] = [await ready(), await ready()]
    const body = { order_ids: [one, other], status_id: 6, courier_id: app.world.courier }
    const visitor = await app.as('logist')
    for (const _ of [1, 2]) expect((await visitor.post('/order/status', body)).statusCode).toBe(200)
    await moved(one, 6, { comment: 'Rings twice' })
    expect([(await told(one)).attempts, (await told(other)).attempts]).toEqual([1, 1])
  })
})

describe('the last reason', () => {
  test('is the sub-status of the last move into redelivery or rejected, and stays afterwards', async () => {
    const [away, refused] = [
      await subStatus(app, { status_id: 4, name: 'Nobody at home' }),
      await subStatus(app, { status_id: 5, name: 'Refused' }),
    ]
    const id = await ready()
    await moved(id, 6)
    await moved(id, 4, { sub_status_id: away, comment: 'Rang three times' })
    expect((await told(id)).last_reason).toBe('Nobody at home')
    await moved(id, 3)
    expect((await told(id)).last_reason).toBe('Nobody at home')
    await moved(id, 5, { sub_status_id: refused })
    expect((await told(id)).last_reason).toBe('Refused')
  })

  test('is the comment without a sub-status, and empty without both', async () => {
    const id = await ready()
    await moved(id, 6)
    await moved(id, 4, { comment: 'Dog in the yard' })
    expect((await told(id)).last_reason).toBe('Dog in the yard')
    await moved(id, 6)
    await moved(id, 4)
    expect((await told(id)).last_reason).toBeNull()
  })

  test('changes with a sub-status that is set later', async () => {
    const away = await subStatus(app, { status_id: 4, name: 'Nobody at home' })
    const id = await ready()
    for (const status of [6, 4]) await moved(id, status)
    await moved(id, 4, { sub_status_id: away })
    expect((await told(id)).last_reason).toBe('Nobody at home')
  })

  test('and attempts sort a list', async () => {
    const rows = [
      { attempts: 2, last_reason_comment: 'b' },
      { attempts: 0, last_reason_comment: null },
      { attempts: 1, last_reason_comment: 'a' },
    ]
    for (const row of rows) await buildOrder(app.world, { status_id: 4, ...row })
    const visitor = await app.as('logist')
    const sorted = async (sort: string) => (await visitor.get(`/order?sort=${sort}`)).json().data
    expect((await sorted('-attempts')).map((row: { attempts: number }) => row.attempts)).toEqual([2, 1, 0])
    expect((await sorted('last_reason')).map((row: { last_reason: string | null }) => row.last_reason)).toEqual(['a', 'b', null])
  })
})
