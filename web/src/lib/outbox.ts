import type { z } from 'zod'
import { create } from 'zustand'
import { ApiError } from './http.ts'
import { logError } from './log.ts'
import { inOneTab } from './one-tab.ts'
import { createEntries } from './outbox-entries.ts'
import type { OutboxEntry, Problem } from './outbox-entry.ts'
import { reportError } from './query-client.ts'

/** Statuses that say nothing about the request: it may get another answer later. */
const LATER = new Set([0, 401, 408, 419, 425, 429, 502, 503, 504])
/** Refusals of these statuses came before anything was done. */
const UNDONE = new Set([401, 419, 429])
/** The longest time of one request, with the writes to the disk around it. */
const LONGEST_TURN = 25_000

interface Line {
  /** The key of the entry that is being sent now. */
  readonly sending: string | null
  /** True where the last try got no answer. */
  readonly isStuck: boolean
}

interface Way<Payload> {
  /** Sends an entry, in bounded time. Throws the errors of `call`. A payload that it returns replaces the entry and is sent instead. */
  readonly send: (entry: OutboxEntry<Payload>) => Promise<Payload | undefined>
  /** Only reads: returns the reason against taking the entry back, if there is one. */
  readonly look: (entry: OutboxEntry<Payload>) => Promise<Problem | undefined>
  /** Returns whether that person is signed in: a request goes out in the name of the signed-in person. */
  readonly isThere: (owner: string) => boolean
}

/**
 * Makes a queue of requests that wait for the network. They are sent in the order in which they were made, each for one person. A refused
 * request stays, with its problem, until the person dismisses it.
 */
export function createOutbox<Payload>(name: string, payload: z.ZodType<Payload>, { send, look, isThere }: Way<Payload>) {
  const { next, begin, arrive, replace, ...entries } = createEntries(name, payload)
  const { mark, remove } = entries
  const line = create<Line>(() => ({ sending: null, isStuck: false }))
  let running = Promise.resolve(false)
  let due: { owner: string; flushed: Promise<boolean> } | undefined

  /** Sends the waiting entries until the network fails, in one tab at a time. Returns true when the server has answered anything. */
  function flush(owner: string): Promise<boolean> {
    if (due?.owner === owner) return due.flushed
    const flushed = running.then(() => {
      due = undefined
      return sendAll(owner)
    })
    due = { owner, flushed }
    running = flushed
    return flushed
  }

  async function sendAll(owner: string): Promise<boolean> {
    let isAnswered = false
    try {
      while ((await inOneTab({ name, patience: LONGEST_TURN }, () => sendNext(owner))) === 'answered') isAnswered = true
    } catch (error) {
      logError('The outbox failed', error)
    }
    return isAnswered
  }

  async function sendNext(owner: string): Promise<'none' | 'answered' | 'unanswered'> {
    const entry = await next(owner)
    if (!entry || !isThere(owner)) return 'none'
    line.setState({ sending: entry.key })
    const isDone = await attempt(entry).finally(() => line.setState({ sending: null }))
    line.setState({ isStuck: !isDone })
    return isDone ? 'answered' : 'unanswered'
  }

  async function attempt(entry: OutboxEntry<Payload>): Promise<boolean> {
    try {
      await (entry.undo ? withdraw(entry) : hand(entry))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) reportError(error)
      // After a refused look the entry is still marked as taken back: the next try looks again and never sends it.
      if (!LATER.has(error.status)) await mark(entry.key, { problem: problemOf(error) })
      else if (UNDONE.has(error.status) && !entry.asked) await mark(entry.key, { asked: false })
      return !LATER.has(error.status)
    }
  }

  async function hand(entry: OutboxEntry<Payload>): Promise<void> {
    // The browser may be wrong about the network. If this look fails, it is certain that the entry was not sent.
    if (!entry.asked && !navigator.onLine) await look(entry)
    if (!(await begin(entry.key))) return
    const other = await send(entry)
    await (other === undefined ? arrive(entry.key) : replace(entry.key, other))
  }

  async function withdraw(entry: OutboxEntry<Payload>): Promise<void> {
    const problem = await look(entry)
    await (problem ? mark(entry.key, { problem, undo: false }) : remove(entry.key))
  }

  return { ...entries, useLine: line, flush, retry: (key: string) => mark(key, { problem: null }) }
}

function problemOf({ status, reasons }: ApiError): Problem {
  return { status, texts: reasons, arrived: false }
}
