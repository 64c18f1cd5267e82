import type { z } from 'zod'
import { create } from 'zustand'
import { ApiError } from './http.ts'
import { logError } from './log.ts'
import { createEntries, type OutboxEntry, type Problem } from './outbox-entries.ts'
import { reportError } from './query-client.ts'

/** Answers that say nothing about the request: sent again later, it may get another. */
const LATER = new Set([0, 408, 419, 425, 429, 502, 503, 504])

interface Line {
  /** The key of what is on its way right now. */
  readonly sending: string | null
  /** The last try got no answer. */
  readonly isStuck: boolean
}

/**
 * Requests that wait for the network and are sent in the order they were made, each of them for one person. `send` throws what `call`
 * throws; what the server refuses stays, with its problem, until the person dismisses it.
 */
export function createOutbox<Payload>(name: string, payload: z.ZodType<Payload>, send: (entry: OutboxEntry<Payload>) => Promise<void>) {
  const { next, mark, ...entries } = createEntries(name, payload)
  const line = create<Line>(() => ({ sending: null, isStuck: false }))
  let turn = Promise.resolve(false)

  /** Sends what waits, until the network fails; one tab at a time. True when the server has answered anything. */
  function flush(owner: string): Promise<boolean> {
    turn = turn
      .then(() => alone(name, () => sendAll(owner)))
      .catch((error: unknown) => {
        logError('The outbox failed', error)
        return false
      })
    return turn
  }

  async function sendAll(owner: string): Promise<boolean> {
    let isAnswered = false
    for (let entry = next(owner); entry; entry = next(owner)) {
      line.setState({ sending: entry.key })
      const isDone = await attempt(entry).finally(() => line.setState({ sending: null }))
      line.setState({ isStuck: !isDone })
      if (!isDone) return isAnswered
      isAnswered = true
    }
    return isAnswered
  }

  async function attempt(entry: OutboxEntry<Payload>): Promise<boolean> {
    try {
      await send(entry)
      entries.remove(entry.key)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) reportError(error)
      if (error.status === 401 || LATER.has(error.status)) return false
      mark(entry.key, problemOf(error))
      return true
    }
  }

  return { ...entries, useLine: line, flush, retry: (key: string) => mark(key, null) }
}

function problemOf({ status, message, errors, data }: ApiError): Problem {
  const texts = Object.values(errors ?? {}).flat()
  return { status, texts: texts.length > 0 ? texts : [message], data: data ?? null }
}

/** Browsers without locks (no secure context) rely on the key: sent twice is done once. */
async function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(name, work) : work()
}
