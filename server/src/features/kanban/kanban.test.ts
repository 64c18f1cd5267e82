import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const app = appPerFile()
let logist: Visitor

beforeEach(async () => {
  logist = await app.as('logist')
})

async function board(query = '', visitor = logist): Promise<BoardColumn[]> {
  const answer = await visitor.get(`/order/kanban${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function column(status: number, query = '', visitor = logist): Promise<BoardColumn> {
  const found = (await board(query, visitor)).find((one) => one.status_id === status)
  if (!found) throw new Error(`No column ${status}`)
  return found
}

async function layout(place: { organization_id: number; country_id: number | null }, statuses: number[], name = 'Ours'): Promise<void> {
  const columns = statuses.map((status_id, position) => ({ status_id, position, wip_limit: null, collapsed: false }))
  await app.world.db
    .insertInto('kanbans')
    .values({ ...place, name, columns: JSON.stringify(columns) })
    .execute()
}

describe('the board of orders', () => {
  test('has the columns of the valid board layout, empty ones too', async () => {
    const columns = (await logist.get('/kanban/board')).json().data.columns.map((one: { status_id: number }) => one.status_id)
    expect((await board()).map((one) => one.status_id)).toEqual(columns)
    expect((await board()).every((one) => one.total === 0 && one.orders.length === 0 && one.next_cursor === null)).toBe(true)
  })

  test('has the cards of a column, the latest move on top, with the input of each move', async () => {
    const old = await buildOrder(app.world, { status_changed_at: new Date('2026-01-01T00:00:00Z') })
    const fresh = await buildOrder(app.world, { status_changed_at: new Date('2026-01-02T00:00:00Z'), courier_id: app.world.courier })
    const { orders, total } = await column(1)
    expect(orders.map((order) => order.id)).toEqual([fresh.id, old.id])
    expect(total).toBe(2)
    expect(orders[0]).toMatchObject({
      track: fresh.track,
      flow_id: expect.any(Number),
      version: 1,
      total: '105.00',
      courier: expect.stringContaining('Carl'),
      status_changed_at: '2026-01-02T00:00:00.000Z',
    })
    expect(orders[0]).not.toHaveProperty('products')
  })

  test('has for a filtered column the number of all its orders that the person may see', async () => {
    const mine = await buildOrder(app.world)
    await buildOrder(app.world)
    await buildOrder(app.world, { archived_at: new Date() })
    await buildOrder(app.world, { organization_id: app.world.otherOrganization })
    expect(await column(1)).toMatchObject({ total: 2, whole: 2 })
    expect(await column(1, `?search=${mine.track}`)).toMatchObject({ total: 1, whole: 2 })
    expect(await column(1, '?search=nobody&status_id=1')).toMatchObject({ total: 0, whole: 2 })
  })

  test('has the sum of cash on delivery for each currency', async () => {
    await buildOrder(app.world, { order_price: '0.10', delivery_price: '0', total: '0.10' })
    await buildOrder(app.world, { order_price: '0.20', delivery_price: '0', total: '0.20' })
    await buildOrder(app.world, { order_price: '500', delivery_price: '0', total: '500', currency_code: 'HUF' })
    await buildOrder(app.world, { payment_type: 2 })
    await buildOrder(app.world, { payment_type: null, currency_code: 'USD' })
    expect(await column(1)).toMatchObject({
      total: 5,
      sums: [
        { currency_code: 'EUR', total: '0.30' },
        { currency_code: 'HUF', total: '500' },
      ],
    })
  })

  test.each(['', '&search=main%20street'])(
    'brings a column’s next cards by its cursor, without gap or repeat, also among equal times%s',
    async (filter) => {
      const made = new Set<number>()
      for (let index = 0; index < 23; index += 1) {
        const { id } = await buildOrder(app.world, { status_id: 2 })
        made.add(id)
      }
      // Times that differ by less than the precision of a JavaScript date.
      await sql`update orders set status_changed_at = timestamptz '2026-01-01T00:00:00Z' + (id / 3) * interval '1 microsecond'`.execute(
        app.world.db,
      )
      const seen: number[] = []
      let cursor: string | null = null
      do {
        const next: string = cursor === null ? '' : `&cursor=${cursor}`
        const page: BoardColumn = await column(2, `?status_id=2&limit=5${filter}${next}`)
        expect(page.total).toBe(23)
        expect(page.sums).toEqual([{ currency_code: 'EUR', total: '2415.00' }])
        seen.push(...page.orders.map((order: CompactOrder) => order.id))
        cursor = page.next_cursor
      } while (cursor !== null)
      expect(seen).toHaveLength(23)
      expect(new Set(seen)).toEqual(made)
    },
  )

  test('has a cursor only where there are more cards', async () => {
    for (let index = 0; index < 3; index += 1) await buildOrder(app.world)
    expect((await column(1, '?limit=3')).next_cursor).toBeNull()
    expect((await column(1, '?limit=2')).next_cursor).not.toBeNull()
  })

  test.each([
    ['a cursor without its column', (cursor: string) => `?cursor=${cursor}`],
    ['a cursor for two columns', (cursor: string) => `?status_id=1,2&cursor=${cursor}`],
    ['a cursor that is none', () => '?status_id=1&cursor=abc'],
    ['a cursor out of range', () => `?status_id=1&cursor=${Buffer.from('[1e300,1]').toString('base64url')}`],
  ])('refuses %s', async (_, queryOf) => {
    for (let index = 0; index < 2; index += 1) await buildOrder(app.world)
    const { next_cursor } = await column(1, '?limit=1')
    const answer = await logist.get(`/order/kanban${queryOf(next_cursor ?? '')}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('cursor')
  })

  test('is filtered like the list, totals too', async () => {
    const { id } = await buildOrder(app.world, { customer_full_name: 'Zoë' })
    await buildOrder(app.world)
    await buildOrder(app.world, { archived_at: new Date() })
    await buildOrder(app.world, { deleted_at: new Date() })
    expect(await column(1)).toMatchObject({ total: 2 })
    const found = await column(1, '?search=zo%C3%AB')
    expect(found).toMatchObject({ total: 1, sums: [{ total: '105.00' }] })
    expect(found.orders.map((order) => order.id)).toEqual([id])
    expect((await column(1, '?search=z')).orders.map((order) => order.id)).toEqual([id])
    expect((await board('?status_id=2,3')).map((one) => one.status_id)).toEqual([2, 3])
  })

  test('shows each person the orders of their scope', async () => {
    const mine = await buildOrder(app.world)
    const elsewhere = await buildOrder(app.world, { country_id: app.world.otherCountry })
    const foreign = await buildOrder(app.world, { organization_id: app.world.otherOrganization })
    const ids = async (visitor: Visitor) => (await column(1, '', visitor)).orders.map((order) => order.id).sort((a, b) => a - b)
    expect(await ids(logist)).toEqual([mine.id])
    expect(await ids(await app.as(app.world.logistElsewhere))).toEqual([elsewhere.id])
    expect(await ids(await app.as(app.world.strangerLogist))).toEqual([foreign.id])
    expect(await ids(await app.as('admin'))).toEqual([mine.id, elsewhere.id, foreign.id])
    for (const role of ['organization_admin', 'reporter', 'courier', 'security'] as const) {
      expect((await (await app.as(role)).get('/order/kanban')).statusCode).toBe(403)
    }
  })
})

describe('the valid board and card layout', () => {
  test('is that of the organization and country, else of the organization, else the shared one', async () => {
    const { organization, otherOrganization, country } = app.world
    const name = async (visitor: Visitor) => (await visitor.get('/kanban/board')).json().data.name
    const shared = await name(logist)
    await layout({ organization_id: otherOrganization, country_id: country }, [1], 'Theirs')
    expect(await name(logist)).toBe(shared)
    await layout({ organization_id: organization, country_id: null }, [1, 2], 'Organization')
    expect(await name(logist)).toBe('Organization')
    await layout({ organization_id: organization, country_id: country }, [3, 1], 'Country')
    expect(await name(logist)).toBe('Country')
    expect((await board()).map((one) => one.status_id)).toEqual([3, 1])
    expect(await name(await app.as(app.world.logistElsewhere))).toBe('Organization')
    expect(await name(await app.as('admin'))).toBe(shared)
  })

  test('has every field of a card, in its position', async () => {
    const { fields } = (await logist.get('/kanban-card/item')).json().data
    expect(fields.map((field: { key: string }) => field.key).sort()).toEqual([
      'comment',
      'courier',
      'customer_address',
      'customer_name',
      'customer_phone',
      'delivery_date',
      'foreign_id',
      'track',
    ])
    expect(fields.map((field: { position: number }) => field.position)).toEqual([...fields.keys()].map((key) => fields[key].position))
    expect((await (await app.as('reporter')).get('/kanban-card/item')).statusCode).toBe(403)
  })
})
