import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { Logger } from 'pino'
import type { Db } from '#db/db.ts'
import type { Actor } from './actor.ts'
import type { Config } from './config.ts'
import type { Event } from './events/event.ts'
import type { Emission, Events } from './events/events.ts'
import type { Phase } from './http/phase.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Memory } from './memory.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Gateways } from './outside/gateways.ts'
import type { Realtime } from './realtime/port.ts'
import type { Translator } from './translator.ts'

/** The parts that a process has once. `createPlatform` makes them, at the start or in a test. */
export interface Platform {
  readonly config: Config
  readonly db: Db
  readonly log: Logger
  readonly realtime: Realtime
  /** Listeners to events of transactions. */
  readonly events: Events
  /** Work that is done after a request: see `job-kinds.ts`. */
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly gateways: Gateways
  readonly translator: Translator
  /** Returns the current time; tests may replace it. */
  readonly clock: () => Date
  /** The phase: see `http/phase.ts`. `isPreparing`: the texts about the product are still being written. */
  readonly lifecycle: { phase: Phase; isPreparing: boolean }
  /** The time of the last request, by `performance.now()`: see `others.ts`. */
  readonly requests: { lastAt: number }
  /** Moments counted by the rate limits, by limit and caller. */
  readonly counters: Map<string, number[]>
  readonly memory: Memory
  readonly metrics: Metrics
}

/** The surroundings of one use case: caller, language, zone and connection. */
export interface Context {
  readonly db: Db
  readonly actor: Actor
  /** The char_code of the language, for texts that people read. */
  readonly language: string
  /** IANA name of the zone in which the person reads times. */
  readonly timeZone: string
  /** The version in If-Match; undefined where the header names none. */
  readonly ifMatch: number | undefined
  readonly requestId: string
  /** The name of a larger piece of work that a client does in several calls. */
  readonly batch?: string | undefined
  readonly platform: Platform
  translate(phrase: Phrase): string
  /**
   * Checks again, on this connection, whether the caller may still do this; throws where not. `inTransaction` checks before it commits.
   * `isLast`: the transaction is about to end the session, so no later check follows.
   */
  confirm(db: Db, options?: { readonly isLast?: boolean }): Promise<void>
  /**
   * Runs `work` after the commit (at once outside a transaction), never after a rollback. The end of the transaction waits for it, so that
   * the answer comes after the work.
   */
  afterCommit(work: () => void | Promise<void>): Promise<void>
  /** Emits an event of this transaction. Its listeners write in the transaction, or tell others after the commit (`events/event.ts`). */
  emit<Said>(event: Event<Said>, said: NoInfer<Said>): void
}

/**
 * Runs `work` in a transaction, or joins the open one. Checks the caller's rights at the end, when no lock is left to wait for, and
 * rolls back if they were taken away meanwhile.
 */
export async function inTransaction<Result>(ctx: Context, work: (tx: Context) => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx)
  const afterwards: (() => void | Promise<void>)[] = []
  const emitted: Emission[] = []
  const { events } = ctx.platform
  const result = await ctx.db.transaction().execute(async (db) => {
    const tx: Context = {
      ...ctx,
      db,
      afterCommit: async (work) => void afterwards.push(work),
      emit(event, said) {
        const emission = { event, said } as Emission // each listener gets the values of its own event only
        emitted.push(emission)
        afterwards.push(() => events.tell(ctx.platform, emission))
      },
    }
    const done = await work(tx)
    await events.write(tx, emitted)
    await ctx.confirm(db)
    return done
  })
  for (const work of afterwards) await ctx.afterCommit(work)
  return result
}

type Caller = Omit<Context, 'db' | 'platform' | 'translate' | 'afterCommit' | 'confirm' | 'emit'> & Partial<Pick<Context, 'confirm'>>

export function createContext(platform: Platform, caller: Caller): Context {
  return {
    confirm: async () => undefined,
    ...caller,
    db: platform.db,
    platform,
    translate: (phrase) => platform.translator.translate(phrase, caller.language),
    async afterCommit(work) {
      try {
        await work()
      } catch (error) {
        // The transaction is committed and answered: a failing announcement must not undo that.
        platform.log.error({ err: error }, 'announcement failed')
      }
    },
    emit({ name }) {
      throw new Error(`${name} is emitted outside the transaction of what it tells`)
    },
  }
}
