import { killUnderWriters } from './kill.ts'
import { startKilled } from './kill-start.ts'
import { loseDatabase } from './outage.ts'
import { embeddedPlace, type MakePlace, postgresPlace } from './places.ts'
import { type Finding, printFinding } from './report.ts'
import { killAll } from './server.ts'
import { settings } from './settings.ts'
import { startAgain } from './start-time.ts'
import { stopInOrder } from './stop.ts'
import { shareDatabase, shareFolder } from './together.ts'

// npm run test:crash: what docs/reliability.md promises, tried on the built server. CRASH_DATABASE_URL adds PostgreSQL.

const embedded: Record<string, (makePlace: MakePlace) => Promise<Finding>> = {
  start: startAgain,
  together: shareFolder,
  stop: stopInOrder,
  'kill-start': startKilled,
  kill: killUnderWriters,
}
const postgres: typeof embedded = { ...embedded, together: shareDatabase, outage: loseDatabase }

let isBroken = false
await tryAll(embedded, embeddedPlace, 'PGlite')
if (settings.databaseUrl) await tryAll(postgres, postgresPlace, 'PostgreSQL')
else process.stdout.write('\nCRASH_DATABASE_URL is not set: PostgreSQL was not tried.\n')
process.exit(isBroken ? 1 : 0)

async function tryAll(scenarios: typeof embedded, makePlace: MakePlace, database: string): Promise<void> {
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (settings.only && !settings.only.includes(name) && !settings.only.includes(`${name}:${database}`)) continue
    const finding = await scenario(makePlace).catch((error: Error) => ({ figures: [], violations: [error.stack ?? error.message] }))
    killAll()
    printFinding(`${name}, ${database}`, finding)
    if (finding.violations.length > 0) isBroken = true
  }
}
