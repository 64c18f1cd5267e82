import { sql } from 'kysely'
import type { Db } from './db.ts'
import { onSharedConnection } from './shared-connection.ts'

const KEY = 'i18n.version'

/** Returns the version, which counts up with every change of a text or a language; 0 before the first change. */
export async function findTranslationsVersion(db: Db): Promise<number> {
  const row = await onSharedConnection(db).selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  return Number(row?.value ?? 0)
}

/** Raises the version, as the last step of a transaction: other transactions that raise it wait for this one. */
export async function raiseTranslationsVersion(db: Db): Promise<void> {
  await sql`insert into settings (key, value) values (${KEY}, '1')
    on conflict (key) do update set value = (settings.value::bigint + 1)::text`.execute(db)
}
