import { DEMO_ACCOUNTS, DEMO_PASSWORD, MORE_DEMO_ACCOUNTS } from '#db/seed/demo-accounts.ts'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext, type Platform } from '#platform/context.ts'
import { isPassword } from '#platform/session/password.ts'
import { endSessionsOf } from '#platform/session/session.ts'
import { findUsersByHashes, findUsersByLogins } from './auth.queries.ts'

/** The log says it to whoever runs the installation; the sign-in answers as to any wrong password. */
export const DEMO_ADVICE =
  'In production nobody signs in with the password of the demo world. Make an administrator with `npm run admin:create`, ' +
  'and disable the demo accounts or give them other passwords.'

/** Everybody knows it from the README, so it protects nobody, whoever has it. */
export function isDemoInProduction({ platform }: Context, password: string): boolean {
  return platform.config.production && password.normalize('NFC') === DEMO_PASSWORD
}

/**
 * A database that was filled with the demo world and is started in production: who is signed in with the demo password no longer is.
 * All of that world share one hash, so that few passwords are checked, however many people there are.
 */
export async function shutDemoAccounts(platform: Platform): Promise<void> {
  if (!platform.config.production) return
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'start' }
  const ctx = createContext(platform, caller)
  const hashes = await demoHashes(ctx)
  if (hashes.length === 0) return
  const users = await findUsersByHashes(ctx.db, hashes)
  for (const { id } of users) await endSessionsOf(ctx, id)
  platform.log.warn({ accounts: users.map(({ email }) => email) }, DEMO_ADVICE)
}

async function demoHashes({ db }: Context): Promise<string[]> {
  const logins = [...DEMO_ACCOUNTS, ...MORE_DEMO_ACCOUNTS].map(({ email }) => email)
  const hashes = new Set((await findUsersByLogins(db, logins)).map(({ password_hash }) => password_hash))
  const known: string[] = []
  for (const hash of hashes) if (await isPassword(hash, DEMO_PASSWORD)) known.push(hash)
  return known
}
