import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { Colleague } from './colleague.ts'
import { makeDatabase, type OwnDatabase } from './database.ts'
import { Dice } from './dice.ts'
import { BOARD, TABLE } from './kinds.ts'
import { BOARDS, COLLEAGUES, TABLES } from './people.ts'
import { Processes } from './processes.ts'
import { redis } from './redis.ts'
import { playRound } from './round.ts'
import { Screen } from './screen.ts'
import { settings } from './settings.ts'
import { lastSteps, stepCounts } from './steps.ts'
import { Way } from './way.ts'

// npm run test:converge: boards and tables in real browsers over two processes that break. In the end all of them say what the database says.

if (!settings.databaseUrl) {
  say('TEST_DATABASE_URL is not set: several processes share a PostgreSQL only, so nothing was tried.')
  process.exit(process.env.CI ? 1 : 0)
}
say(`CONVERGE_SEED=${settings.seed} CONVERGE_SECONDS=${settings.seconds}`)
const database = await makeDatabase(settings.databaseUrl)
const folder = mkdtempSync(join(tmpdir(), 'tracklane-converge-'))
const processes = new Processes({
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  REDIS_URL: redis.url,
  APP_KEY: 'the-key-of-both-processes-of-this-test',
})
const browser = await openBrowser()
let violations: string[] = []
try {
  violations = await play(database, browser)
} catch (error) {
  violations = [error instanceof Error ? (error.stack ?? error.message) : String(error)]
} finally {
  await browser.close()
  await processes.stop()
  await redis.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}
tell(violations)
process.exit(violations.length > 0 ? 1 : 0)

function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run']
  return chromium.launch({ executablePath: settings.chromium, args })
}

async function play({ query }: OwnDatabase, browser: Browser): Promise<string[]> {
  const dice = new Dice(settings.seed)
  await redis.start()
  for (const index of [0, 1]) await processes.start(index)
  const screens: Screen[] = []
  const places = [...BOARDS.map((place) => ({ ...place, kind: BOARD })), ...TABLES.map((place) => ({ ...place, kind: TABLE }))]
  for (const [index, { process: at, ...place }] of places.entries()) {
    screens.push(await Screen.open(browser, { ...place, way: new Way(settings.port + 20 + index, Processes.portOf(at)) }))
  }
  const colleagues = COLLEAGUES.map((_, index) => new Colleague(index, query))
  for (const colleague of colleagues) await colleague.arrive()

  const begun = performance.now()
  const found: string[] = []
  for (let round = 1; found.length === 0 && performance.now() - begun < settings.seconds * 1000; round += 1) {
    found.push(...(await playRound({ screens, colleagues, processes, query, dice: dice.fork(round) }, round)))
  }
  const seconds = (performance.now() - begun) / 1000
  for (const screen of screens) {
    say(`        ${screen.name}: ${screen.requests.summary()}`)
    found.push(...screen.requests.violations(seconds).map((text) => `${screen.name}: ${text}`))
  }
  for (const { way } of screens) way.close()
  for (const colleague of colleagues) colleague.leave()
  return found
}

function tell(found: readonly string[]): void {
  say(`        ${stepCounts()}`)
  if (found.length > 0) say(['The last steps:', ...lastSteps()].join('\n        '))
  say(`${found.length === 0 ? 'kept  ' : 'BROKEN'}  every board and table equals the database (CONVERGE_SEED=${settings.seed})`)
  for (const violation of found.slice(0, 30)) say(`      ! ${violation}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
