import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { settings } from './settings.ts'

export type Query = <Row extends object>(text: string) => Promise<Row[]>

/** An empty place for a server's data. */
export interface Place {
  readonly kind: 'PGlite' | 'PostgreSQL'
  readonly environment: NodeJS.ProcessEnv
  /** Reads the database behind the server's back; on PGlite no server may run meanwhile. */
  read<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  clean(): Promise<void>
}

export type MakePlace = () => Promise<Place>

let serial = 0

export async function embeddedPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'tracklane-crash-'))
  return {
    kind: 'PGlite',
    environment: { DATA_DIR: folder, DATABASE_URL: '' },
    async read(work) {
      const database = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm } })
      try {
        return await work(async <Row extends object>(text: string) => (await database.query<Row>(text)).rows)
      } finally {
        await database.close()
      }
    },
    clean: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

export async function postgresPlace(): Promise<Place> {
  const name = `tracklane_crash_${process.pid}_${++serial}`
  const folder = mkdtempSync(join(tmpdir(), 'tracklane-crash-'))
  const url = new URL(settings.databaseUrl ?? '')
  await connected(String(url), (query) => query(`create database ${name}`))
  const own = Object.assign(new URL(url), { pathname: `/${name}` })
  return {
    kind: 'PostgreSQL',
    environment: { DATA_DIR: folder, DATABASE_URL: String(own), APP_KEY: 'the-key-of-every-process-of-a-crash-test' },
    read: (work) => connected(String(own), work),
    async clean() {
      await connected(String(url), (query) => query(`drop database if exists ${name} with (force)`))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function connected<Result>(url: string, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // a restart ends it; the query says so
  await client.connect()
  try {
    return await work(async <Row extends object>(text: string) => (await client.query<Row>(text)).rows)
  } finally {
    await client.end()
  }
}
