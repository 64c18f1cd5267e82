import type { Context } from '#platform/context.ts'
import { tooMany } from '#platform/errors.ts'
import { countOne, forget, type Limit, refuseOver } from '#platform/http/rate-limit.ts'
import { countAttempt, deleteAttempts } from './auth.queries.ts'

const PER_LOGIN: Limit = { name: 'login', max: 5, seconds: 60 }
/** One address trying many logins, and what the password hash may cost us. */
const PER_ADDRESS: Limit = { name: 'login-address', max: 100, seconds: 60 }

const MAX_FAILURES_IN_A_ROW = 10
const LOCK = 15 * 60_000

/** The same login however it is typed. */
export function normalizedLogin(login: string): string {
  return login.normalize('NFC').trim().toLowerCase()
}

/**
 * Tries a password (undefined: it was wrong) within two limits: failures a minute per login and address, counted in this process
 * and turned off by RATE_LIMIT=off; and failures in a row per login, which lock it. The lock stands in the database, holds for
 * every process and address, for logins nobody has too, and is never turned off.
 */
export function guarded<Result>(
  ctx: Context,
  who: { login: string; address: string },
  attempt: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const { platform } = ctx
  const pair = `${who.login}\n${who.address}`
  return inTurn(who.login, async () => {
    refuseOver(platform, PER_LOGIN, pair)
    refuseOver(platform, PER_ADDRESS, who.address)
    await refuseLocked(ctx, who.login)

    const result = await attempt()
    if (result === undefined) {
      countOne(platform, PER_LOGIN, pair)
      countOne(platform, PER_ADDRESS, who.address)
    } else {
      forget(platform, PER_LOGIN, pair)
      await deleteAttempts(ctx.db, who.login)
    }
    return result
  })
}

async function refuseLocked(ctx: Context, login: string): Promise<void> {
  const now = ctx.platform.clock()
  const { failures, locked_until } = await countAttempt(ctx.db, {
    login,
    now,
    most: MAX_FAILURES_IN_A_ROW,
    lockedUntil: new Date(now.getTime() + LOCK),
  })
  if (locked_until && failures > MAX_FAILURES_IN_A_ROW) throw tooMany(Math.ceil((locked_until.getTime() - now.getTime()) / 1000))
}

const turns = new Map<string, Promise<unknown>>()

/** Attempts at one login go one after another: guessing in parallel gains nothing, and honest ones do not use up each other's limit. */
async function inTurn<Result>(login: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(login) ?? Promise.resolve()
  const mine = before.then(work, work)
  turns.set(login, mine)
  try {
    return await mine
  } finally {
    if (turns.get(login) === mine) turns.delete(login)
  }
}
