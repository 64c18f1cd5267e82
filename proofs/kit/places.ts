import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connected, makeDatabase, type Query } from './database.ts'
import type { Database, Options } from './proof.ts'
import type { Finding } from './report.ts'
import { killAll } from './server.ts'

/** An empty place for a server's data. */
export interface Place {
  readonly environment: NodeJS.ProcessEnv
  /** Reads the database directly, not through the server. On PGlite no server may run meanwhile. */
  read<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  clean(): Promise<void>
}

export type MakePlace = () => Promise<Place>

export const PLACES: Readonly<Record<Database, MakePlace>> = { PGlite: embeddedPlace, PostgreSQL: postgresPlace }

/** Tries all of the databases, whatever the result of the others. */
export async function onEach(
  { databases }: Options,
  scenario: (makePlace: MakePlace, database: Database) => Promise<Finding>,
): Promise<Finding> {
  const figures: string[] = []
  const violations: string[] = []
  for (const database of databases) {
    const found = await scenario(PLACES[database], database).catch((error: Error) => ({
      figures: [],
      violations: [error.stack ?? error.message],
    }))
    killAll()
    figures.push(`${database}: ${found.figures.join('; ')}`)
    violations.push(...found.violations.map((text) => `${database}: ${text}`))
  }
  return { figures, violations }
}

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'data-'))
}

async function embeddedPlace(): Promise<Place> {
  const folder = makeFolder()
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: '' },
    async read(work) {
      const { PGlite } = await import('@electric-sql/pglite')
      const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
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

async function postgresPlace(): Promise<Place> {
  const { url, drop } = await makeDatabase()
  const folder = makeFolder()
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: url, APP_KEY: 'the-key-of-every-process-of-this-proof' },
    read: (work) => connected(url, work),
    async clean() {
      // A failed removal must not hide the finding; the janitor tries once more.
      await drop().catch((error: Error) => process.stderr.write(`${error.message}\n`))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
