import { DatabaseUnreachable } from '#db/unreachable.ts'
import type { Platform } from '#platform/context.ts'
import { type AtWork, type Claim, isOverLimit, isToBeRenewed } from './at-work.ts'
import { dayPlanner } from './day-planner.ts'
import { everyFewSeconds } from './few-seconds.ts'
import { giveWay } from './give-way.ts'
import { type ClaimedJob, claimJobs, renewJobs, returnJob, type Wanted } from './jobs.queries.ts'
import { noteOutcome } from './note-outcome.ts'
import { tryJob } from './try-job.ts'

/** The longest wait for an answer of the database; jobs that a late answer brings are given back. */
const PATIENCE_MS = 30_000

/** The delay after a commit, so that the request that wrote the job is answered first. */
const SOON_MS = 20

/** The wait at the end of the process: jobs that still run are found later by their lease. */
const LEAVE_MS = 5_000

export type Step = 'before claim' | 'after claim' | 'before completion' | 'after completion' | 'at renewal'

export interface WorkerOptions {
  /** Calls regularly until it is stopped; returns a function that stops it. Tests call `tick` themselves. */
  readonly regularly?: (tick: () => void) => () => void
  /** Called at each step. */
  readonly onStep?: (step: Step) => void
  /** Called before the place of a job is free again. */
  readonly rest?: typeof giveWay
}

/** Runs jobs of the database, in parallel with other workers: the kinds that this process knows, a few of each at once. */
export class Worker {
  readonly #platform: Platform
  readonly #step: (step: Step) => void
  readonly #atWork = new Map<number, AtWork>()
  /** Kinds that may have more due jobs than there was room for. */
  readonly #full = new Set<string>()
  readonly #planDay: () => Promise<void>
  readonly #stopHearing: () => void
  readonly #stopTicking: () => void
  readonly #rest: typeof giveWay
  #soon: NodeJS.Timeout | undefined
  #claim: Claim | undefined
  #tickingSince: number | undefined
  #isStopping = false
  #isQuiet = false

  constructor(platform: Platform, { regularly = everyFewSeconds, onStep = () => undefined, rest = giveWay }: WorkerOptions = {}) {
    this.#platform = platform
    this.#rest = rest
    this.#step = onStep
    this.#planDay = dayPlanner(platform)
    this.#stopHearing = platform.jobs.onWake(() => this.#lookSoon())
    this.#stopTicking = regularly(() => void this.tick())
  }

  /** Notes ends that could not be noted yet, renews leases, gives up jobs that take too long, and looks for new work. */
  async tick(): Promise<void> {
    const now = performance.now()
    if (this.#isStopping || (this.#tickingSince !== undefined && now - this.#tickingSince < PATIENCE_MS)) return
    this.#tickingSince = now
    try {
      await this.#tend()
      await this.#planDay()
    } catch (error) {
      this.#complain(error)
    }
    if (this.#tickingSince === now) this.#tickingSince = undefined
    await this.look()
  }

  #lookSoon(): void {
    if (this.#isStopping) return
    this.#soon ??= setTimeout(() => void this.look(), SOON_MS)
  }

  /** Takes due jobs with one statement. A call during the query leads to one more query. */
  async look(): Promise<void> {
    clearTimeout(this.#soon)
    this.#soon = undefined
    if (this.#isStopping) return
    if (this.#claim && performance.now() - this.#claim.since < PATIENCE_MS) {
      this.#claim.isAskedAgain = true
      return
    }
    const claim: Claim = { since: performance.now(), isAskedAgain: false, done: Promise.resolve() }
    this.#claim = claim
    claim.done = this.#take(() => this.#isStopping || this.#claim !== claim).then(
      () => {
        this.#isQuiet = false
      },
      (error: unknown) => this.#complain(error),
    )
    await claim.done
    if (this.#claim === claim) this.#claim = undefined
    if (claim.isAskedAgain) await this.look()
  }

  /** Takes no more jobs, gives back jobs that have not begun, and signals the running ones to stop. */
  async stop(patience = LEAVE_MS): Promise<void> {
    this.#isStopping = true
    this.#stopHearing()
    this.#stopTicking()
    clearTimeout(this.#soon)
    for (const { leaving } of this.#atWork.values()) leaving.abort(new Error('The process stops'))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    await Promise.race([this.settled(), late])
    clearTimeout(timer)
  }

  /** Resolves when all its jobs have ended, including jobs taken meanwhile. */
  async settled(): Promise<void> {
    const awaited = new Set<AtWork>()
    for (;;) {
      if (this.#soon) await this.look()
      await this.#claim?.done
      const begun = [...this.#atWork.values()].filter((one) => !awaited.has(one))
      if (begun.length === 0 && !this.#claim) return
      for (const one of begun) awaited.add(one)
      await Promise.all(begun.map(({ ended }) => ended))
    }
  }

  async #take(isTooLate: () => boolean): Promise<void> {
    const wanted = this.#wanted()
    if (wanted.length === 0) return
    this.#step('before claim')
    const claimed = await claimJobs(this.#platform.db, wanted, this.#platform.clock())
    this.#step('after claim')
    if (isTooLate()) return this.#giveBack(claimed)
    for (const { kind, places } of wanted) {
      if (claimed.filter((row) => row.kind === kind).length < places) this.#full.delete(kind)
      else this.#full.add(kind)
    }
    for (const row of claimed) this.#begin(row)
  }

  /**
   * Returns the kinds with free places. A kind without one is marked as full: a place that gets free during the query leads to another
   * query.
   */
  #wanted(): Wanted[] {
    return [...this.#platform.jobs.kinds.values()].flatMap(({ job, atOnce, lease }) => {
      const places = atOnce - this.#countAtWork(job.name)
      if (places > 0) return [{ kind: job.name, places, lease }]
      this.#full.add(job.name)
      return []
    })
  }

  async #giveBack(claimed: readonly ClaimedJob[]): Promise<void> {
    const now = this.#platform.clock()
    for (const row of claimed) await returnJob(this.#platform.db, row, { run_at: now, now })
  }

  #begin(row: ClaimedJob): void {
    const kind = this.#platform.jobs.kinds.get(row.kind)
    if (!kind) return // it claims only kinds it knows
    const now = this.#platform.clock()
    const one: AtWork = {
      row,
      kind,
      begunAt: now,
      since: performance.now(),
      renewedAt: now,
      leaving: new AbortController(),
      ended: Promise.resolve(),
    }
    if (this.#isStopping) one.leaving.abort(new Error('The process stops'))
    this.#atWork.set(row.id, one)
    one.ended = this.#work(one)
  }

  async #work(one: AtWork): Promise<void> {
    const outcome = await tryJob(this.#platform, one, () => this.#isStopping)
    if (one.outcome) return // another event has decided meanwhile
    one.outcome = outcome
    await this.#note(one)
  }

  /** Notes an end, one call at a time. A second call waits for the running one, unless that one hangs. */
  #note(one: AtWork): Promise<void> {
    const since = performance.now()
    if (one.noting && since - one.noting.since < PATIENCE_MS) return one.noting.done
    const noting = { since, done: Promise.resolve() }
    one.noting = noting
    noting.done = this.#writeEnd(one)
    return noting.done
  }

  /** Writes an end. While the database is away it is written later, under the same lease: the work is not done again. */
  async #writeEnd(one: AtWork): Promise<void> {
    try {
      this.#step('before completion')
      const isOurs = await noteOutcome(this.#platform, one)
      this.#step('after completion')
      if (!isOurs) this.#platform.log.warn({ job: one.row.id, kind: one.row.kind }, 'a job was taken by somebody else meanwhile')
      await this.#rest(this.#platform, one)
      this.#letGo(one)
    } catch (error) {
      this.#platform.log.warn({ err: error, job: one.row.id, kind: one.row.kind }, 'the end of a job could not be noted')
      if (one.outcome?.as === 'done' && one.outcome.finish && !(error instanceof DatabaseUnreachable)) {
        one.outcome = { as: 'failed', error: 'failed' }
        return this.#writeEnd(one)
      }
      delete one.noting
    }
  }

  #letGo(one: AtWork): void {
    const { id, kind } = one.row
    if (this.#atWork.get(id) !== one) return
    this.#atWork.delete(id)
    if (this.#full.has(kind)) this.#refill(kind)
  }

  /**
   * Looks for new jobs at once where half of the kind's places are free, else soon: one by one, each job would cost a query for the next.
   */
  #refill(kind: string): void {
    const { atOnce = 1 } = this.#platform.jobs.kinds.get(kind) ?? {}
    if (2 * this.#countAtWork(kind) <= atOnce) void this.look()
    else this.#lookSoon()
  }

  #countAtWork(kind: string): number {
    return [...this.#atWork.values()].filter(({ row }) => row.kind === kind).length
  }

  async #tend(): Promise<void> {
    const now = this.#platform.clock()
    for (const one of this.#atWork.values()) if (isOverLimit(one, now)) this.#giveUp(one)
    const unnoted = [...this.#atWork.values()].filter(({ outcome }) => outcome !== undefined)
    const noted = Promise.all(unnoted.map((one) => this.#note(one)))
    try {
      await this.#renew(now)
    } finally {
      await noted
    }
  }

  /** Frees the place of a job that takes too long. The job may go on for ever; its result is ignored. */
  #giveUp(one: AtWork): void {
    one.outcome = { as: 'failed', error: 'too_long' }
    one.leaving.abort(new Error('It took too long'))
  }

  async #renew(now: Date): Promise<void> {
    const due = [...this.#atWork.values()].filter((one) => isToBeRenewed(one, now))
    if (due.length === 0) return
    this.#step('at renewal')
    const marks = due.map(({ row, kind }) => ({ id: row.id, attempts: row.attempts, until: new Date(now.getTime() + kind.lease) }))
    const ours = new Set(await renewJobs(this.#platform.db, marks))
    for (const one of due) {
      if (ours.has(one.row.id)) one.renewedAt = now
      else this.#lose(one)
    }
  }

  /** Drops a job that another worker has, without a note. A job whose end is being noted is not lost. */
  #lose(one: AtWork): void {
    if (one.noting) return
    one.outcome = { as: 'failed', error: 'lost' }
    one.leaving.abort(new Error('Somebody else has it'))
    this.#letGo(one)
  }

  /** Logs a failure once, until the database works again. */
  #complain(error: unknown): void {
    if (!this.#isQuiet) this.#platform.log.warn({ err: error }, 'jobs could not be looked for')
    this.#isQuiet = true
  }
}
