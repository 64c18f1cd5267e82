import { createServer } from 'node:http'
import { join } from 'node:path'
import {
  board,
  bulkMove,
  type Driver,
  faq,
  finance,
  list,
  live,
  log,
  logged,
  move,
  named,
  one,
  palette,
  rejected,
  search,
  tallied,
} from './floor-sql.ts'

/** The cost of the same SQL with nothing around it: Node's http and the bare driver, without session, scope and checks. */
const driver = process.env.DATABASE_URL ? await postgres(process.env.DATABASE_URL) : await embedded(process.env.DATA_DIR ?? './data')

const answers: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
  '/ready': async () => ({}),
  '/list': (query) => list(driver, query),
  '/tallied': (query) => tallied(driver, query),
  '/live': (query) => live(driver, query),
  '/named': (query) => named(driver, query),
  '/search': (query) => search(driver, query),
  '/palette': (query) => palette(driver, query),
  '/logged': () => logged(driver),
  '/log': (query) => log(driver, query),
  '/order': (query) => one(driver, query),
  '/move': (query) => move(driver, query),
  '/bulk-move': (query) => bulkMove(driver, query),
  '/board': (query) => board(driver, query),
  '/faq': (query) => faq(driver, query),
  '/finance': (query) => finance(driver, query),
  '/rejected': (query) => rejected(driver, query),
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  const answer = answers[pathname]
  if (!answer) return response.writeHead(404).end()
  answer(searchParams).then(
    (data) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data)),
    (error: Error) => response.writeHead(500).end(error.message),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')

process.once('SIGTERM', () => process.exit(0))

async function postgres(url: string): Promise<Driver> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const on = (connection: Pick<typeof pool, 'query'>): Driver => ({
    run: async (name, text, values) => (await connection.query({ name, text, values })).rows,
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(on(client))
        await client.query('commit')
        return result
      } finally {
        client.release()
      }
    },
  })
  return on(pool)
}

async function embedded(folder: string): Promise<Driver> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const pglite = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } })
  const on = (connection: Pick<typeof pglite, 'query'>): Driver => ({
    run: async (_name, sql, values) => (await connection.query<Record<string, unknown>>(sql, values)).rows,
    transaction: (work) => pglite.transaction((tx) => work(on(tx as unknown as typeof pglite))), // a transaction has the `query` we use
  })
  return on(pglite)
}
