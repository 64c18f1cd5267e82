import { parseArgs } from 'node:util'
import { migrate } from '#db/migrate.ts'
import { growWorld, restoreSearchIndexes } from '#db/seed/big-world.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { seedReference } from '#db/seed/reference.ts'
import { type Call, type Command, Misuse, say } from './command.ts'
import { settingsOf, withDatabase } from './with-database.ts'

export const seed: Command = {
  usage: '[--orders 100000]',
  summary: 'Fills the database with the demo world, up to that many orders.',
  help: 'Never in production: everybody knows the accounts of the demo world.',
  run: grow,
}

async function grow(call: Call): Promise<void> {
  const orders = wantedOrders(call)
  const config = settingsOf(call.env)
  if (config.production) throw new Error('The demo world has accounts everybody knows: it is never made in production.')
  const now = new Date()
  const progress = (done: number, of: number) => {
    if (done > 0 && (done % 50_000 === 0 || done === of)) say(call, `${done} of ${of} orders`)
  }
  await withDatabase(config, async ({ db }) => {
    await migrate(db)
    await restoreSearchIndexes(db)
    await seedReference(db)
    if (await seedDemo(db, now)) say(call, 'The demo world stands.')
    const added = await growWorld(db, { orders, now, progress })
    const seconds = ((Date.now() - now.getTime()) / 1000).toFixed(1)
    say(call, added === 0 ? 'There are that many orders already.' : `${added} orders added in ${seconds} s.`)
  })
}

function wantedOrders({ args }: Call): number {
  const { values } = parseArgs({ args: [...args], options: { orders: { type: 'string', default: '100000' } } })
  const orders = /^\d[\d_,]*$/.test(values.orders) ? Number(values.orders.replaceAll(/[_,]/g, '')) : 0
  if (!Number.isSafeInteger(orders) || orders < 1 || orders > 20_000_000) throw new Misuse('--orders takes a number from 1 to 20000000')
  return orders
}
