import type { Query } from '../kit/database.ts'
import { Dice } from '../kit/dice.ts'
import type { MakePlace, Place } from '../kit/places.ts'
import { type Finding, spread } from '../kit/report.ts'
import { type Server, startServer } from '../kit/server.ts'

interface Measure {
  readonly seed: number
  readonly port: number
  readonly rounds: number
  /** The number of jobs that become due in each round. */
  readonly jobs: number
}

/** A kind that is tried once: a worker that finds it started already gives it up. */
const KIND = 'retention'
/** Longer than the worker takes for the jobs of a round, so that some kills come after all of them. */
const LONGEST_MS = 600
/** The time of a lease and one look at the queue: by then every job of a killed process has been found. */
const LEFT_ALONE_MS = 30_000
const LOOKS = 8

/** Makes jobs due by a commit, lets a server work them off, and kills it at a random moment between commit and end. */
export async function killAmongJobs(makePlace: MakePlace, measure: Measure): Promise<Finding> {
  const place = await makePlace()
  const dice = new Dice(measure.seed)
  const readyAfter: number[] = []
  try {
    await served(place, measure.port, async () => undefined) // makes the database
    for (let round = 1; round <= measure.rounds; round += 1) {
      await place.read((query) => insertDue(query, round, measure.jobs))
      const server = startServer(place.environment, measure.port)
      readyAfter.push(await server.ready())
      await pause(dice.between(0, LONGEST_MS))
      await server.kill()
    }
    for (let looks = 0; looks < LOOKS && (await place.read(countUnfinished)) > 0; looks += 1)
      await served(place, measure.port, () => pause(LEFT_ALONE_MS))
    const ends = await place.read(findEnds)
    return {
      figures: [
        `${measure.rounds} kills among ${measure.rounds * measure.jobs} jobs: ${count(ends, 'done')} done, ${count(ends, 'dead')} dead with the process that had them`,
        `ready again: ${spread(readyAfter)}`,
      ],
      violations: [...missing(ends, measure), ...ends.flatMap(wrongEnd), ...(count(ends, 'dead') > 0 ? [] : ['no kill met a job at work'])],
    }
  } finally {
    await place.clean()
  }
}

async function served(place: Place, port: number, work: (server: Server) => Promise<void>): Promise<void> {
  const server = startServer(place.environment, port)
  await server.ready()
  await work(server)
  await server.stop()
}

async function insertDue(query: Query, round: number, jobs: number): Promise<void> {
  await query(
    `insert into jobs (kind, turn, payload, run_at) select '${KIND}', 'kill-${round}-' || n, '{}', now() from generate_series(1, ${jobs}) n`,
  )
}

interface End {
  readonly turn: string
  readonly state: string
  readonly attempts: number
  readonly error: string | null
}

function findEnds(query: Query): Promise<End[]> {
  return query<End>(`select turn, state, attempts, error from jobs where turn like 'kill-%'`)
}

async function countUnfinished(query: Query): Promise<number> {
  return (await findEnds(query)).filter(({ state }) => state !== 'done' && state !== 'dead').length
}

function missing(ends: readonly End[], { rounds, jobs }: Measure): string[] {
  const there = new Set(ends.map(({ turn }) => turn))
  const all = Array.from({ length: rounds * jobs }, (_, index) => `kill-${1 + Math.floor(index / jobs)}-${1 + (index % jobs)}`)
  return all.filter((turn) => !there.has(turn)).map((turn) => `missing: ${turn}`)
}

function wrongEnd({ turn, state, attempts, error }: End): string[] {
  const isDone = state === 'done' && attempts === 1 && error === null
  const isDead = state === 'dead' && attempts === 2 && error === 'lost'
  return isDone || isDead ? [] : [`${turn} is ${state} after ${attempts} tries (${error ?? 'no error'})`]
}

function count(ends: readonly End[], state: string): number {
  return ends.filter((end) => end.state === state).length
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
