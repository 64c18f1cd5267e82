import type { ClientConfig, DemoAccount } from '@tracklane/contract/config'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed/demo-accounts.ts'
import type { Context } from '#platform/context.ts'
import { findActiveAccounts, hasAdministrator } from './config.queries.ts'

/** Returns the settings that a browser needs before the sign-in. */
export async function getClientConfig({ platform, db }: Context): Promise<ClientConfig> {
  const { brand, demo, production } = platform.config
  const preparing = platform.lifecycle.isPreparing ? { preparing: true as const } : {}
  const password_mail = (await platform.mailer.place()) === 'server'
  const admin = (await hasAdministrator(db)) ? {} : { no_administrator: true as const }
  const config = { brand, password_mail, realtime: platform.realtime.clientSettings(), ...preparing, ...admin }
  if (!demo || production) return config
  const demo_accounts = await demoAccounts(db)
  return demo_accounts.length > 0 ? { ...config, demo_accounts } : config
}

/** Returns the demo accounts that can sign in, in the order of the console. */
async function demoAccounts(db: Context['db']): Promise<DemoAccount[]> {
  const found = await findActiveAccounts(
    db,
    DEMO_ACCOUNTS.map(({ email }) => email),
  )
  return DEMO_ACCOUNTS.flatMap(({ role, email }) => {
    const account = found.find((one) => one.email === email && one.role === role)
    return account ? [{ role, email, name: account.name, password: DEMO_PASSWORD }] : []
  })
}
