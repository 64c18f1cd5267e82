import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillAllSearchTexts, SEARCHED_TABLES } from '#db/search-texts.ts'
import { createAdmin } from '#features/user/admin.service.ts'
import { SYSTEM } from '#platform/actor.ts'
import { createContext } from '#platform/context.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => app.renew())
afterAll(() => app.close())

async function textsOf(): Promise<Record<string, string | null>> {
  const texts: Record<string, string | null> = {}
  for (const table of SEARCHED_TABLES) {
    const { rows } = await sql<{ id: number; search_text: string | null }>`select id, search_text from ${sql.table(table)}`.execute(
      app.world.db,
    )
    for (const row of rows) texts[`${table} ${row.id}`] = row.search_text
  }
  return texts
}

async function madeAnew(): Promise<Record<string, string | null>> {
  for (const table of SEARCHED_TABLES) await sql`update ${sql.table(table)} set search_text = null`.execute(app.world.db)
  await fillAllSearchTexts(app.world.db)
  return textsOf()
}

test('every write of a searched field also writes the searched text', async () => {
  await fillAllSearchTexts(app.world.db)
  const { organization, country } = app.world
  const admin = await app.as('admin')
  const logist = await app.as('logist')
  const place = { organization_id: organization, country_id: country }
  const person = { first_name: 'Zoë', last_name: 'Łuk', email: 'zoe@tracklane.test', phone: '0160 1' }
  const made = {
    organization: await admin.post('/organization', { name: 'Übersee', phone: '+49 30 1' }),
    user: await admin.post('/user', { ...person, ...place, role: 'logist', password: 'nine small boats' }),
    courier: await logist.post('/courier', { first_name: 'Jörg', last_name: 'Ohm', phone: '0170 2' }),
    order: await logist.post('/order', {
      customer_full_name: 'Köhler',
      customer_address: 'Wall 1',
      customer_phone: '0160/36 142',
      foreign_id: 'HK-1',
      products: [{ name: 'Lamp', quantity: 1, price: '1.00' }],
    }),
    issue: await logist.post('/issue', { message: 'Größer', url: '/order' }),
  }
  expect(Object.values(made).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
  const id = (kind: keyof typeof made): number => made[kind].json().data.id
  const other = await buildOrder(app.world)
  const changed = [
    await admin.put(`/organization/${id('organization')}`, { name: 'Überland', phone: '0301' }),
    await admin.put(`/user/${id('user')}`, { last_name: 'Żuk', phone: '0161 2' }),
    await logist.put(`/courier/${id('courier')}`, { last_name: 'Öhm', phone: '0171 3' }),
    await logist.put(`/order/${id('order')}`, { customer_full_name: 'Möller', customer_phone: '+49 160 99' }),
    await logist.put(`/order/change-address/${other.id}`, { address: 'Straße 2' }),
  ]
  expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  const console = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'console' }
  await createAdmin(createContext(app.app.platform, console), {
    first_name: 'Éva',
    last_name: 'Å',
    email: 'eva@tracklane.test',
    password: 'nine small boats',
  })
  const stored = await textsOf()
  expect(Object.entries(stored).filter(([, text]) => text === null)).toEqual([])
  expect(stored).toEqual(await madeAnew())
  expect(stored[`orders ${id('order')}`]).toContain('\u001fmoller\u001f')
  expect(stored[`orders ${other.id}`]).toContain('\u001fstrasse 2\u001f')
})

test('an older program that does not know searched texts leaves no wrong one', async () => {
  await fillAllSearchTexts(app.world.db)
  const { db, courier } = app.world
  await db.updateTable('couriers').set({ last_name: 'Angstrom', capacity: 3 }).where('id', '=', courier).execute()
  const textOf = () => db.selectFrom('couriers').select('search_text').where('id', '=', courier).executeTakeFirstOrThrow()
  expect(await textOf()).toEqual({ search_text: null })
  const found = async (search: string) => (await (await app.as('logist')).get(`/courier?search=${search}`)).json().data.length
  expect([await found('ANGSTR'), await found('rider')]).toEqual([1, 0])
  await fillAllSearchTexts(db)
  await db.updateTable('couriers').set({ capacity: 4 }).where('id', '=', courier).execute()
  expect((await textOf()).search_text).toContain('angstrom')
  expect(await found('angstrom carl')).toBe(1)
})
