import { Ledger } from './ledger.ts'
import type { MakePlace } from './places.ts'
import { type Finding, spread } from './report.ts'
import { startServer } from './server.ts'
import { settings } from './settings.ts'
import { findLost, findTorn } from './verify.ts'
import { Writers } from './writers.ts'

const READY_WITHIN_MS = 10_000
const LONGEST_ROUND_MS = 30_000

/** kill -9 under many writers, again and again: what was acknowledged is there, whole, and the server is back soon. */
export async function killUnderWriters(makePlace: MakePlace): Promise<Finding> {
  const place = await makePlace()
  const ledger = new Ledger()
  const writers = new Writers(settings.port, ledger)
  const readyAfter: number[] = []
  const violations: string[] = []
  try {
    const first = startServer(place.environment)
    await first.ready()
    await writers.arrive(settings.writers)
    await first.kill()
    for (let round = 1; round <= settings.rounds; round += 1) {
      const server = startServer(place.environment)
      readyAfter.push(await server.ready())
      const writing = writers.write(round)
      await enough(ledger, violations, round)
      await server.kill()
      await writing
    }
    const last = startServer(place.environment)
    readyAfter.push(await last.ready())
    const code = await last.stop()
    if (code !== 0) violations.push(`the server ended with ${code}`)
    violations.push(...(await place.read(async (query) => [...(await findLost(query, ledger)), ...(await findTorn(query))])))
  } finally {
    writers.leave()
    await place.clean()
  }
  violations.push(...readyAfter.filter((time) => time > READY_WITHIN_MS).map((time) => `ready again after ${Math.round(time)} ms`))
  violations.push(...new Set(ledger.oddities.map((answer) => `answered ${answer}`)))
  return {
    figures: [
      `${settings.rounds} kills under ${settings.writers} writers`,
      `${ledger.size} writes acknowledged: ${ledger.creations.size} orders, ${ledger.edits.length} edits, ${ledger.moves.length} moves`,
      `ready again: ${spread(readyAfter)}`,
    ],
    violations,
  }
}

/** A random moment, after enough was written to make it count. */
async function enough(ledger: Ledger, violations: string[], round: number): Promise<void> {
  const begun = performance.now()
  const from = ledger.size
  while (ledger.size - from < settings.writesPerRound) {
    if (performance.now() - begun > LONGEST_ROUND_MS) {
      violations.push(`round ${round}: only ${ledger.size - from} writes were acknowledged in ${LONGEST_ROUND_MS} ms`)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
}
