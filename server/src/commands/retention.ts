import { parseArgs } from 'node:util'
import { findMigrations } from '#db/backup/catalog.ts'
import { migrate } from '#db/migrate.ts'
import { sweepOld } from '#features/retention/retention.service.ts'
import { type Call, type Command, say } from './command.ts'
import { asSystem, requireEmbedded, settingsOf, withDatabase } from './with-database.ts'

export const retention: Command = {
  usage: '',
  summary: 'Removes what was kept long enough, as the server does once a day.',
  help: 'RETENTION_CUSTOMER_MONTHS (off unless set), RETENTION_SIGN_IN_DAYS (180) and RETENTION_MESSAGE_DAYS (90) say how long that is.',
  run: sweep,
}

async function sweep(call: Call): Promise<void> {
  parseArgs({ args: [...call.args], options: {} })
  const config = settingsOf(call.env)
  requireEmbedded(config)
  const swept = await withDatabase(config, async (connection) => {
    const migrations = await findMigrations(connection.db)
    if (migrations.length === 0) throw new Error('There is nothing to remove: this database holds no Tracklane.')
    await migrate(connection.db)
    return asSystem(config, connection, 'retention', ({ platform }) => sweepOld(platform, call.signal))
  })
  if (!swept) throw new Error('Not all of it: another process is at it, or it was stopped. What is left is done by the next one.')
  const { customers, sign_ins, keys, messages, jobs } = swept
  const off = config.retention.customerMonths === undefined ? ' (RETENTION_CUSTOMER_MONTHS is off)' : ''
  say(
    call,
    `Customers of ${customers} orders forgotten${off}, ${sign_ins} sign-ins, ${keys} keys of repeated requests, ${messages} messages and ${jobs} ended jobs removed.`,
  )
}
