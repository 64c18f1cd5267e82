import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import { DURABLE_STORE } from './durable-hint.ts'

/** Longer than this nobody waits for a disk. */
const PATIENCE = 5_000

interface Stores extends DBSchema {
  /** Requests that wait for the network, by the order in which they were made. */
  outbox: { key: number; value: OutboxRow; indexes: { key: string } }
  /** The server's last answers, by name. */
  kept: { key: string; value: { owner: string; at: number; data: unknown } }
  /** Tasks for the next contact with the server, whoever is signed in then. */
  notes: { key: string; value: unknown }
}

export interface OutboxRow {
  readonly seq?: number
  readonly box: string
  readonly key: string
  readonly owner: string
  readonly payload: unknown
  readonly problem: unknown
  readonly asked: boolean
  readonly undo: boolean
}

type Database = IDBPDatabase<Stores>
type Names = [StoreNames<Stores>, ...StoreNames<Stores>[]]
type Transaction<Of extends Names, Mode extends IDBTransactionMode> = IDBPTransaction<Stores, Of, Mode>

let opened: Promise<Database> | undefined

/** Reads all of it as of one moment. */
export function readDurable<Of extends Names, Result>(
  names: Of,
  work: (tx: Transaction<Of, 'readonly'>) => Promise<Result>,
): Promise<Result> {
  return transact(names, 'readonly', work)
}

/** All of it or nothing. Once this resolves, the browser may die: it is on the disk, unless it was said that it may come later. */
export function writeDurable<Of extends Names, Result>(
  names: Of,
  work: (tx: Transaction<Of, 'readwrite'>) => Promise<Result>,
  durability: 'strict' | 'relaxed' = 'strict',
): Promise<Result> {
  return transact(names, 'readwrite', work, durability)
}

async function transact<Of extends Names, Mode extends 'readonly' | 'readwrite', Result>(
  names: Of,
  mode: Mode,
  work: (tx: Transaction<Of, Mode>) => Promise<Result>,
  durability: 'strict' | 'relaxed' = 'relaxed',
): Promise<Result> {
  const tx = await begin(names, mode, durability)
  tx.done.catch(() => {}) // told below, once
  const timer = setTimeout(() => abort(tx), PATIENCE)
  try {
    const result = await work(tx)
    await tx.done
    return result
  } catch (error) {
    abort(tx)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** A connection that the browser has closed meanwhile is opened again. */
async function begin<Of extends Names, Mode extends IDBTransactionMode>(names: Of, mode: Mode, durability: IDBTransactionDurability) {
  try {
    return (await open()).transaction(names, mode, { durability })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    opened = undefined
    return (await open()).transaction(names, mode, { durability })
  }
}

/** Too late for what is being committed: then the commit says how it ended. */
function abort(tx: { abort(): void }): void {
  try {
    tx.abort()
  } catch {
    // It has ended already.
  }
}

function open(): Promise<Database> {
  if (!opened) {
    const opening = openDB<Stores>(DURABLE_STORE, 1, {
      upgrade(db) {
        db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('key', 'key', { unique: true })
        db.createObjectStore('kept')
        db.createObjectStore('notes')
      },
      // A later version waits for us: it may have it, and we open anew when there is something to do.
      blocking: (_current, _later, event) => {
        ;(event.target as IDBDatabase).close() // a version change happens to a database
        opened = undefined
      },
      terminated: () => {
        opened = undefined
      },
    })
    opened = inTime(opening)
    opened.catch(() => {
      opened = undefined
    })
  }
  return opened
}

/** Another tab of an older version may keep it closed. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser’s storage does not open')), PATIENCE)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
