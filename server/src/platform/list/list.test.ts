import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/db.ts'
import type { Scope } from '#platform/actor.ts'
import { freshWorld, type World } from '#testing/build.ts'
import { type Condition, equals, found } from './narrowing.ts'
import { paged, sliceOf } from './paging.ts'
import { sortedBy, sortKeys } from './sorting.ts'
import { within } from './within.ts'
import { wordsFound } from './words-found.ts'

let world: World
let db: Db

beforeAll(async () => {
  world = await freshWorld()
  db = world.db
  const { organization, otherOrganization, country, otherCountry } = world
  const board = (name: string, organization_id: number | null, country_id: number | null) => ({
    name,
    organization_id,
    country_id,
    columns: '[]',
  })
  await db.deleteFrom('kanbans').where('organization_id', 'is not', null).execute()
  await db
    .insertInto('kanbans')
    .values([
      board('here', organization, country),
      board('elsewhere', organization, otherCountry),
      board('everywhere', organization, null),
      board('foreign', otherOrganization, country),
    ])
    .execute()
})

async function names(condition: Condition, sort = 'name'): Promise<string[]> {
  const rows = await db
    .selectFrom('kanbans')
    .select('name')
    .where(condition)
    .orderBy(sortedBy(sort, sortKeys('kanbans', ['name', 'country_id']), 'kanbans.id'))
    .execute()
  return rows.map(({ name }) => name)
}

describe('rows of a caller', () => {
  const ground = { organization: 'kanbans.organization_id', country: 'kanbans.country_id' }
  const area = (country_id: number | null): Scope => ({ kind: 'area', organization_id: world.organization, country_id })
  const courier: Scope = { kind: 'courier', user_id: 7 }

  test("are those of the caller's organization and country", async () => {
    expect(await names(within(area(world.country), ground))).toEqual(['here'])
    expect(await names(within(area(null), ground))).toEqual(['elsewhere', 'everywhere', 'here'])
    expect(await names(within(area(world.country), { organization: ground.organization }))).toEqual(['elsewhere', 'everywhere', 'here'])
  })

  test('may include rows of every country or shared by all', async () => {
    expect(await names(within(area(world.country), { ...ground, isEverywhere: true }))).toEqual(['everywhere', 'here'])
    expect(await names(within(area(world.country), { ...ground, isShared: true }))).toEqual(['Default board', 'here'])
    expect(await names(within(area(world.country), { ...ground, isShared: true, isEverywhere: true }))).toEqual([
      'Default board',
      'everywhere',
      'here',
    ])
  })

  test('are all for an administrator, and none without a scope', async () => {
    expect(await names(within({ kind: 'all' }, ground))).toHaveLength(5)
    expect(await names(within({ kind: 'none' }, { ...ground, isShared: true, isEverywhere: true }))).toEqual([])
  })

  test('are for a courier only those that the table names', async () => {
    expect(await names(within(courier, ground))).toEqual([])
    expect(await names(within(courier, { ...ground, isShared: true }))).toEqual(['Default board'])
    const mine = { ...ground, ofCourier: (id: number) => sql<boolean>`kanbans.name = 'here' and ${id} = 7` }
    expect(await names(within(courier, mine))).toEqual(['here'])
    expect(await names(within({ ...courier, user_id: 8 }, mine))).toEqual([])
  })

  test('stay apart when conditions are joined', async () => {
    const shared = within(area(world.country), { ...ground, isShared: true })
    expect(await names(sql`${shared} and kanbans.name = 'here'`)).toEqual(['here'])
    expect(await names(sql`kanbans.name = 'foreign' and ${within(area(null), { ...ground, isEverywhere: true })}`)).toEqual([])
  })
})

describe('a list', () => {
  test('is searched in each of its columns, letter by letter', async () => {
    expect(await names(found('WHERE', ['kanbans.name']))).toEqual(['elsewhere', 'everywhere'])
    expect(await names(found('default', [sql<string>`'x' || kanbans.id`, 'kanbans.name']))).toEqual(['Default board'])
    expect(await names(found('%', ['kanbans.name']))).toEqual([])
    expect(await names(found('', ['kanbans.name']))).toHaveLength(5)
  })

  test('is filtered by one value, by several, or not at all', async () => {
    expect(await names(equals('kanbans.name', 'here'))).toEqual(['here'])
    expect(await names(equals('kanbans.country_id', [world.country, world.otherCountry]))).toEqual(['elsewhere', 'foreign', 'here'])
    expect(await names(equals('kanbans.name', undefined))).toHaveLength(5)
    expect(await names(equals('kanbans.name', []))).toHaveLength(5)
  })

  test('is sorted with empty values last in both directions, and equal ones by id', async () => {
    expect((await names(sql`true`, 'country_id')).slice(-2)).toEqual(['Default board', 'everywhere'])
    expect((await names(sql`true`, '-country_id')).slice(-2)).toEqual(['Default board', 'everywhere'])
    expect(await names(equals('kanbans.country_id', world.country), '-country_id,-name')).toEqual(['here', 'foreign'])
  })

  test('is not sorted by a field outside its allow-list', async () => {
    expect(await names(sql`true`, 'version')).toHaveLength(5)
  })
})

test.each([
  [{ page: 1, per_page: 25 }, 0, { limit: 25, offset: 0 }, 1],
  [{ page: 3, per_page: 10 }, 21, { limit: 10, offset: 20 }, 3],
  [{ page: 2, per_page: 50 }, 50, { limit: 50, offset: 50 }, 1],
])('page %j of %i rows', (asked, total, slice, last_page) => {
  expect(sliceOf(asked)).toEqual(slice)
  const meta = { current_page: asked.page, per_page: asked.per_page, total, last_page }
  expect(paged(asked, { rows: ['a'], total })).toEqual({ data: ['a'], meta })
})

describe('names in the scripts of all languages', () => {
  const NAMES = [
    'Яна',
    'Zając',
    'Євген',
    'łukasz',
    'Ґалаґан',
    'Їжакевич',
    'Lech',
    'Андрій',
    'Żaneta',
    'Łukasz',
    'Олена',
    'anna',
    'Іван',
    'Ágnes',
    'Ева',
    'Ніна',
  ]

  beforeAll(async () => {
    await db
      .insertInto('organizations')
      .values(NAMES.map((name) => ({ name })))
      .execute()
  })

  const organizations = async (condition: Condition, sort: string) => {
    const keys = sortKeys('organizations', ['name'])
    const rows = await db
      .selectFrom('organizations')
      .select('name')
      .where(condition)
      .where('name', 'in', NAMES)
      .orderBy(sortedBy(sort, keys, 'organizations.id'))
      .execute()
    return rows.map(({ name }) => name)
  }

  test('are sorted like an address book', async () => {
    const inOrder = ['Ágnes', 'anna', 'Lech', 'łukasz', 'Łukasz', 'Zając', 'Żaneta']
    const cyrillic = ['Андрій', 'Ґалаґан', 'Ева', 'Євген', 'Іван', 'Їжакевич', 'Ніна', 'Олена', 'Яна']
    expect(await organizations(sql`true`, 'name')).toEqual([...inOrder, ...cyrillic])
    expect(await organizations(sql`true`, '-name')).toEqual([...inOrder, ...cyrillic].reverse())
  })

  test.each([
    ['ОЛЕНА', 'Олена'],
    ['їжак', 'Їжакевич'],
    ['ҐАЛА', 'Ґалаґан'],
    ['ŻANETA', 'Żaneta'],
    ['zAJĄC', 'Zając'],
    ['ÁGNES', 'Ágnes'],
  ])('are found in upper and lower case: %s', async (text, name) => {
    const rows = { id: 'organizations.id', texts: sql`array[name]`, from: sql`organizations` }
    expect(await organizations(await wordsFound(db, text, rows), 'name')).toEqual([name])
  })
})
