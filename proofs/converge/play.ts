import { type Browser, chromium } from '@playwright/test'
import { Dice } from '../kit/dice.ts'
import { programs } from '../kit/needs.ts'
import { makeFolder } from '../kit/places.ts'
import { type Finding, say, spread } from '../kit/report.ts'
import { Colleague } from './colleague.ts'
import { makeReadDatabase, type ReadDatabase } from './database.ts'
import { BOARD, TABLE } from './kinds.ts'
import { BOARDS, COLLEAGUES, TABLES } from './people.ts'
import { Processes } from './processes.ts'
import { redis } from './redis.ts'
import { playRound } from './round.ts'
import { Screen } from './screen.ts'
import { settings } from './settings.ts'
import { lastSteps, stepCounts } from './steps.ts'
import { Way } from './way.ts'

/** Runs boards and tables in real browsers over two processes that fail. At the end every screen must agree with the database. */
export async function play(): Promise<Finding> {
  const database = await makeReadDatabase()
  const processes = new Processes({
    DATABASE_URL: database.url,
    DATA_DIR: makeFolder(),
    REDIS_URL: redis.url,
    APP_KEY: 'the-key-of-both-processes-of-this-proof',
  })
  const browser = await openBrowser()
  try {
    const finding = await playRounds(database, processes, browser)
    if (finding.violations.length > 0) say(['The last steps:', ...lastSteps()].join('\n        '))
    return finding
  } finally {
    await browser.close()
    await processes.stop()
    await redis.stop()
    await database.drop()
  }
}

function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run']
  return chromium.launch({ executablePath: programs.chromium, args })
}

async function playRounds({ query }: ReadDatabase, processes: Processes, browser: Browser): Promise<Finding> {
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
  const healed: number[] = []
  for (let round = 1; found.length === 0 && performance.now() - begun < settings.seconds * 1000; round += 1) {
    const one = await playRound({ screens, colleagues, processes, query, dice: dice.fork(round) }, round)
    found.push(...one.found)
    healed.push(one.healedMs)
  }
  const seconds = (performance.now() - begun) / 1000
  for (const screen of screens) {
    say(`        ${screen.name}: ${screen.requests.summary()}`)
    found.push(...screen.requests.violations(seconds).map((text) => `${screen.name}: ${text}`))
  }
  for (const { way } of screens) way.close()
  for (const colleague of colleagues) colleague.leave()
  say(`        ${stepCounts()}`)
  return { figures: [`${healed.length} rounds, ${Math.round(seconds)} s`, `heard again: ${spread(healed)}`], violations: found }
}
