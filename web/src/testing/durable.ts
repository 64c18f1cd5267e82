import 'fake-indexeddb/auto'
import { afterEach } from 'vitest'
import { DURABLE_STORE } from '#lib/durable-hint.ts'

/** A browser that keeps things, and a new one for each test. Import it first. */
afterEach(
  () =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(DURABLE_STORE)
      request.onsuccess = () => resolve()
      request.onerror = () => reject(request.error)
    }),
)

/** Everything that is on the disk, as text. */
export async function onDisk(): Promise<string> {
  const { readDurable } = await import('#lib/durable-store.ts')
  const all = await readDurable(['kept', 'outbox', 'notes'], (tx) =>
    Promise.all([tx.objectStore('kept').getAll(), tx.objectStore('outbox').getAll(), tx.objectStore('notes').getAll()]),
  )
  return JSON.stringify([all, { ...localStorage }])
}
