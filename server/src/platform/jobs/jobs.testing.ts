import type { RootOperationNode } from 'kysely'
import { z } from 'zod'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext, type Platform } from '#platform/context.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { FIVE_TRIES, type Job, type JobKind, LEASE } from './job-kind.ts'
import { Worker, type WorkerOptions } from './worker.ts'

export interface Counted {
  readonly n: number
}

export function countedJob(name: string, run: Job<Counted>['run']): Job<Counted> {
  return { name, payload: z.object({ n: z.int() }), run }
}

/** Makes a kind like that of messages, unless told otherwise. */
export function kindOf(job: Job<Counted>, more: Partial<JobKind> = {}): JobKind {
  return { job, attempts: FIVE_TRIES, lease: LEASE, limit: 10 * LEASE, atOnce: 4, ...more } as JobKind // its worker parses the payload
}

/** Kinds with these names whose work a test sets, and the begun jobs: “plain 1”. Done at once by default. */
export interface Workshop<Name extends string> {
  readonly jobs: Readonly<Record<Name, Job<Counted>>>
  readonly handle: Record<Name, Job<Counted>['run']>
  readonly runs: string[]
  readonly reset: () => void
}

export function workshop<const Name extends string>(...names: readonly Name[]): Workshop<Name> {
  const runs: string[] = []
  const handle = {} as Record<Name, Job<Counted>['run']> // each name is set below
  const reset = (): void => {
    runs.length = 0
    for (const name of names) handle[name] = async () => undefined
  }
  reset()
  const jobs = names.map((name) => {
    const run: Job<Counted>['run'] = async (work) => {
      runs.push(`${name} ${work.payload.n}`)
      return handle[name](work)
    }
    return [name, countedJob(name, run)] as const
  })
  return { jobs: Object.fromEntries(jobs) as Record<Name, Job<Counted>>, handle, runs, reset } // by their names
}

export const NOW = new Date('2026-11-27T10:00:00Z')

/** A server whose clock a test moves, and workers that tick on command. */
export interface Bench {
  readonly app: TestApp
  readonly platform: Platform
  readonly later: (milliseconds: number) => void
  readonly system: () => Context
  readonly worker: (options?: WorkerOptions, platform?: Platform) => Worker
  /** Returns the rows without the server's own kinds: nothing is planned by itself. */
  readonly rows: () => Promise<{ n: number; kind: string; state: string; attempts: number; error: string | null; run_at: Date }[]>
  readonly renew: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function jobBench(kinds: readonly JobKind[]): Promise<Bench> {
  let now = NOW
  const workers: Worker[] = []
  const app = await testApp({ clock: () => now })
  const { platform } = app.app
  const known = platform.jobs.kinds as Map<string, JobKind> // only a test removes a kind
  known.clear()
  platform.jobs.register(kinds)
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' }
  const stopAll = async () => void (await Promise.all(workers.splice(0).map((one) => one.stop(0))))
  return {
    app,
    platform,
    later: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds)
    },
    system: () => createContext(platform, caller),
    worker: (options = {}, other = platform) => {
      const one = new Worker(other, { regularly: () => () => undefined, ...options })
      workers.push(one)
      return one
    },
    rows: async () => {
      const rows = await app.world.db.selectFrom('jobs').selectAll().orderBy('id').execute()
      return rows.map(({ payload, kind, state, attempts, error, run_at }) => ({
        n: (payload as Counted).n,
        kind,
        state,
        attempts,
        error,
        run_at,
      })) // enqueued here
    },
    renew: async () => {
      await stopAll()
      now = NOW
      await app.renew()
    },
    close: async () => {
      await stopAll()
      await app.close()
    },
  }
}

/** Makes a platform whose statements are watched, and refused where the watcher throws: like a dead process, it writes nothing more. */
export function watched(platform: Platform, onStatement: (node: RootOperationNode) => void): Platform {
  const db = platform.db.withPlugin({
    transformQuery({ node }) {
      onStatement(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { ...platform, db }
}
