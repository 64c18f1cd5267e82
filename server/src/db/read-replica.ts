import { type Kysely, sql } from 'kysely'
import type { Database, Db } from './db.ts'

/** Reasons not to read the replica. */
export type ReplicaLack = 'cannot be reached' | 'is behind' | 'is no replica of this database' | 'cannot be compared with the primary'

interface Databases {
  readonly primary: Kysely<Database>
  readonly replica: Kysely<Database>
}

/** The longest wait of a read for the replica to have all commits; a healthy replica needs some milliseconds. */
const PATIENCE_MS = 1_000
const POLL_MS = 10
/** The time without queries to the replica after a lack. */
const REST_MS = 5_000

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

/**
 * A streaming replica that takes reads off the primary. It is read only when it has all that was committed at the start of the read, so
 * that no reader sees older data than before (docs/decisions/0138). A read that fails there is repeated on the primary.
 */
export class ReadReplica {
  /** Called when a lack begins or ends; undefined: the replica is read. */
  onChange: (lack: ReplicaLack | undefined) => void = () => undefined

  readonly #databases: Databases
  #restsUntil = Number.NEGATIVE_INFINITY
  #lack: ReplicaLack | undefined

  constructor(databases: Databases) {
    this.#databases = databases
  }

  /** Reads there, or on the primary. `read` must only read: it may run twice. */
  async read<Result>(read: (db: Db) => Promise<Result>): Promise<Result> {
    const { primary, replica } = this.#databases
    if (performance.now() < this.#restsUntil) return read(primary)
    const lack = await this.#findLack()
    this.#note(lack)
    if (lack) return read(primary)
    try {
      return await read(replica)
    } catch {
      // An error of the read itself comes from the primary as well.
      this.#note('cannot be reached')
      return read(primary)
    }
  }

  async #findLack(): Promise<ReplicaLack | undefined> {
    const { primary, replica } = this.#databases
    const place = await findPlace(primary).catch(() => undefined)
    if (!place) return 'cannot be compared with the primary'
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      // A connection to a lost machine is silent for long.
      const standing = await Promise.race([findStanding(replica, place).catch(() => undefined), pause(PATIENCE_MS)])
      if (!standing) return 'cannot be reached'
      if (!standing.is_replica) return 'is no replica of this database'
      if (standing.holds_all) return undefined
      if (performance.now() > until) return 'is behind'
      await pause(POLL_MS)
    }
  }

  #note(lack: ReplicaLack | undefined): void {
    if (lack) this.#restsUntil = performance.now() + REST_MS
    if (lack === this.#lack) return
    this.#lack = lack
    this.onChange(lack)
  }
}

interface Place {
  /** The position in the log behind all current commits. */
  readonly position: string
  readonly cluster: string
  readonly name: string
}

async function findPlace(primary: Db): Promise<Place> {
  const { rows } = await sql<Place>`select pg_current_wal_lsn()::text as position, current_database() as name,
    (select system_identifier::text from pg_control_system()) as cluster`.execute(primary)
  return rows[0] as Place // the only row
}

interface Standing {
  readonly is_replica: boolean
  readonly holds_all: boolean
}

async function findStanding(replica: Db, { position, cluster, name }: Place): Promise<Standing> {
  const { rows } = await sql<Standing>`select
    pg_is_in_recovery() and current_database() = ${name}
      and (select system_identifier::text from pg_control_system()) = ${cluster} as is_replica,
    coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as holds_all`.execute(replica)
  return rows[0] as Standing // the only row
}
