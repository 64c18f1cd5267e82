import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { onEach, type Place } from '../kit/places.ts'
import { defineProof, HANG_MS } from '../kit/proof.ts'
import { OwnRedis } from '../kit/redis.ts'
import { type Finding, spread } from '../kit/report.ts'
import { type Server, startServer } from '../kit/server.ts'
import { Board } from './board.ts'

export const proof = defineProof({
  name: 'redis',
  promise:
    'Redis stopped: the board says since when it is stale, asks again and again and shows what others do by that, `/health/ready` stays 200 and names what is away; Redis back: it is live and right again by itself, and asks no more',
  how: 'a board in Chromium at one of two processes, a colleague at the other; Redis is killed and started `--rounds` times',
  minutes: 3,
  paths: [
    'server/src/platform/realtime',
    'server/src/features/realtime',
    'server/src/platform/http/health.ts',
    'web/src/features/realtime',
    'web/src/features/kanban/data',
    'web/src/lib',
    'proofs/redis',
    ':!*.test.ts',
    ':!*.test.tsx',
  ],
  needs: ['PostgreSQL', 'Redis', 'Chromium'],
  databases: ['PostgreSQL'],
  builds: 'everything',
  short: '`redis-away.test.ts`, `hardening/redis.test.ts`, `live-screens.test.ts`',
  fault: 'nobody asks again while nothing is heard',
  options: { rounds: 5 },
  run: (options) =>
    onEach(options, async (makePlace) => {
      const place = await makePlace()
      try {
        return await play(place, options.port, options.own.rounds)
      } finally {
        await place.clean()
      }
    }),
})

const LIVE = /^Live as of/
const STALE = /^Stale since .* asking every 5 s$/
/** The number of requests after which the board counts as still asking. */
const ASKS = 4
/** More than two pauses between requests: in this time no board asks that receives events. */
const SILENCE_MS = 12_000

interface Scene {
  readonly redis: OwnRedis
  readonly servers: readonly Server[]
  readonly board: Board
  /** Writes a name on the board's first card, through the other process. */
  readonly write: (name: string) => Promise<void>
}

interface Times {
  readonly said: number
  readonly between: readonly number[]
  readonly back: number
}

async function play(place: Place, port: number, rounds: number): Promise<Finding> {
  const redis = new OwnRedis(port + 9)
  await redis.start()
  const servers = [port, port + 1].map((one) => startServer({ ...place.environment, REDIS_URL: redis.url }, one))
  // One after the other, since the first one fills the database.
  for (const server of servers) await server.ready()
  const board = await Board.open(`http://localhost:${port}`)
  const colleague = new Client(port + 1)
  try {
    await colleague.login(LOGIST, PASSWORD)
    const write = async (customer_full_name: string): Promise<void> => {
      const { status, text } = await colleague.ask('PUT', `/api/order/${board.order}`, { customer_full_name })
      if (status !== 200) throw new Error(`The colleague was answered ${status} ${text}`)
    }
    const violations: string[] = []
    const times: Times[] = []
    for (let round = 1; round <= rounds; round += 1) times.push(await playRound({ redis, servers, board, write }, round, violations))
    return {
      figures: [
        `${rounds} times; said on the screen ${spread(times.map(({ said }) => said))} after it was gone`,
        `asked every ${spread(times.flatMap(({ between }) => between))}`,
        `live and right ${spread(times.map(({ back }) => back))} after it was back`,
      ],
      violations,
    }
  } finally {
    colleague.close()
    await board.close()
    for (const server of servers) await server.stop()
    await redis.stop()
  }
}

async function playRound({ redis, servers, board, write }: Scene, round: number, violations: string[]): Promise<Times> {
  await board.says(LIVE)
  await redis.stop()
  const said = await board.says(STALE)
  const begun = board.asked.length
  for (const server of servers) violations.push(...(await readiness(server, true)))

  await write(`Away ${round}`)
  await board.shows(`Away ${round}`)
  await until(() => board.asked.length >= begun + ASKS)
  const asks = board.asked.slice(begun)

  await write(`Back ${round}`)
  await redis.start()
  const started = performance.now()
  await board.says(LIVE)
  await board.shows(`Back ${round}`)
  const back = performance.now() - started
  for (const server of servers) violations.push(...(await readiness(server, false)))

  await write(`Heard ${round}`)
  await board.shows(`Heard ${round}`)
  violations.push(...(await goesOn(board)).map((text) => `round ${round}: ${text}`))
  return { said, between: asks.slice(1).map((at, index) => at - (asks[index] ?? at)), back }
}

async function goesOn({ asked }: Board): Promise<string[]> {
  await pause(1_000) // ends requests that have begun
  const before = asked.length
  await pause(SILENCE_MS)
  return asked.length > before ? [`asked ${asked.length - before} times while nothing was said and it heard`] : []
}

async function readiness({ url }: Server, isAway: boolean): Promise<string[]> {
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/health/ready`)
    const body = await answer.text()
    if (answer.status !== 200) return [`${url}/health/ready answered ${answer.status} ${body}`]
    if (body.includes('"redis":"away"') === isAway) return []
    if (performance.now() - begun > HANG_MS) return [`${url}/health/ready goes on saying ${body}`]
    await pause(50)
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const begun = performance.now()
  while (!isSo()) {
    if (performance.now() - begun > HANG_MS) throw new Error('The board asks no more')
    await pause(50)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
