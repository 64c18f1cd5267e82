import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '../backup/commands.ts'
import { Ledger } from '../kill/ledger.ts'
import { findLost, findTorn } from '../kill/verify.ts'
import { Writers } from '../kill/writers.ts'
import type { Query } from '../kit/database.ts'
import { Dice } from '../kit/dice.ts'
import { type MakePlace, makeFolder, onEach, type Place } from '../kit/places.ts'
import { defineProof, HANG_MS, type Options } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { type Server, startServer } from '../kit/server.ts'
import { type Person, workAfter } from './after.ts'
import { type Work, workBefore } from './before.ts'
import { FILLED, OWN_TEXT, RENEWED, RESTORED, SEARCHED } from './changes.ts'
import { allIn, type Held, lost } from './held.ts'
import { builtFrom, olderVersions } from './older.ts'

export const proof = defineProof({
  name: 'upgrade',
  promise:
    'data of an older version starts with this one: it is migrated once, every row and every value of it is there, everybody signs in, goes on with their work, backs it up and restores it',
  how: 'commit 9fbef23 and each release (tags `v*`), taken from git and built with its own packages (`npm ci` needs the registry): people work with it in its demo world and it is killed under writers; then this version starts three times on what it left. Compared behind its back are all rows of all tables; what is renewed on purpose is named in `changes.ts`',
  minutes: 4,
  paths: [
    'server/src/db',
    'server/src/start.ts',
    'server/src/commands',
    'server/src/platform/session',
    'server/src/platform/idempotency',
    'proofs/upgrade',
    ':!*.test.ts',
  ],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'server',
  short: undefined,
  fault: 'a migration that takes the language from everybody instead of from those whose language is gone',
  /** Only one of the older versions. */
  options: { from: '' },
  async run(options) {
    const found: Finding[] = []
    for (const version of options.own.from ? [options.own.from] : olderVersions()) found.push(await upgraded(version, options))
    return { figures: found.flatMap(({ figures }) => figures), violations: found.flatMap(({ violations }) => violations) }
  },
})

const WRITERS = 8
const WRITES = 100

async function upgraded(version: string, options: Options): Promise<Finding> {
  const folder = await builtFrom(version)
  try {
    const { figures, violations } = await onEach(options, (makePlace) => upgradedPlace(makePlace, folder, options))
    return { figures: figures.map((text) => `${version}, ${text}`), violations: violations.map((text) => `${version}: ${text}`) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function upgradedPlace(makePlace: MakePlace, folder: string, { port, seed }: Options): Promise<Finding> {
  const [place, other] = [await makePlace(), await makePlace()]
  const ledger = new Ledger()
  const start = () => startServer(place.environment, port)
  try {
    const work = await lived(startServer(place.environment, port, { cwd: folder }), ledger, seed)
    const { before, people } = await place.read(async (query) => {
      await query(`update phrase_translations set text = '${OWN_TEXT}' where phrase_id = (select min(phrase_id) from phrase_translations)`)
      const known = await query<Person>('select email, role from users where active and deleted_at is null order by id')
      return { before: await allIn(query), people: known }
    })
    const wrong = await ended(start())
    const migrated = await place.read(async (query) => {
      wrong.push(...(await findLost(query, ledger)), ...(await findTorn(query)))
      return allIn(query)
    })
    wrong.push(...lost(before, migrated, RENEWED))
    wrong.push(...(await ended(start())))
    const again = await place.read(allIn)
    wrong.push(...[...lost(migrated, again, FILLED), ...lost(again, migrated, FILLED)].map((text) => `a second start: ${text}`))
    const file = join(makeFolder(), 'all.tar.gz')
    wrong.push(...(await ended(start(), async () => [...(await workAfter(port, work, people)), ...(await backedUp(place, file))])))
    work.logist.close()
    wrong.push(...(await place.read(unfilled)))
    wrong.push(...(await restored(place, other, file)))
    const rows = [...before.values()].reduce((sum, table) => sum + table.rows.length, 0)
    return {
      figures: [`${rows} rows of ${before.size} tables, ${ledger.size} writes before it was killed, ${people.length} people`],
      violations: wrong,
    }
  } finally {
    for (const one of [place, other]) await one.clean()
  }
}

/** Lets people work with it until it is killed. */
async function lived(server: Server, ledger: Ledger, seed: number): Promise<Work> {
  await server.ready()
  const work = await workBefore(server.port)
  const writers = new Writers(server.port, ledger, new Dice(seed))
  await writers.arrive(WRITERS)
  const writing = writers.write(1)
  const begun = performance.now()
  while (ledger.size < WRITES) {
    if (performance.now() - begun > HANG_MS) throw new Error(`only ${ledger.size} of ${WRITES} writes: ${ledger.oddities[0] ?? 'refused'}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await server.kill()
  await writing
  writers.leave()
  return work
}

/** Waits until it is ready, does the work, and stops it in order. */
async function ended(server: Server, meanwhile: () => Promise<string[]> = async () => []): Promise<string[]> {
  await server.ready()
  const wrong = await meanwhile()
  const code = await server.stop()
  return code === 0 ? wrong : [...wrong, `the server ended with ${code}: ${server.complaint()}`]
}

/** Returns tables with rows that the background work did not reach while people worked. */
async function unfilled(query: Query): Promise<string[]> {
  const wrong: string[] = []
  for (const table of SEARCHED) {
    const [found] = await query<{ rows: number }>(`select count(*)::integer as rows from ${table} where search_text is null`)
    if (found?.rows !== 0) wrong.push(`${found?.rows} rows of ${table} have no searched text`)
  }
  const [unread] = await query<{ rows: number }>('select count(*)::integer as rows from orders where not address_read')
  if (unread?.rows !== 0) wrong.push(`the addresses of ${unread?.rows} orders have not been read`)
  const [alone] = await query<{ rows: number }>(
    'select count(*)::integer as rows from order_status_log where moment_source is null and status_to in (5, 7, 8, 10) and status_from <> status_to',
  )
  if (alone?.rows !== 0) wrong.push(`${alone?.rows} entries of the status log have no courier and date of their own`)
  return wrong
}

async function backedUp(place: Place, file: string): Promise<string[]> {
  const { code, said } = await command(place, ['backup', file])
  return code === 0 ? [] : [`the backup ended with ${code}: ${said}`]
}

async function restored(place: Place, other: Place, file: string): Promise<string[]> {
  const { code, said } = await command(other, ['restore', file])
  if (code !== 0) return [`restoring ended with ${code}: ${said}`]
  const wanted: Held = await place.read(allIn)
  return lost(wanted, await other.read(allIn), RESTORED).map((text) => `restored: ${text}`)
}
