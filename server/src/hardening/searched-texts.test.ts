import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillAllSearchTexts } from '#db/search-texts.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder, buildTemplate } from '#testing/build.ts'

/** A stored name, and searches that find it. */
const NAMES: readonly (readonly [stored: string, ...sought: string[]])[] = [
  ['Zoë Łukasiewicz-Öztürk', 'Zoe Lukasiewicz-Ozturk', 'öztürk zoë', 'lukasiewicz', 'ZOE'],
  ['Linden Straße', 'linden strasse', 'STRASSE', 'straße linden'],
  ['Wall Strasse', 'wall straße'],
  ['Jan Köhler', 'kohler', 'KÖHLER jan', 'ko\u0308hler'],
  ['Sean O’Brien', "O'Brien", 'sean o‘brien', 'o’brien'],
  ['Anna  Maria Mu\u0308ller', 'anna maria', 'anna\u00a0müller', '\u200bmuller\u200b', 'Maria  Anna'],
  ['Тарас Шевченко', 'тарас', 'ШЕВЧЕНКО тар'],
  ['Їжакевич Ґалина', 'ґалина їжак', 'ЇЖАКЕВИЧ'],
  ['İpek Yıldız', 'ipek yildiz', 'YILDIZ'],
  ['Ødegård Đorđe', 'odegard', 'dorde ode'],
  ['ﬁne １２３', 'fine 123', 'FINE'],
  ['Mar\u00adtha \u200bKlein', 'martha klein', 'marth'],
  ['Half 100% off_', '100%', 'off_', '% half'],
]
const NOT_FOUND = ['kohlar', 'zoe kohler', '100_', 'o_f', '__proto__', '<b>'] as const

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.renew()
})
afterAll(() => app.close())

const world = () => app.world

interface SearchedCall {
  readonly path: string
  readonly as: 'admin' | 'organization_admin' | 'logist'
  readonly table: string
  readonly column: string
  /** The row with the names; undefined: the newest. */
  readonly row?: () => number
  /** Makes a row where the world has none. */
  readonly prepare?: () => Promise<unknown>
  /** The listed row, where it is another one. */
  readonly listed?: () => Promise<number>
}

const ORDERS = { table: 'orders', column: 'customer_full_name', prepare: () => buildOrder(world()) } as const
const COURIERS = { table: 'couriers', column: 'last_name', row: () => world().courier } as const
const PEOPLE = { table: 'users', column: 'last_name', row: () => world().users.reporter } as const

const PLACES: readonly SearchedCall[] = [
  { path: '/order', as: 'logist', ...ORDERS },
  { path: '/order-admin', as: 'admin', ...ORDERS },
  { path: '/courier', as: 'logist', ...COURIERS },
  { path: '/courier/list', as: 'logist', ...COURIERS },
  { path: '/user', as: 'organization_admin', ...PEOPLE },
  { path: '/user', as: 'admin', ...PEOPLE },
  { path: '/sign-in', as: 'admin', ...PEOPLE, listed: signInOfReporter },
  { path: '/organization', as: 'admin', table: 'organizations', column: 'name' },
  { path: '/organization/list', as: 'admin', table: 'organizations', column: 'name' },
  { path: '/country', as: 'admin', table: 'countries', column: 'name' },
  { path: '/currency', as: 'admin', table: 'currencies', column: 'name' },
  { path: '/language', as: 'admin', table: 'languages', column: 'name' },
  { path: '/order-flow', as: 'admin', table: 'order_flows', column: 'name' },
  { path: '/kanban', as: 'admin', table: 'kanbans', column: 'name' },
  { path: '/kanban-card', as: 'admin', table: 'kanban_cards', column: 'name' },
  { path: '/order-sub-status', as: 'admin', table: 'order_sub_statuses', column: 'name' },
  { path: '/i18n/source', as: 'admin', table: 'phrases', column: 'message' },
  {
    path: '/notification/template',
    as: 'admin',
    table: 'notification_templates',
    column: 'name',
    prepare: () => buildTemplate(world().db, { channel: 'sms', audience: 'courier' }),
  },
  {
    path: '/issue',
    as: 'admin',
    table: 'issues',
    column: 'message',
    prepare: async () => (await app.as('logist')).post('/issue', { message: 'Late', url: '/' }),
  },
]

async function signInOfReporter(): Promise<number> {
  const row = { user_id: world().users.reporter, email: 'x', kind: 'refused', created_at: new Date() } as const
  return (await world().db.insertInto('sign_ins').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function found(path: string, as: SearchedCall['as'], search: string): Promise<number[]> {
  const answer = await (await app.as(as)).get(`${path}?search=${encodeURIComponent(search)}`)
  expect([search, answer.statusCode]).toEqual([search, 200])
  return answer.json().data.map(({ id }: { id: number }) => id)
}

async function newest(table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(world().db)
  return rows[0]?.id ?? 0
}

async function nameOf({ table, column }: Pick<SearchedCall, 'table' | 'column'>, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)} where id = ${id}`.execute(
    world().db,
  )
  return rows[0]?.name ?? ''
}

async function named({ table, column }: Pick<SearchedCall, 'table' | 'column'>, id: number, name: string): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${name} where id = ${id}`.execute(world().db)
  await fillAllSearchTexts(world().db)
}

test.each(PLACES)('$path, asked by $as, finds a name as people type it', async (place) => {
  await app.renew()
  await place.prepare?.()
  const id = place.row?.() ?? (await newest(place.table))
  const listed = (await place.listed?.()) ?? id
  const missed: string[] = []
  const before = await nameOf(place, id)
  for (const [stored, ...sought] of NAMES) {
    await named(place, id, stored)
    for (const search of sought) if (!(await found(place.path, place.as, search)).includes(listed)) missed.push(`${stored}: ${search}`)
  }
  for (const search of NOT_FOUND) if ((await found(place.path, place.as, search)).includes(listed)) missed.push(`found: ${search}`)
  await named(place, id, before) // languages, currencies and phrases are shared by all tests
  expect(missed).toEqual([])
})

/** A stored phone, and searches that find it. */
const PHONES: readonly (readonly [stored: string, ...sought: string[]])[] = [
  ['+49 160 3614 277', '01603614277', '0160 3614 277', '0160/3614277', '+491603614277', '00491603614277', '3614-277', '+49 (0)160 36142'],
  ['0160/3614277', '+49 160 3614277', '0049 160 36', '1603614277'],
]

test.each([
  { path: '/order', as: 'logist', table: 'orders', column: 'customer_phone', prepare: () => buildOrder(world(), { track: 'TLPHONE' }) },
  { path: '/courier', as: 'logist', table: 'couriers', column: 'phone', row: () => world().courier },
  { path: '/user', as: 'admin', table: 'users', column: 'phone', row: () => world().users.reporter },
] satisfies SearchedCall[])('$path finds a phone as people say it', async ({ path, as, ...place }: SearchedCall) => {
  await app.renew()
  await place.prepare?.()
  const id = place.row?.() ?? (await newest(place.table))
  const missed: string[] = []
  for (const [stored, ...sought] of PHONES) {
    await named(place, id, stored)
    for (const search of sought) if (!(await found(path, as, search)).includes(id)) missed.push(`${stored}: ${search}`)
  }
  for (const search of ['0161 3614277', '+48 160', '3614278']) if ((await found(path, as, search)).includes(id)) missed.push(search)
  expect(missed).toEqual([])
})

test('words of different fields find an order, in any order', async () => {
  await app.renew()
  const { id } = await buildOrder(world(), {
    track: 'TLHANSE1',
    foreign_id: 'HK-2231',
    customer_full_name: 'Käthe Neumann',
    customer_email: 'kaethe@post.test',
    customer_address: 'Lindenallee 131, 22768 Hamburg',
  })
  await fillAllSearchTexts(world().db)
  for (const search of ['Neumann 22768', 'kathe lindenallee', 'Lindenallee 131 Hamburg', 'hk-2231 tlhanse1', 'hamburg  post.test']) {
    expect([search, await found('/order', 'logist', search)]).toEqual([search, [id]])
  }
  for (const search of ['Neumann 22769', 'hamburgkathe', '']) {
    expect([search, await found('/order', 'logist', search)]).toEqual([search, search === '' ? [id] : []])
  }
})

test('digits match a part of a phone, or a text as typed', async () => {
  await app.renew()
  const { id } = await buildOrder(world(), { track: 'TLX', foreign_id: 'A-99123', customer_phone: '+49 160 3614277' })
  for (const [search, isFound] of [
    ['00123', false],
    ['99123', true],
    ['016036', true],
  ] as const) {
    expect([search, await found('/order', 'logist', search)]).toEqual([search, isFound ? [id] : []])
  }
})

test('fields hidden from a person are not searched for them', async () => {
  await app.renew()
  const { db, users, organization } = world()
  await db.updateTable('users').set({ phone: '+49 160 3614277' }).where('id', '=', users.admin).execute()
  await db.updateTable('organizations').set({ email: 'secret@north.test' }).where('id', '=', organization).execute()
  await db.updateTable('couriers').set({ phone: '+49 160 3614277' }).where('id', '=', world().courier).execute()
  await fillAllSearchTexts(db)
  const { email } = await db.selectFrom('users').select('email').where('id', '=', users.admin).executeTakeFirstOrThrow()
  for (const search of [email, '01603614277']) {
    expect([search, await found('/user', 'admin', search)]).toEqual([search, [users.admin]])
    const asSecurity = await (await app.as('security')).get(`/user?search=${encodeURIComponent(search)}`)
    expect([search, asSecurity.json().data]).toEqual([search, []])
  }
  expect(await found('/organization', 'admin', 'secret@north')).toEqual([organization])
  expect((await (await app.as('security')).get('/organization?search=secret')).json().data).toEqual([])
  expect(await found('/courier/list', 'logist', '01603614277')).toEqual([])
})

test('no answer contains the searched text', async () => {
  await app.renew()
  await buildOrder(world())
  await fillAllSearchTexts(world().db)
  const admin = await app.as('admin')
  for (const path of ['/order-admin', '/courier', '/user', '/organization', '/issue', `/courier/${world().courier}`, '/user/profile']) {
    const answer = await admin.get(path)
    expect([path, answer.statusCode, answer.body.includes('search_text')]).toEqual([path, 200, false])
  }
})
