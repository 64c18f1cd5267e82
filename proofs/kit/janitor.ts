import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { connected, dropDatabase } from './database.ts'
import type { Leftover } from './leftovers.ts'

// Waits until the proof is gone and removes what it left: processes first, since they hold the rest.

const left = new Map<number, Leftover>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
for await (const line of createInterface({ input: process.stdin })) {
  const { id, what } = JSON.parse(line) as { id: number; what?: Leftover } // only leftovers.ts writes these lines
  if (what) left.set(id, what)
  else left.delete(id)
}
const all = [...left.values()]
for (const what of all) if ('group' in what) end(what.group)
for (const what of all) if ('database' in what) await drop(what).catch((error: Error) => process.stderr.write(`${error.message}\n`))
for (const what of all) if ('folder' in what) rmSync(what.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

function end(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // already gone
  }
}

/** Drops a database, and the ones that a run of the server's tests made beside it. */
async function drop({ database, beside }: Extract<Leftover, { database: string }>): Promise<void> {
  await connected(beside, async (query) => {
    const like = pg.escapeLiteral(`${database}_`)
    const rows = await query<{ name: string }>(
      `select datname as name from pg_database where datname = ${pg.escapeLiteral(database)} or starts_with(datname, ${like})`,
    )
    for (const { name } of rows) await dropDatabase(query, name)
  })
}
