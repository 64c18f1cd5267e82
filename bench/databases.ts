import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { spawnOwn } from '../proofs/kit/child.ts'
import { BRING_BACK } from './brought-back.ts'
import { GROW_ARTICLES, GROW_FAQ } from './grown-faq.ts'
import { GROW_LOG } from './long-log.ts'
import { makeFolder } from './processes.ts'

/** A database to measure on, with the settings of the server and of the floor. */
export interface Bench {
  readonly title: string
  readonly serverSettings: NodeJS.ProcessEnv
  readonly floorSettings: NodeJS.ProcessEnv
  clean(): Promise<void>
}

const POSTGRES_ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const EMBEDDED_ORDERS = 10_000

/** Fills the database of BENCH_DATABASE_URL once: a second run finds the orders there, in their first state. */
export async function postgresBench(): Promise<Bench> {
  const url = process.env.BENCH_DATABASE_URL ?? ''
  const folder = makeFolder()
  const settings = { DATABASE_URL: url, DATA_DIR: folder.path }
  if ((await countOrders(url)) < POSTGRES_ORDERS) await fill(POSTGRES_ORDERS, settings)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of [BRING_BACK, GROW_LOG, GROW_FAQ, GROW_ARTICLES]) await client.query(statement)
  } finally {
    await client.end()
  }
  return {
    title: `PostgreSQL, ${POSTGRES_ORDERS.toLocaleString('en')} orders`,
    serverSettings: settings,
    floorSettings: { DATABASE_URL: url },
    clean: async () => folder.remove(),
  }
}

/** Makes an embedded database and a copy for the floor: two processes cannot share one. */
export async function embeddedBench(): Promise<Bench> {
  const folder = makeFolder()
  const [ours, copy] = [join(folder.path, 'ours'), join(folder.path, 'floor')]
  await fill(EMBEDDED_ORDERS, { DATA_DIR: ours })
  const pglite = await PGlite.create(join(ours, 'database'), { extensions: { pg_trgm } })
  for (const statement of [GROW_LOG, GROW_FAQ, GROW_ARTICLES]) await pglite.exec(statement)
  await pglite.close()
  cpSync(ours, copy, { recursive: true })
  return {
    title: `Embedded, ${EMBEDDED_ORDERS.toLocaleString('en')} orders`,
    serverSettings: { DATA_DIR: ours, DATABASE_URL: '' },
    floorSettings: { DATA_DIR: copy, DATABASE_URL: '' },
    clean: async () => folder.remove(),
  }
}

async function fill(orders: number, settings: NodeJS.ProcessEnv): Promise<void> {
  const seed = spawnOwn('npm', ['run', '--silent', 'seed', '--', '--orders', String(orders)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  })
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error('The database could not be filled')
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
