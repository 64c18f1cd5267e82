import { LOGIST } from '../kit/client.ts'
import { type MakePlace, onEach, type Place } from '../kit/places.ts'
import { defineProof, type Options } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import { manyOrders } from './orders.ts'
import { besideMoves, cellByCell, signedOut, thirdAtOnce } from './tries.ts'

export const proof = defineProof({
  name: 'export',
  promise:
    'a file of orders has each of them once and each cell as the API says, also while orders move, and nobody’s after their rights have gone',
  how: '10,000 orders of every kind read page by page and as XLSX and CSV; both at once beside a colleague who moves orders; three at once; a session that ends in the middle of its file',
  minutes: 2,
  paths: [
    'server/src/features/order-export',
    'server/src/features/order-filter',
    'server/src/platform/sheet',
    'server/src/platform/http/send-file.ts',
    'proofs/export',
    ':!*.test.ts',
  ],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: '`large-export.test.ts`, 300 orders of every kind',
  fault: 'one order left out after each batch of rows',
  options: { orders: 10_000 },
  run: (options) => onEach(options, (makePlace) => exportMany(makePlace, options)),
})

async function exportMany(makePlace: MakePlace, { seed, port, own: { orders } }: Options<{ orders: number }>): Promise<Finding> {
  const place = await makePlace()
  try {
    await served(place, port, async () => undefined) // the first start makes the demo world
    await place.read((query) => query(manyOrders(LOGIST, orders, seed)))
    const findings: Finding[] = []
    await served(place, port, async () => {
      for (const attempt of [cellByCell, besideMoves, thirdAtOnce, signedOut]) findings.push(await attempt(port))
    })
    return { figures: findings.flatMap(({ figures }) => figures), violations: findings.flatMap(({ violations }) => violations) }
  } finally {
    await place.clean()
  }
}

async function served(place: Place, port: number, work: () => Promise<void>): Promise<void> {
  const server = startServer(place.environment, port)
  try {
    await server.ready()
    await work()
  } finally {
    await server.stop()
  }
}
