import 'fake-indexeddb/auto'
import { afterAll, afterEach } from 'vitest'
import { DURABLE_STORE } from '#lib/durable-hint.ts'

const disk = globalThis.indexedDB
takeAway()

/** Gives each test of a file an empty browser with a disk. Browsers of other files have no disk. */
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

/** Returns the content of the disk as text. */
export async function onDisk(): Promise<string> {
  const { readDurable } = await import('#lib/durable-store.ts')
  const all = await readDurable(['kept', 'outbox', 'notes'], (tx) =>
    Promise.all([tx.objectStore('kept').getAll(), tx.objectStore('outbox').getAll(), tx.objectStore('notes').getAll()]),
  )
  return JSON.stringify([all, { ...localStorage }])
}
