import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import type { Options, Program, Proof } from './proof.ts'

/** The names under which the programs are looked for. */
export const programs = {
  redis: process.env.TEST_REDIS_SERVER ?? 'redis-server',
  chromium: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  /** Databases are made beside the one that it names. */
  databaseUrl: process.env.TEST_DATABASE_URL ?? '',
  postgresFolder: process.env.TEST_POSTGRES_PROGRAMS ?? '/usr/lib/postgresql/15/bin',
}

const FOUND: Readonly<Record<Program, () => Promise<string | undefined>>> = {
  PostgreSQL: findPostgres,
  'programs of PostgreSQL': async () =>
    ['postgres', 'initdb', 'pg_basebackup'].every((name) => isThere(join(programs.postgresFolder, name)))
      ? undefined
      : `none in ${programs.postgresFolder} (TEST_POSTGRES_PROGRAMS names another folder)`,
  Redis: async () => (isThere(programs.redis) ? undefined : `no ${programs.redis} (TEST_REDIS_SERVER names another)`),
  Chromium: async () => (isThere(programs.chromium) ? undefined : `no ${programs.chromium} (CHROMIUM_PATH names another)`),
  'npm registry': async () => (isThere('npm', 'ping') ? undefined : 'npm ping gets no answer'),
}

/** Returns the needs that are not met, in words. */
export async function absent({ needs }: Proof, { databases }: Options): Promise<string[]> {
  const wanted = new Set<Program>([...needs, ...databases.filter((database) => database === 'PostgreSQL')])
  const missing = await Promise.all([...wanted].map(async (program) => ({ program, where: await FOUND[program]() })))
  return missing.flatMap(({ program, where }) => (where ? [`${program}: ${where}`] : []))
}

async function findPostgres(): Promise<string | undefined> {
  if (!programs.databaseUrl)
    return 'TEST_DATABASE_URL names no database (its role needs createdb; --databases pglite does without, where it can)'
  const client = new pg.Client({ connectionString: programs.databaseUrl })
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return `TEST_DATABASE_URL cannot be reached (${error instanceof Error ? error.message : String(error)})`
  }
}

function isThere(command: string, asked = '--version'): boolean {
  return spawnSync(command, [asked], { stdio: 'ignore' }).status === 0
}
