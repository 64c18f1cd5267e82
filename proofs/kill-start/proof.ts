import { contents } from '../kit/contents.ts'
import { Dice } from '../kit/dice.ts'
import { type MakePlace, onEach } from '../kit/places.ts'
import { defineProof } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'

export const proof = defineProof({
  name: 'kill-start',
  promise: 'killed while it makes, migrates or fills its database, the next start completes all of it',
  how: 'first starts killed twice each at random moments; the third is compared with one that nobody killed',
  minutes: 5,
  paths: ['server/src/db', 'server/src/start.ts', 'server/src/commands', 'proofs/kill-start', ':!*.test.ts'],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: '`migrate.test.ts`, a migration that breaks leaves nothing',
  fault: 'the demo world is filled without a transaction',
  options: { starts: 6 },
  run: (options) => onEach(options, (makePlace) => startKilled(makePlace, { ...options.own, seed: options.seed, port: options.port })),
})

const KILLS = 2

interface Measure {
  readonly seed: number
  readonly port: number
  readonly starts: number
}

async function startKilled(makePlace: MakePlace, { seed, port, starts }: Measure): Promise<Finding> {
  const dice = new Dice(seed)
  const whole = await startWhole(makePlace, port)
  const completed: number[] = []
  const killedAt: number[] = []
  const violations: string[] = []
  for (let start = 0; start < starts; start += 1) {
    const place = await makePlace()
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = startServer(place.environment, port)
        const moment = dice.next() * whole.afterMs
        await new Promise((resolve) => setTimeout(resolve, moment))
        if (server.hasEnded()) violations.push(`ended by itself: ${server.complaint()}`)
        killedAt.push(moment)
        await server.kill()
      }
      const server = startServer(place.environment, port)
      completed.push(await server.ready())
      const filled = await contents(port)
      if (filled !== whole.contents) violations.push(`filled with ${filled} instead of ${whole.contents}`)
      await server.stop()
    } catch (error) {
      violations.push(`killed after ${killedAt.slice(-KILLS).map(Math.round).join(' and ')} ms: ${String(error)}`)
    } finally {
      await place.clean()
    }
  }
  return {
    figures: [
      `${starts} × ${KILLS} kills, at ${Math.round(Math.min(...killedAt))} to ${Math.round(Math.max(...killedAt))} ms of ${Math.round(whole.afterMs)} ms`,
      `then complete: ${spread(completed)}, each with ${whole.contents}`,
    ],
    violations,
  }
}

async function startWhole(makePlace: MakePlace, port: number): Promise<{ afterMs: number; contents: string }> {
  const place = await makePlace()
  try {
    const server = startServer(place.environment, port)
    const afterMs = await server.ready()
    const found = await contents(port)
    await server.stop()
    return { afterMs, contents: found }
  } finally {
    await place.clean()
  }
}
