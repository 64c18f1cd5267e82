import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { connect } from './connect.ts'
import { queryDescribedOnce } from './skip-describe.ts'

let app: TestApp
let logist: Visitor

beforeEach(async () => {
  app = await testApp()
  logist = await app.as('logist')
})

afterEach(() => app.close())

/** More runs than PostgreSQL needs to prepare a statement on each connection. */
const OFTEN = 30

test('a process keeps working while a newer one adds columns to its tables', async () => {
  const { id } = await buildOrder(app.world)
  const read = async () => (await logist.get(`/order/${id}`)).statusCode
  const write = async (comment: string) => (await logist.put(`/order/${id}`, { comment })).statusCode
  for (let time = 0; time < OFTEN; time += 1) expect([await read(), await write(`Ring ${time} times`)]).toEqual([200, 200])

  await sql`alter table orders add column of_the_next_version integer`.execute(app.world.db)
  try {
    const answers = new Set<number>()
    for (let time = 0; time < OFTEN; time += 1) {
      answers.add(await read())
      answers.add(await write(`Knock ${time} times`))
    }
    // At worst a client is told to come back; nothing is ever reported as broken.
    expect([...answers].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect([await read(), await write('Thank you')]).toEqual([200, 200])
  } finally {
    await sql`alter table orders drop column of_the_next_version`.execute(app.world.db)
    await read() // the first request afterwards is told to come back: not that of the next test
  }
})

const { TEST_DATABASE_URL: databaseUrl } = process.env

/** PostgreSQL only: the embedded database does not share its connection. */
const OF_POSTGRES = databaseUrl
  ? ([
      [true, 1],
      [false, 0],
    ] as const)
  : []

test.each(OF_POSTGRES)(
  'with preparesStatements %s PostgreSQL keeps %i plan of a statement that comes back',
  async (preparesStatements, kept) => {
    const { db, close } = await connect({ databaseUrl, preparesStatements })
    try {
      await db.connection().execute(async (one) => {
        for (let time = 0; time < OFTEN; time += 1) await sql`select ${time}::integer as often`.execute(one)
        const { rows } = await sql<{
          count: number
        }>`select count(*) from pg_prepared_statements where statement like ${'%as often'}`.execute(one)
        expect(rows).toEqual([{ count: kept }])
      })
    } finally {
      await close()
    }
  },
)

/** Values of each type that we read, nulls, a name with quotation marks, and two columns of one name. */
const TEXT = `select $1::integer as whole, 7::bigint as "long ""one""", null::text as nothing, 'Zażółć' as text, 1.50::numeric as amount,
  true as flag, timestamptz '2026-03-01 08:00:00.123456+01' as moment, date '2026-03-01' as day, array[1, 2] as list,
  array['a', null] as texts, json_build_object('a', 1) as object, 'first' as twice, 'second' as twice
  from generate_series(1, 2)`

/** PostgreSQL only: the embedded database has no driver. */
describe.each(databaseUrl ? [databaseUrl] : [])('a statement whose columns are known', (connectionString) => {
  let client: pg.Client

  beforeAll(async () => {
    client = new pg.Client({ connectionString, pipeline: true })
    await client.connect()
  })
  afterAll(() => client.end())

  const ask = (name: string, text: string, values: unknown[]) => queryDescribedOnce(client, { name, text, values })

  test('has the rows that the driver reads', async () => {
    const { rows: wanted, rowCount } = await client.query(TEXT, [3])
    for (const time of ['first', 'second', 'third']) {
      const answer = await ask('every-type', TEXT, [3])
      expect([answer.rows, answer.rowCount], time).toEqual([wanted, rowCount])
      expect(Object.keys(answer.rows[0])).toEqual(Object.keys(wanted[0]))
    }
  })

  test('has its own columns beside others that are sent with it', async () => {
    const one = (value: number) => ask('one', 'select $1::integer as one', [value])
    const two = (value: string) => ask('two', 'select $1::text as two', [value])
    for (const _ of ['first', 'second'])
      expect((await Promise.all([one(1), two('a'), one(2), two('b')])).map(({ rows }) => rows)).toEqual([
        [{ one: 1 }],
        [{ two: 'a' }],
        [{ one: 2 }],
        [{ two: 'b' }],
      ])
  })

  test('without a row has none, and one without columns has empty ones', async () => {
    for (const _ of ['first', 'second']) {
      expect((await ask('no-row', 'select 1 as one where $1::boolean', [false])).rows).toEqual([])
      expect((await ask('no-column', 'select from generate_series(1, $1::integer)', [2])).rows).toEqual([{}, {}])
    }
  })
})
