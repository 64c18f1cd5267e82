import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

const MARK = 'x-mark'
const MADE = 'fastify.initialization'

/** Hears of the heads that a server has settled: who calls is known by then, and nothing of the body has been read. */
export interface Heads {
  /** A head of that mark, and the promise that it is settled. */
  next(): { readonly headers: Record<string, string>; readonly settled: Promise<void> }
}

/** Watches every server that `open` makes: the first thing that happens after the head is a hook before the body is parsed. */
export async function watchHeads<Result>(open: () => Promise<Result>): Promise<[Result, Heads]> {
  const waiting = new Map<string, () => void>()
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance } // what this channel says
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
