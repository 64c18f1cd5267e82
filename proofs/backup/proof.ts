import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Dice } from '../kit/dice.ts'
import { type MakePlace, makeFolder, onEach, PLACES, type Place } from '../kit/places.ts'
import { type Database, defineProof, type Options } from '../kit/proof.ts'
import { type Finding, spread } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'
import { command, type Ended } from './commands.ts'
import { contentOf, differences, tablesOf } from './content.ts'
import { peopleAt } from './people.ts'

export const proof = defineProof({
  name: 'backup',
  promise:
    'a backup taken under writers restores into an empty place of either kind with every order acknowledged before it began, none of them torn, and the same content in both; one that is cut is refused, and its place stays empty',
  how: '100,000 orders unless said otherwise, four people who create orders without pause before and beside the backup; restored into a new place of the same and, where both databases are tried, of the other kind: ids, an entry of the change log for each version of an order, and a sum of each table; the file cut in the middle, a byte before its end and at two places drawn, and no table is in the place it was meant for; seconds and peak memory of each command, and how long one waits who looks at a page beside the writers, before the backup and during it',
  minutes: 10,
  paths: ['server/src/db', 'server/src/commands', 'proofs/backup', ':!*.test.ts'],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: '`backup.test.ts`, 300 orders and twelve cuts, `copy-server.test.ts`',
  fault: 'every table is read from a snapshot of its own; the tables are made before the file is looked at',
  options: { orders: 100_000, before: 100 },
  run: (options) => onEach(options, (makePlace, database) => backUp(makePlace, database, options)),
})

const PEOPLE = 4

type Own = Options<{ orders: number; before: number }>

async function backUp(makePlace: MakePlace, database: Database, { seed, port, databases, own }: Own): Promise<Finding> {
  const [place, same, empty] = [await makePlace(), await makePlace(), await makePlace()]
  const otherKind = databases.find((one) => one !== database)
  const other = otherKind && (await PLACES[otherKind]())
  const file = join(makeFolder(), 'all.tar.gz')
  try {
    const filled = await command(place, ['seed', '--orders', String(own.orders)])
    if (filled.code !== 0) throw new Error(filled.said)
    const { made, acknowledged, figure } = await underWriters(place, port, file, own.before)
    if (made.code !== 0) return { figures: [], violations: [`the backup ended with ${made.code}: ${made.said}`] }
    const there = await restored(same, file)
    const elsewhere = other && (await restored(other, file))
    const lost = acknowledged.filter((id) => !there.ids.has(id))
    const cuts = await cutAnywhere(empty, file, new Dice(seed))
    return {
      figures: [
        `${there.ids.size} orders backed up in ${spent(made)}, restored in ${spent(there.ended)}${elsewhere ? `, on ${otherKind} in ${spent(elsewhere.ended)}` : ''}`,
        `${acknowledged.length - lost.length} of ${acknowledged.length} acknowledged before are there`,
        `${there.content.size} tables${elsewhere ? ` the same on ${otherKind}` : ''}`,
        `${cuts.tried} cuts refused, no table left`,
        figure,
      ],
      violations: [
        ...lost.map((id) => `order ${id} was acknowledged, and is lost`),
        ...there.torn.map((id) => `order ${id} is torn: its change log is that of another moment`),
        ...(elsewhere ? differences(there.content, elsewhere.content).map((text) => `not the same on ${otherKind}: ${text}`) : []),
        ...cuts.violations,
      ],
    }
  } finally {
    for (const one of [place, same, empty, other]) await one?.clean()
    rmSync(file, { force: true })
  }
}

async function underWriters(place: Place, port: number, file: string, before: number) {
  const server = startServer(place.environment, port)
  await server.ready()
  const people = await peopleAt(port, PEOPLE)
  while (people.written.length < before) await new Promise((resolve) => setTimeout(resolve, 10))
  const acknowledged = [...people.written]
  const looks = people.waits.length
  const made = await command(place, ['backup', file])
  await people.leave()
  await server.stop()
  const [earlier, beside] = [people.waits.slice(0, looks), people.waits.slice(looks)]
  const figure = `who looks beside the writers waits ${spread(beside)} during the backup, ${spread(earlier)} before it`
  return { made, acknowledged, figure }
}

async function restored(place: Place, file: string) {
  const ended = await command(place, ['restore', file])
  if (ended.code !== 0) throw new Error(`restoring ended with ${ended.code}: ${ended.said}`)
  return { ended, ...(await contentOf(place)) }
}

/** Tries every file in one place: a refused file must leave it empty. */
async function cutAnywhere(place: Place, file: string, dice: Dice) {
  const whole = readFileSync(file)
  const cuts = [Math.floor(whole.length / 2), whole.length - 1, ...[1, 2].map(() => dice.between(1, whole.length - 2))]
  const violations: string[] = []
  for (const at of cuts) {
    writeFileSync(file, whole.subarray(0, at))
    const { code, said } = await command(place, ['restore', file])
    if (code !== 1) violations.push(`cut at ${at} of ${whole.length} it ended with ${code}: ${said}`)
    const left = await tablesOf(place)
    if (left.length > 0) violations.push(`cut at ${at} of ${whole.length} it left ${left.length} tables: ${left.slice(0, 3).join(', ')} …`)
  }
  return { tried: cuts.length, violations }
}

function spent({ seconds, peakMb }: Ended): string {
  return `${seconds.toFixed(1)} s (${peakMb} MB)`
}
