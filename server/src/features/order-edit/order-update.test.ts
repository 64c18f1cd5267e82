import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changesOf, order as orderOf, tokenOf } from '#features/order/order.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile()
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

describe('an edit', () => {
  test('sets the given fields, keeps the others, and raises the version', async () => {
    const { id } = await buildOrder(app.world, { customer_phone: '+49 30 1' })
    const answer = await logist.put(`/order/${id}`, { customer_full_name: 'Eve Moss', comment: 'Ring twice' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.etag).toBe('"2"')
    expect(answer.json().data).toMatchObject({
      customer_full_name: 'Eve Moss',
      comment: 'Ring twice',
      customer_phone: '+49 30 1',
      total: '105.00',
      version: 2,
    })
  })

  test('without an effect leaves version, log and boards as they are', async () => {
    const { id } = await buildOrder(app.world)
    const publish = vi.spyOn(app.app.platform.realtime, 'publishNumbered')
    const same = {
      customer_full_name: 'Bob Ray',
      order_price: '100',
      products: [{ price: '50.00', quantity: 2, sku: 'L-1', name: 'Lamp' }],
    }
    expect((await logist.put(`/order/${id}`, same)).json().data.version).toBe(1)
    expect(await changesOf(logist, id)).toEqual([])
    expect(publish).not.toHaveBeenCalled()
  })

  test('with an empty text removes the value', async () => {
    const { id } = await buildOrder(app.world, { customer_phone: '+49 30 1', comment: 'Ring' })
    const { data } = (await logist.put(`/order/${id}`, { customer_phone: '', comment: '  ', foreign_id: '' })).json()
    expect(data).toMatchObject({ customer_phone: null, comment: null, foreign_id: null })
    expect((await logist.put(`/order/${id}`, { customer_phone: '', comment: '' })).json().data.version).toBe(2)
  })

  test('computes the sums again', async () => {
    const { id } = await buildOrder(app.world)
    const put = async (body: object) => (await logist.put(`/order/${id}`, body)).json().data
    expect(await put({ delivery_price: '7.5' })).toMatchObject({ order_price: '100.00', delivery_price: '7.50', total: '107.50' })
    const products = [{ name: 'Sweet', quantity: 3, price: '0.10' }]
    expect(await put({ products })).toMatchObject({ products_amount: 3, order_price: '0.30', total: '7.80' })
    expect(await put({ order_price: '0.25' })).toMatchObject({ products_amount: 3, order_price: '0.25', total: '7.75' })
  })

  test('to a currency with fewer digits is refused unless the amounts fit', async () => {
    const { id } = await buildOrder(app.world, { delivery_price: '5.50', total: '105.50' })
    expect((await logist.put(`/order/${id}`, { currency_code: 'JPY' })).json().errors).toHaveProperty('currency_code')
    expect((await logist.put(`/order/${id}`, { currency_code: 'XXX' })).json().errors).toHaveProperty('currency_code')
    expect((await logist.put(`/order/${id}`, { currency_code: 'JPY', delivery_price: '6' })).json().data).toMatchObject({
      order_price: '100',
      total: '106',
    })
  })

  test('is logged in names, with the changed fields alone', async () => {
    const { id } = await buildOrder(app.world)
    await logist.put(`/order/${id}`, { payment_type: 2, customer_full_name: 'Bob Ray', delivery_price: '6' })
    expect(await changesOf(logist, id)).toMatchObject([
      {
        action: 'updated',
        changes: {
          payment_type: { old: 'COD', new: 'Prepaid' },
          delivery_price: { old: '5.00', new: '6.00' },
          total: { old: '105.00', new: '106.00' },
        },
      },
    ])
    expect(Object.keys((await changesOf(logist, id))[0].changes)).toHaveLength(3)
  })

  test('ignores fields that the caller may not set', async () => {
    const before = await buildOrder(app.world)
    const { otherOrganization, otherCountry } = app.world
    const forbidden = {
      organization_id: otherOrganization,
      country_id: otherCountry,
      track: 'X',
      status_id: 7,
      paid: true,
      archived: true,
      version: 9,
    }
    const answer = await logist.put(`/order/${before.id}`, { ...forbidden, comment: 'x' })
    expect(answer.json().data).toMatchObject({
      organization_id: before.organization_id,
      country_id: before.country_id,
      track: before.track,
      status_id: 1,
      paid: false,
      archived: false,
      version: 2,
    })
  })

  test('checks the delivery window that would result', async () => {
    const { id } = await buildOrder(app.world, { delivery_to: new Date('2026-05-01T12:00:00Z') })
    expect((await logist.put(`/order/${id}`, { delivery_from: '2026-05-01T13:00:00Z' })).json().errors).toHaveProperty('delivery_to')
    expect((await logist.put(`/order/${id}`, { delivery_from: '2026-05-01T13:00:00Z', delivery_to: null })).statusCode).toBe(200)
  })

  test("cannot take another order's foreign id, also by requests at once", async () => {
    await buildOrder(app.world, { foreign_id: 'A-1' })
    const [one, two] = [await buildOrder(app.world), await buildOrder(app.world)]
    expect((await logist.put(`/order/${one.id}`, { foreign_id: 'A-1' })).json().errors).toHaveProperty('foreign_id')
    const answers = await Promise.all([one, two].map(({ id }) => logist.put(`/order/${id}`, { foreign_id: 'A-2' })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
  })
})

describe('two people at once', () => {
  test('both keep their edits of different fields', async () => {
    const { id } = await buildOrder(app.world)
    const edits = [
      { customer_full_name: 'Eve Moss' },
      { comment: 'Ring twice' },
      { customer_phone: '+49 30 2' },
      { delivery_price: '9.00' },
      { order_price: '50.00' },
      { customer_address: 'Elm Street 7' },
    ]
    const answers = await Promise.all(edits.map((edit) => logist.put(`/order/${id}`, edit)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(edits.map(() => 200))
    expect(await orderOf(logist, id)).toMatchObject({ ...Object.assign({}, ...edits), total: '59.00', version: 7 })
  })

  test('do not overwrite each other when they name the version they saw', async () => {
    const { id } = await buildOrder(app.world)
    const headers = { 'if-match': '"1"' }
    expect((await logist.put(`/order/${id}`, { comment: 'First' }, headers)).statusCode).toBe(200)
    const late = await logist.put(`/order/${id}`, { comment: 'Second' }, headers)
    expect(late.statusCode).toBe(412)
    expect(late.json().data).toMatchObject({ comment: 'First', version: 2 })
  })

  test('overwrite nothing with an unknown version; * accepts any', async () => {
    const { id } = await buildOrder(app.world)
    for (const tag of ['"abc"', '1', '"1", "2"', '"1000000000000"']) {
      expect((await logist.put(`/order/${id}`, { comment: 'Blind' }, { 'if-match': tag })).statusCode).toBe(412)
    }
    expect((await logist.put(`/order/${id}`, { comment: 'Seen' }, { 'if-match': '*' })).json().data).toMatchObject({
      comment: 'Seen',
      version: 2,
    })
  })
})

describe('the right to edit', () => {
  test('a foreign order is answered like a missing one', async () => {
    const foreign = await buildOrder(app.world, { organization_id: app.world.otherOrganization })
    const elsewhere = await buildOrder(app.world, { country_id: app.world.otherCountry })
    const absent = await logist.put('/order/999999', { comment: 'x' })
    expect(absent.statusCode).toBe(404)
    for (const { id } of [foreign, elsewhere]) {
      const answer = await logist.put(`/order/${id}`, { comment: 'x' })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual(absent.json())
    }
  })

  test('an archived or deleted order is refused until it is restored', async () => {
    const archived = await buildOrder(app.world, { archived_at: new Date() })
    const deleted = await buildOrder(app.world, { deleted_at: new Date() })
    for (const { id } of [archived, deleted]) expect((await logist.put(`/order/${id}`, { comment: 'x' })).statusCode).toBe(422)
  })

  test('a token may edit while the order is new or in processing', async () => {
    const headers = await tokenOf(app)
    const put = async (status_id: number) => {
      const { id } = await buildOrder(app.world, { status_id })
      return (await app.guest().put(`/order/${id}`, { comment: 'x' }, headers)).statusCode
    }
    expect(await put(1)).toBe(200)
    expect(await put(2)).toBe(200)
    expect(await put(3)).toBe(422)
    const deleted = await buildOrder(app.world, { deleted_at: new Date() })
    expect((await app.guest().put(`/order/${deleted.id}`, { comment: 'x' }, headers)).statusCode).toBe(404)
  })

  test('a reporter and a courier may not', async () => {
    const { id } = await buildOrder(app.world, { courier_id: app.world.courier })
    for (const role of ['reporter', 'courier', 'security'] as const) {
      expect((await (await app.as(role)).put(`/order/${id}`, { comment: 'x' })).statusCode).toBe(403)
    }
  })
})
