import 'fake-indexeddb/auto'
import { afterAll, afterEach } from 'vitest'
import { DURABLE_STORE } from '#lib/durable-hint.ts'

const disk = globalThis.indexedDB
takeAway()

/** For a file's tests: a browser that keeps things, and an empty one for each. Other files have a browser without a disk. */
export function withDisk(): void {
  globalThis.indexedDB = disk
  afterEach(emptyDisk)
  afterAll(takeAway)
}

function takeAway(): void {
  Reflect.deleteProperty(globalThis, 'indexedDB')
}

function emptyDisk(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = disk.deleteDatabase(DURABLE_STORE)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

/** Everything that is on the disk, as text. */
export async function onDisk(): Promise<string> {
  const { readDurable } = await import('#lib/durable-store.ts')
  const all = await readDurable(['kept', 'outbox', 'notes'], (tx) =>
    Promise.all([tx.objectStore('kept').getAll(), tx.objectStore('outbox').getAll(), tx.objectStore('notes').getAll()]),
  )
  return JSON.stringify([all, { ...localStorage }])
}
