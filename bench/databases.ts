import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { GROW_ARTICLES, GROW_FAQ } from './grown-faq.ts'
import { GROW_LOG } from './long-log.ts'

/** One database to measure on: where the server finds it, and where the floor does. */
export interface Bench {
  readonly title: string
  readonly serverSettings: NodeJS.ProcessEnv
  readonly floorSettings: NodeJS.ProcessEnv
  clean(): Promise<void>
}

const POSTGRES_ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const EMBEDDED_ORDERS = 10_000

/** Fills the database that BENCH_DATABASE_URL names, once: a second run finds the orders there. */
export async function postgresBench(): Promise<Bench> {
  const url = process.env.BENCH_DATABASE_URL ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'tracklane-bench-'))
  const settings = { DATABASE_URL: url, DATA_DIR: folder }
  if ((await countOrders(url)) < POSTGRES_ORDERS) fill(POSTGRES_ORDERS, settings)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(GROW_LOG)
  await client.query(GROW_FAQ)
  await client.query(GROW_ARTICLES).finally(() => client.end())
  return {
    title: `PostgreSQL, ${POSTGRES_ORDERS.toLocaleString('en')} orders`,
    serverSettings: settings,
    floorSettings: { DATABASE_URL: url },
    clean: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Two processes cannot share an embedded database: the floor gets a copy. */
export async function embeddedBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'tracklane-bench-'))
  const copy = `${folder}-floor`
  fill(EMBEDDED_ORDERS, { DATA_DIR: folder })
  const pglite = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } })
  await pglite.exec(GROW_LOG)
  await pglite.exec(GROW_FAQ)
  await pglite.exec(GROW_ARTICLES)
  await pglite.close()
  cpSync(folder, copy, { recursive: true })
  return {
    title: `Embedded, ${EMBEDDED_ORDERS.toLocaleString('en')} orders`,
    serverSettings: { DATA_DIR: folder, DATABASE_URL: '' },
    floorSettings: { DATA_DIR: copy, DATABASE_URL: '' },
    clean: async () => {
      rmSync(folder, { recursive: true, force: true })
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

function fill(orders: number, settings: NodeJS.ProcessEnv): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'seed', '--', '--orders', String(orders)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  })
  if (status !== 0) throw new Error('The database could not be filled')
}

async function countOrders(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from orders')
    return Number(rows[0]?.count ?? 0)
  } catch {
    return 0 // no such table yet
  } finally {
    await client.end()
  }
}
