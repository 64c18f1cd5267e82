import { DEMO_ACCOUNTS, DEMO_PASSWORD, MORE_DEMO_ACCOUNTS } from '#db/seed/demo-accounts.ts'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext, type Platform } from '#platform/context.ts'
import { isPassword } from '#platform/session/password.ts'
import { endSessionsOf } from '#platform/session/session.ts'
import { findUsersByHashes, findUsersByLogins } from './auth.queries.ts'

/** Advice in the log for the operator; the sign-in answers as for any wrong password. */
export const DEMO_ADVICE =
  'In production nobody signs in with the password of the demo world. Make an administrator with `npm run admin:create`, ' +
  'and disable the demo accounts or give them other passwords.'

/** Checks for the demo password in production: it is published in the README, so it protects no account. */
export function isDemoInProduction({ platform }: Context, password: string): boolean {
  return platform.config.production && password.normalize('NFC') === DEMO_PASSWORD
}

/**
 * Ends all sessions with the demo password where a database with the demo world is started in production. Accounts of the demo world share
 * one hash, so few passwords are checked, however many accounts there are.
 */
export async function closeDemoAccounts(platform: Platform): Promise<void> {
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
