import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import { DURABLE_STORE } from './durable-hint.ts'

/** The longest wait for the disk. */
const PATIENCE = 5_000

interface Stores extends DBSchema {
  /** Requests that wait for the network, in the order in which they were made. */
  outbox: { key: number; value: OutboxRow; indexes: { key: string } }
  /** The server's last answers, by name. */
  kept: { key: string; value: { owner: string; at: number; data: unknown } }
  /** Tasks for the next contact with the server, no matter who is signed in then. */
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

/** Reads from several stores at one moment. */
export function readDurable<Of extends Names, Result>(
  names: Of,
  work: (tx: Transaction<Of, 'readonly'>) => Promise<Result>,
): Promise<Result> {
  return transact(names, 'readonly', work)
}

/**
 * Writes everything or nothing. When this resolves, the data is on the disk, even if the browser dies; with `relaxed` it may reach the disk
 * later.
 */
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
  tx.done.catch(() => {}) // reported below, once
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

/** Begins a transaction. Opens the database again where the browser has closed it meanwhile. */
async function begin<Of extends Names, Mode extends IDBTransactionMode>(names: Of, mode: Mode, durability: IDBTransactionDurability) {
  try {
    return (await open()).transaction(names, mode, { durability })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    opened = undefined
    return (await open()).transaction(names, mode, { durability })
  }
}

/** Aborts the transaction. Has no effect during a commit, which then says how it ended. */
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
      // Another tab needs a later version: close, so that it can upgrade. This tab opens again when it needs the database.
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

/** Limits the wait for opening: a tab with an older version may block it. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser’s storage does not open')), PATIENCE)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
