import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, LOGIST, PASSWORD } from '../kit/client.ts'
import { type MakePlace, makeFolder, onEach, type Place } from '../kit/places.ts'
import { defineProof, type Options } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import { command } from './commands.ts'

export const proof = defineProof({
  name: 'backup',
  promise:
    'a backup taken under writers restores into an empty place with every order acknowledged before it began; one that is cut is refused, and its place stays empty',
  how: '100,000 orders unless said otherwise, four people who create orders without pause before and beside the backup; restored into a new place of the same kind; the file cut in the middle; seconds and peak memory of each command',
  minutes: 6,
  paths: ['server/src/db', 'server/src/commands', 'proofs/backup', ':!*.test.ts'],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: '`backup.test.ts`, 300 orders and twelve cuts, `copy-door.test.ts`',
  fault: undefined,
  options: { orders: 100_000, before: 100 },
  run: (options) => onEach(options, (makePlace) => backUp(makePlace, options, options.own)),
})

const PEOPLE = 4

async function backUp(makePlace: MakePlace, { port }: Options, { orders, before }: { orders: number; before: number }): Promise<Finding> {
  const [place, other, third] = [await makePlace(), await makePlace(), await makePlace()]
  const file = join(makeFolder(), 'all.tar.gz')
  try {
    const filled = await command(place, ['seed', '--orders', String(orders)])
    if (filled.code !== 0) throw new Error(filled.said)
    const { made, acknowledged } = await underWriters(place, port, file, before)
    const restored = await command(other, ['restore', file])
    const found = restored.code === 0 ? await idsIn(other) : new Set<number>()
    const lost = acknowledged.filter((id) => !found.has(id))
    cut(file)
    const refused = await command(third, ['restore', file])
    return {
      figures: [
        `${found.size} orders backed up in ${made.seconds.toFixed(1)} s (${made.peakMb} MB), restored in ${restored.seconds.toFixed(1)} s (${restored.peakMb} MB)`,
        `${acknowledged.length - lost.length} of ${acknowledged.length} acknowledged before are there`,
      ],
      violations: [
        ...(made.code === 0 ? [] : [`the backup ended with ${made.code}: ${made.said}`]),
        ...(restored.code === 0 ? [] : [`restoring ended with ${restored.code}: ${restored.said}`]),
        ...lost.map((id) => `order ${id} was acknowledged, and is lost`),
        ...(refused.code === 1 ? [] : [`the cut file ended with ${refused.code}: ${refused.said}`]),
      ],
    }
  } finally {
    for (const one of [place, other, third]) await one.clean()
    rmSync(file, { force: true })
  }
}

async function underWriters(place: Place, port: number, file: string, before: number) {
  const server = startServer(place.environment, port)
  await server.ready()
  const people = Array.from({ length: PEOPLE }, () => new Client(port, 1))
  for (const person of people) await person.login(LOGIST, PASSWORD)
  const written: number[] = []
  let isOver = false
  const write = async (person: Client): Promise<void> => {
    while (!isOver) {
      const { status, text } = await person.ask('POST', '/api/order', draft(written.length))
      if (status === 201) written.push((JSON.parse(text) as { data: { id: number } }).data.id)
    }
  }
  const writing = people.map(write)
  while (written.length < before) await new Promise((resolve) => setTimeout(resolve, 10))
  const acknowledged = [...written]
  const made = await command(place, ['backup', file])
  isOver = true
  await Promise.all(writing)
  for (const person of people) person.close()
  await server.stop()
  return { made, acknowledged }
}

function draft(number: number): object {
  return { country_id: 1, customer_full_name: `Person ${number}`, customer_address: 'Main Street 1, Berlin' }
}

function idsIn(place: Place): Promise<Set<number>> {
  return place.read(async (query) => new Set((await query<{ id: number }>('select id from orders')).map(({ id }) => id)))
}

function cut(file: string): void {
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)))
}
