import { Duplex } from 'node:stream'
import { setImmediate as nextRound } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** AuthenticationOk and ReadyForQuery: the embedded database needs no login. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
/** The start of PostgreSQL's message about a panic. No row can hold it: texts have no NUL. */
const PANIC = Buffer.from('SPANIC\0VPANIC\0C')

/** Milliseconds for which statements follow each other before arrived requests are answered. */
const ROUND_MS = 8

type Done = (error?: Error | null) => void

/**
 * The connection between `pg` and the embedded database: protocol messages in, protocol messages out, like a socket to PostgreSQL.
 * Messages written together are passed on together: after an error the database reads on to the Sync among them.
 */
export class EmbeddedWire extends Duplex {
  readonly #database: PGlite
  #lastRound = performance.now()

  constructor(database: PGlite) {
    super()
    this.#database = database
  }

  /** Methods of a socket that `pg` calls. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // answers are pushed as they come
  }

  override _write(message: Buffer, _encoding: string, done: Done): void {
    this.#ask(message).then(() => done(), done)
  }

  override _writev(messages: readonly { readonly chunk: Buffer }[], done: Done): void {
    this.#ask(Buffer.concat(messages.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  override _final(done: Done): void {
    this.push(null)
    done()
  }

  async #ask(messages: Buffer): Promise<void> {
    if (messages[0] === 0) return void this.push(WELCOME) // only the startup packet begins without a letter
    const answers: Uint8Array[] = []
    let panic: Error | undefined
    const take = (answer: Uint8Array): void => {
      panic ??= panicIn(answer)
      if (panic) endLoop(this.#database, panic)
      answers.push(answer.slice()) // its memory is used again
    }
    // Streamed: otherwise the database keeps every row it has ever returned.
    await this.#database.execProtocolRawStream(messages, { onRawData: take })
    if (panic) throw panic
    await this.#giveWay()
    const [first, ...others] = answers
    if (first) this.push(others.length === 0 ? first : Buffer.concat(answers))
  }

  /**
   * Waits one round of the event loop between statements. A statement runs in this thread and the next one would begin at once: a request
   * without any query would wait for a hundred of them.
   */
  async #giveWay(): Promise<void> {
    if (performance.now() - this.#lastRound < ROUND_MS) return
    await nextRound()
    this.#lastRound = performance.now()
  }
}

/** Returns an error where the database could not write its log: the disk is full, or broken. */
function panicIn(answer: Uint8Array): Error | undefined {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  const at = bytes.indexOf(PANIC)
  if (at < 0) return undefined
  const fields = bytes.toString('utf8', at).split('\0')
  return new Error(fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'panic')
}

/**
 * Ends the database's loop after a panic: it would ask for its next message without end, and can be left only where it restores its stack.
 */
function endLoop(database: PGlite, panic: Error): void {
  database.Module.stackRestore = () => {
    throw panic
  }
}
