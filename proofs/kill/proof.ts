import { Dice } from '../kit/dice.ts'
import { type MakePlace, onEach } from '../kit/places.ts'
import { defineProof, HANG_MS } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import { killAmongJobs } from './jobs.ts'
import { Ledger } from './ledger.ts'
import { killAmongMessages } from './messages.ts'
import { findLost, findTorn } from './verify.ts'
import { Writers } from './writers.ts'

export const proof = defineProof({
  name: 'kill',
  promise:
    '`kill -9` under 32 writers: nothing acknowledged is lost, nothing is torn (order, status log and change log agree), and it is ready again',
  how: 'sessions create, edit and move the same orders until the server is killed at a random moment, again and again; then the database is read behind its back',
  minutes: 6,
  paths: [
    'server/src/db',
    'server/src/start.ts',
    'server/src/features/order*',
    'server/src/features/model-log',
    'server/src/platform/jobs',
    'server/src/platform/mail',
    'server/src/platform/outside',
    'proofs/kill',
    ':!*.test.ts',
  ],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: undefined,
  fault: 'the change log is written a moment after the answer instead of in the transaction of the change',
  /**
   * Rounds, writers, and the least number of confirmed writes before a kill. `--jobs 20`: nobody writes; 20 jobs are due in each round, and
   * each must end done once or dead. `--messages 10`: 10 mails and 10 SMS are due, and a repeat must have its first name.
   */
  options: { rounds: 50, writers: 32, writes: 100, jobs: 0, messages: 0 },
  run: (options) =>
    onEach(options, (makePlace) => {
      const measure = { ...options.own, seed: options.seed, port: options.port }
      if (options.own.messages > 0) return killAmongMessages(makePlace, measure)
      return options.own.jobs > 0 ? killAmongJobs(makePlace, measure) : killUnderWriters(makePlace, measure)
    }),
})

interface Measure {
  readonly seed: number
  readonly port: number
  readonly rounds: number
  readonly writers: number
  readonly writes: number
}

async function killUnderWriters(makePlace: MakePlace, measure: Measure): Promise<Finding> {
  const place = await makePlace()
  const dice = new Dice(measure.seed)
  const ledger = new Ledger()
  const writers = new Writers(measure.port, ledger, dice)
  const readyAfter: number[] = []
  const violations: string[] = []
  try {
    const first = startServer(place.environment, measure.port)
    await first.ready()
    await writers.arrive(measure.writers)
    await first.kill()
    for (let round = 1; round <= measure.rounds; round += 1) {
      const server = startServer(place.environment, measure.port)
      readyAfter.push(await server.ready())
      const writing = writers.write(round)
      if (!(await hasWritten(ledger, measure.writes)))
        violations.push(`round ${round}: fewer than ${measure.writes} writes in ${HANG_MS} ms`)
      await pause(dice.between(0, 300))
      await server.kill()
      await writing
    }
    const last = startServer(place.environment, measure.port)
    readyAfter.push(await last.ready())
    const code = await last.stop()
    if (code !== 0) violations.push(`the server ended with ${code}`)
    violations.push(...(await place.read(async (query) => [...(await findLost(query, ledger)), ...(await findTorn(query))])))
  } finally {
    writers.leave()
    await place.clean()
  }
  violations.push(...new Set(ledger.oddities.map((answer) => `answered ${answer}`)))
  return {
    figures: [
      `${measure.rounds} kills, ${ledger.size} writes acknowledged (${ledger.creations.size} orders, ${ledger.edits.length} edits, ${ledger.moves.length} moves)`,
      `ready again: ${spread(readyAfter)}`,
    ],
    violations,
  }
}

/** Waits until enough is written for the kill to count. */
async function hasWritten(ledger: Ledger, writes: number): Promise<boolean> {
  const begun = performance.now()
  const from = ledger.size
  while (ledger.size - from < writes) {
    if (performance.now() - begun > HANG_MS) return false
    await pause(5)
  }
  return true
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
