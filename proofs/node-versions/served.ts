import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runOwn } from '../kit/child.ts'
import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { type MakePlace, makeFolder } from '../kit/places.ts'
import type { Finding } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import type { OwnNode } from './nodes.ts'

/** The built server and a command of it, from an empty place to a stop in order. */
export async function servedOn({ executable, path }: OwnNode, makePlace: MakePlace, port: number): Promise<Finding> {
  const place = await makePlace()
  const environment = { ...place.environment, PATH: path }
  const folder = makeFolder()
  const file = join(folder, 'all.tar.gz')
  const violations: string[] = []
  try {
    const server = startServer(environment, port, { executable })
    const readyAfter = await server.ready()
    const orders = await ordersOf(port)
    const backup = await runOwn(executable, ['server/dist/commands.js', 'backup', file], { ...environment, LOG_LEVEL: 'fatal' })
    if (backup.code !== 0) violations.push(`the backup ended with ${backup.code}: ${backup.said}`)
    else if (/warning/i.test(backup.said)) violations.push(`the backup warns: ${backup.said}`)
    const code = await server.stop()
    if (code !== 0) violations.push(`the stop ended with ${code}`)
    if (server.complaint()) violations.push(`the server said on stderr: ${server.complaint()}`)
    return { figures: [`ready after ${(readyAfter / 1000).toFixed(1)} s, ${orders} orders, a backup, exit ${code}`], violations }
  } finally {
    await place.clean()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Signs in and returns the number of orders. */
async function ordersOf(port: number): Promise<number> {
  const client = new Client(port)
  try {
    await client.login(LOGIST, PASSWORD)
    const { status, text } = await client.ask('GET', '/api/order?per_page=10')
    const total = status === 200 ? (JSON.parse(text) as { meta: { total: number } }).meta.total : 0 // it passed the schema of its endpoint
    if (total === 0) throw new Error(`the list of orders answered ${status} ${text.slice(0, 500)}`)
    return total
  } finally {
    client.close()
  }
}
