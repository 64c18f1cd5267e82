import type { Refusal } from '@tracklane/contract/sign-in'
import type { FastifyRequest } from 'fastify'
import { recordSignIn } from '#features/sign-in/sign-in.service.ts'
import type { Context, Platform } from '#platform/context.ts'
import { tooMany } from '#platform/errors.ts'
import { countOne, forget, type Limit, refuseOver, takeBackOne } from '#platform/http/rate-limit.ts'
import { networkOfAddress } from '#platform/proxies.ts'
import { PASSWORDS_AT_ONCE } from '#platform/session/password.ts'
import { createTurnstile } from '#platform/turnstile.ts'
import { countAttempt, deleteAttempts } from './auth.queries.ts'

const PER_LOGIN: Limit = { name: 'login', max: 5, seconds: 60 }
/** Limits one address that tries many logins, and the load of password hashes. */
const PER_ADDRESS: Limit = { name: 'login-address', max: 100, seconds: 60 }

const MAX_FAILURES_IN_A_ROW = 10
const LOCK = 15 * 60_000

/**
 * One more than the passwords checked at once, so that the next try has read its account when its turn comes; no more, so that other
 * queries do not wait behind these writes.
 */
const tries = createTurnstile({ atOnce: PASSWORDS_AT_ONCE + 1, waiting: 32 })

export interface Trier {
  readonly login: string
  readonly request: FastifyRequest
  /** True where `countAddress` has counted it when the request arrived. */
  readonly isAddressCounted?: boolean
}

/** The outcome of a try. */
export type Outcome<Result> = { readonly result: Result } | { readonly refused: Refusal; readonly account: Login | null }

/** The login of an account; undefined where no account has it. */
interface Login {
  readonly id: number
  readonly email: string
}

/**
 * Tries a password (undefined: it was refused, and the refusal is recorded) within two limits: failures a minute per login and address,
 * counted in this process and turned off by RATE_LIMIT=off; and failures in a row per login, which lock it. The lock is in the database,
 * holds for every process and address and for unknown logins, and is never turned off. Every try is counted before it is made: of many
 * at once none slips through. A try that succeeds, or that could not be made, is taken back.
 */
export function guarded<Result>(ctx: Context, who: Trier, attempt: () => Promise<Outcome<Result>>): Promise<Result | undefined> {
  return inTurn(who.login, async () => {
    const { takeBack, forgive } = countTry(ctx.platform, who)
    try {
      const result = await tries(() => withinLock(ctx, who, attempt))
      if (result !== undefined) forgive()
      return result
    } catch (error) {
      takeBack()
      throw error
    }
  })
}

/** Throws 429 where a limit is reached; otherwise counts, and returns functions to undo that. */
function countTry(platform: Platform, { login, request, isAddressCounted }: Trier): { takeBack(): void; forgive(): void } {
  const address = request.ip
  const pair = `${login}\n${networkOfAddress(address)}`
  refuseOver(platform, PER_LOGIN, pair)
  if (!isAddressCounted) countAddress(platform, address)
  countOne(platform, PER_LOGIN, pair)
  return {
    takeBack() {
      takeBackOne(platform, PER_LOGIN, pair)
      takeBackOne(platform, PER_ADDRESS, networkOfAddress(address))
    },
    forgive() {
      forget(platform, PER_LOGIN, pair)
      takeBackOne(platform, PER_ADDRESS, networkOfAddress(address))
    },
  }
}

export function countAddress(platform: Platform, address: string): void {
  refuseOver(platform, PER_ADDRESS, networkOfAddress(address))
  countOne(platform, PER_ADDRESS, networkOfAddress(address))
}

async function withinLock<Result>(ctx: Context, who: Trier, attempt: () => Promise<Outcome<Result>>): Promise<Result | undefined> {
  const isLast = await refuseLocked(ctx, who.login)
  const outcome = await attempt()
  if ('result' in outcome) {
    await deleteAttempts(ctx.db, who.login)
    return outcome.result
  }
  const { account, refused } = outcome
  const event = { user_id: account?.id ?? null, email: account?.email ?? who.login, request: who.request }
  await recordSignIn(ctx, { ...event, kind: 'refused', reason: refused })
  if (isLast) await recordSignIn(ctx, { ...event, kind: 'locked' })
  return undefined
}

/** Counts a try in the database and returns whether it locks the login if it fails. */
async function refuseLocked(ctx: Context, login: string): Promise<boolean> {
  const now = ctx.platform.clock()
  const { failures, locked_until } = await countAttempt(ctx.db, {
    login,
    now,
    most: MAX_FAILURES_IN_A_ROW,
    lockedUntil: new Date(now.getTime() + LOCK),
  })
  if (locked_until && failures > MAX_FAILURES_IN_A_ROW) throw tooMany(Math.ceil((locked_until.getTime() - now.getTime()) / 1000))
  return locked_until !== null
}

const turns = new Map<string, Promise<unknown>>()

/** Runs attempts at one login one after another: parallel guessing gains nothing, and honest attempts do not use up each other's limit. */
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
