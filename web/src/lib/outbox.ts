import type { z } from 'zod'
import { create } from 'zustand'
import { ApiError } from './http.ts'
import { logError } from './log.ts'
import { inOneTab } from './one-tab.ts'
import { createEntries } from './outbox-entries.ts'
import type { OutboxEntry, Problem } from './outbox-entry.ts'
import { reportError } from './query-client.ts'

/** Answers that say nothing about the request: sent again later, it may get another. */
const LATER = new Set([0, 401, 408, 419, 425, 429, 502, 503, 504])
/** Refusals of these statuses came before anything was done. */
const UNDONE = new Set([401, 419, 429])
/** Longer than this no request takes, and what the disk needs around it. */
const LONGEST_TURN = 25_000

interface Line {
  /** The key of what is on its way right now. */
  readonly sending: string | null
  /** The last try got no answer. */
  readonly isStuck: boolean
}

interface Way<Payload> {
  /** Throws what `call` throws, in bounded time. What it answers takes its place and is sent instead. */
  readonly send: (entry: OutboxEntry<Payload>) => Promise<Payload | undefined>
  /** Reads only: what speaks against taking it back, if anything. */
  readonly look: (entry: OutboxEntry<Payload>) => Promise<Problem | undefined>
  /** Whether that person is the one who is signed in: a request goes out in the name of whoever is. */
  readonly isThere: (owner: string) => boolean
}

/**
 * Requests that wait for the network and are sent in the order they were made, each of them for one person. A refused request stays, with
 * its problem, until the person dismisses it.
 */
export function createOutbox<Payload>(name: string, payload: z.ZodType<Payload>, { send, look, isThere }: Way<Payload>) {
  const { next, begin, arrive, replace, ...entries } = createEntries(name, payload)
  const { mark, remove } = entries
  const line = create<Line>(() => ({ sending: null, isStuck: false }))
  let running = Promise.resolve(false)
  let due: { owner: string; flushed: Promise<boolean> } | undefined

  /** Sends what waits, until the network fails; one tab at a time. True when the server has answered anything. */
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
      // A look that was refused leaves the wish to take it back: tried again, it is looked for again and never sent.
      if (!LATER.has(error.status)) await mark(entry.key, { problem: problemOf(error) })
      else if (UNDONE.has(error.status) && !entry.asked) await mark(entry.key, { asked: false })
      return !LATER.has(error.status)
    }
  }

  async function hand(entry: OutboxEntry<Payload>): Promise<void> {
    // The browser may be wrong about the network. Asked first, it still is certain that nothing went out.
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
