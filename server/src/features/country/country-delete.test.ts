import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'
import { countUses } from './country.queries.ts'

const app = appPerFile({ clock: () => new Date('2026-05-04T10:00:00Z') })
let admin: Visitor

beforeEach(async () => {
  admin = await app.as(app.world.users.admin)
})

/** Creates a country without any references. */
async function create(): Promise<number> {
  const { id } = await app.world.db.selectFrom('currencies').select('id').where('code', '=', 'EUR').executeTakeFirstOrThrow()
  const country = { name: 'Austria', code: 'AT', phone_code: '+43', time_zone: 'Europe/Vienna', currency_id: id }
  return (await admin.post('/country', country)).json().data.id
}

function logOf(id: number) {
  const logs = app.world.db.selectFrom('model_logs').select(['action', 'changes']).where('entity', '=', 'country')
  return logs.where('entity_id', '=', id).orderBy('id').execute()
}

describe('the deletion of a country', () => {
  it('removes an unused country and keeps its log', async () => {
    const id = await create()
    expect((await admin.delete(`/country/${id}`)).statusCode).toBe(204)
    expect((await admin.get(`/country/${id}`)).statusCode).toBe(404)
    expect((await admin.delete(`/country/${id}`)).statusCode).toBe(404)
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'deleted', changes: { name: { old: 'Austria', new: null } } })
  })

  it("is refused while it is used, with the counts in the person's language", async () => {
    const { country, users } = app.world
    for (const deleted_at of [null, null, new Date()]) await buildOrder(app.world, { deleted_at })
    const answer = await admin.delete(`/country/${country}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      error: '3 orders, 6 accounts, and 2 couriers use this: make it inactive instead',
      data: { orders: 3, couriers: 2, users: 6 },
    })
    const german = await (await app.as(users.admin)).delete(`/country/${country}`, { 'accept-language': 'de' })
    expect(german.json().error).toBe('3 Bestellungen, 6 Konten und 2 Kuriere verwenden dies: Setzen Sie es stattdessen auf inaktiv')
    expect((await admin.get(`/country/${country}`)).statusCode).toBe(200)
    expect(await logOf(country)).toEqual([])
  })

  it('is refused for one use in the singular', async () => {
    const id = await create()
    await app.world.db
      .insertInto('order_flows')
      .values({ name: 'Alpine', organization_id: app.world.organization, country_id: id })
      .execute()
    expect((await admin.delete(`/country/${id}`)).json().error).toBe('1 order flow uses this: make it inactive instead')
  })

  it('counts every table that refers to countries', async () => {
    const { rows } = await sql<{ referring: string }>`select conrelid::regclass::text as referring from pg_constraint
    where contype = 'f' and confrelid = 'countries'::regclass`.execute(app.world.db)
    const counted = Object.keys(await countUses(app.world.db, app.world.country))
    // Organizations name several in one column, which no constraint can check.
    expect(counted.sort()).toEqual([...rows.map(({ referring }) => referring), 'organizations'].sort())
  })

  it('beside a new order for it refuses one of the two, never with a 500', async () => {
    const id = await create()
    const draft = { customer_full_name: 'Eve Hall', customer_address: 'Ring 1', country_id: id, organization_id: app.world.organization }
    const [order, gone] = await Promise.all([admin.post('/order', draft), admin.delete(`/country/${id}`)])
    expect([order.statusCode, gone.statusCode].filter((status) => status < 300)).toHaveLength(1)
    expect([201, 409, 422]).toContain(order.statusCode)
    expect([204, 409]).toContain(gone.statusCode)
  })
})
