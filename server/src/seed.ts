import { parseArgs } from 'node:util'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { ownFolder } from './db/own-folder.ts'
import { growWorld, restoreSearchIndexes } from './db/seed/big-world.ts'
import { seedDemo } from './db/seed/demo.ts'
import { seedReference } from './db/seed/reference.ts'
import { readConfig } from './platform/config.ts'

process.umask(0o077) // what it writes is nobody else's

// npm run seed -- --orders 1000000: fills the database of the settings up to that many orders.
try {
  await seed()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`) // nothing here throws anything else
  process.exitCode = 1
}

async function seed(): Promise<void> {
  const orders = wantedOrders()
  const config = readConfig(process.env)
  if (config.production) throw new Error('The demo world has accounts everybody knows: it is never made in production.')
  const release = config.databaseUrl ? undefined : await ownFolder(config.dataDir)
  const { db, close } = await connect({ databaseUrl: config.databaseUrl, folder: config.dataDir })
  const now = new Date()
  try {
    await migrate(db)
    await restoreSearchIndexes(db)
    await seedReference(db)
    if (await seedDemo(db, now)) process.stdout.write('The demo world stands.\n')
    const added = await growWorld(db, { orders, now, progress })
    process.stdout.write(added === 0 ? 'There are that many orders already.\n' : `${added} orders added in ${seconds(now)} s.\n`)
  } finally {
    await close()
    await release?.()
  }
}

function wantedOrders(): number {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } })
  const orders = Number(values.orders.replaceAll(/[_,]/g, ''))
  if (!Number.isSafeInteger(orders) || orders < 1 || orders > 20_000_000) throw new Error('--orders takes a number from 1 to 20000000')
  return orders
}

function progress(done: number, of: number): void {
  if (done > 0 && (done % 50_000 === 0 || done === of)) process.stdout.write(`${done} of ${of} orders\n`)
}

function seconds(since: Date): string {
  return ((Date.now() - since.getTime()) / 1000).toFixed(1)
}
