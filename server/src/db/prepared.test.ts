import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'
import { connect } from './connect.ts'

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
