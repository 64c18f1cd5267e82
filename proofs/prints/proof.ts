import { readFileSync } from 'node:fs'
import { Client, LOGIST, ORGANIZATION_ADMIN, PASSWORD } from '../kit/client.ts'
import { type MakePlace, onEach } from '../kit/places.ts'
import { defineProof, HANG_MS, type Options } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import { burst } from './burst.ts'
import { leavers } from './leavers.ts'
import { printsOf } from './prints.ts'

export const proof = defineProof({
  name: 'prints',
  promise: 'a burst of prints and exports fails by nothing but 429 with Retry-After, keeps no turn and no memory, and stops nobody',
  how: '40 labels of 50 orders, 40 receipts, 40 manifests and two exports at once by three people, while a colleague asks for an order and a probe for `/health/live` without pause; whatever was made is whole; people who leave in the middle of their prints and of the line; then each prints again, and the memory is looked at until it is back',
  minutes: 3,
  paths: [
    'server/src/platform/pdf',
    'server/src/platform/person-turns.ts',
    'server/src/platform/in-turn.ts',
    'server/src/platform/made-ahead.ts',
    'server/src/platform/slices.ts',
    'server/src/features/order-print',
    'server/src/features/handover/receipt.service.ts',
    'server/src/features/handover/receipt-page.ts',
    'proofs/prints',
    ':!*.test.ts',
  ],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: '`print-turns.test.ts` and `turns.test.ts`',
  fault: 'a turn is not given back by who leaves in the middle of a file',
  options: { prints: 40 },
  run: (options) => onEach(options, (makePlace) => printMany(makePlace, options)),
})

const PEOPLE = [LOGIST, 'admin@tracklane.test', ORGANIZATION_ADMIN] as const
/** More than one print needs, and a tenth of what a burst once took. */
const ROOM_MB = 120

async function printMany(makePlace: MakePlace, { port, own: { prints } }: Options<{ prints: number }>): Promise<Finding> {
  const place = await makePlace()
  const server = startServer(place.environment, port)
  const people = PEOPLE.map(() => new Client(port, 200))
  try {
    await server.ready()
    for (const [index, email] of PEOPLE.entries()) await people[index]?.login(email, PASSWORD)
    const [logist = new Client(port)] = people
    const kinds = await printsOf(async (method, path, body) => JSON.parse((await logist.ask(method, path, body)).text))
    await burst({ people, kinds, prints: 2, port }) // loads all that is loaded once
    const before = memoryOf(server.pid)
    const found = [await burst({ people, kinds, prints, port }), await leavers({ people, kinds })]
    const left = await settled(server.pid, before + ROOM_MB)
    const figures = [...found.flatMap((one) => one.figures), `memory ${before} MB before, ${left} MB after`]
    const held = left > before + ROOM_MB ? [`${left - before} MB more are held after it`] : []
    return { figures, violations: [...found.flatMap((one) => one.violations), ...held] }
  } finally {
    for (const one of people) one.close()
    await server.stop()
    await place.clean()
  }
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Returns the memory at rest, or at the end of the longest wait for it. */
async function settled(pid: number, atMost: number): Promise<number> {
  const until = performance.now() + HANG_MS
  while (memoryOf(pid) > atMost && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 1_000))
  return memoryOf(pid)
}
