import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

const MARK = 'x-mark'
const MADE = 'fastify.initialization'

/** Watches the heads that a server has settled: the caller is known then, and nothing of the body is read. */
export interface Heads {
  /** Returns headers with a mark, and a promise that resolves when a head with it is settled. */
  next(): { readonly headers: Record<string, string>; readonly settled: Promise<void> }
}

/** Watches every server that `open` makes: the first hook after the head runs before the body is parsed. */
export async function watchHeads<Result>(open: () => Promise<Result>): Promise<[Result, Heads]> {
  const waiting = new Map<string, () => void>()
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance } // the content of this channel
    fastify.addHook('preParsing', async ({ headers }) => waiting.get(String(headers[MARK]))?.())
  }
  subscribe(MADE, watch)
  const opened = await open().finally(() => unsubscribe(MADE, watch))
  return [
    opened,
    {
      next() {
        const mark = String(waiting.size)
        return { headers: { [MARK]: mark }, settled: new Promise((resolve) => void waiting.set(mark, resolve)) }
      },
    },
  ]
}
