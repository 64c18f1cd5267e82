import { sql } from 'kysely'
import type { Db } from './db.ts'

/** The remedy by PostgreSQL's code. */
const MENDED_BY: Readonly<Record<string, string>> = {
  '3D000': 'Make it, or set DATABASE_URL to another one.',
  '28000': 'Set DATABASE_URL with a user who may connect to it.',
  '28P01': 'Set DATABASE_URL with the password of its user.',
  '42501': 'Make the user of DATABASE_URL its owner.',
}

/** Adds the remedy to a fault of the database itself; other errors stay as they are. */
export async function usable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw inWords(error)
  }
}

function inWords(error: unknown): unknown {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown } // anything may be thrown
  const mend = typeof code === 'string' && Object.hasOwn(MENDED_BY, code) ? MENDED_BY[code] : undefined
  if (mend) return new Error(`The database cannot be used: ${message}. ${mend}`, { cause: error })
  const cause = error instanceof Error && error.cause ? inWords(error.cause) : undefined
  return cause instanceof Error && cause !== (error as Error).cause ? cause : error
}

/** Refuses another encoding than UTF-8: it lacks letters, and fails only when the first of them is written. */
export async function requireLetters(db: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new Error(
    `The database has the encoding ${encoding} and not UTF8, which has the letters of every language. ` +
      "Make one with encoding 'UTF8' template template0, and set DATABASE_URL to it.",
  )
}
