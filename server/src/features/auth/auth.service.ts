import type { Credentials, PasswordChange, Profile, ProfilePatch } from '@tracklane/contract/auth'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { UserRecord } from '#db/tables/user.table.ts'
import { languageIndex } from '#features/i18n/i18n.service.ts'
import { messageSettings } from '#features/message-setting/message-setting.service.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { normalizedLogin } from '#features/sign-in/sign-in.rules.ts'
import { forgetOldSignIns, isNewAddress, recordSignIn } from '#features/sign-in/sign-in.service.ts'
import { accountChanged } from '#features/user/account.events.ts'
import { toUser } from '#features/user/user.service.ts'
import { isActing } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, isOutdated } from '#platform/edit.ts'
import { type AppError, invalid, notOffered, stale, unauthenticated } from '#platform/errors.ts'
import type { Exchange } from '#platform/http/route.ts'
import { hashPassword, isPassword } from '#platform/session/password.ts'
import { passwordProblem } from '#platform/session/password-rule.ts'
import { becomeGuest, forgetEndedSessions, renewOnlySession, renewSession } from '#platform/session/session.ts'
import type { Visit } from '#platform/session/visit.ts'
import { deleteAttemptsBefore, findImpersonator, findUser, findUserByLogin, lockUser, updateUser } from './auth.queries.ts'
import { isCountedOnArrival } from './count-login-attempts.ts'
import { DEMO_ADVICE, isDemoInProduction } from './demo-accounts.service.ts'
import { guarded, type Outcome } from './login-guard.ts'

type ProfileRow = z.input<typeof Profile>

const DAY = 86_400_000

/** Gives a guest a session for the CSRF token; an existing session stays. */
export async function csrfCookie(ctx: Context, exchange: Exchange): Promise<void> {
  const { session, stateful } = exchange.visit
  if (stateful && !session) await becomeGuest(ctx, exchange)
}

/** Signs a person in. An unknown login, a wrong password and a disabled account give the same answer after the same time. */
export async function login(ctx: Context, { email, password }: Credentials, exchange: Exchange): Promise<ProfileRow> {
  const login = normalizedLogin(email)
  const { request } = exchange
  const who = { login, request, isAddressCounted: isCountedOnArrival(request) }
  const user = await guarded(ctx, who, () => findFitting(ctx, login, password))
  if (!user) throw wrongCredentials()

  const now = ctx.platform.clock()
  const row = await inTransaction(ctx, async (tx) => {
    await requireUnchanged(tx, user, login)
    await renewSession(tx, exchange, user)
    await forgetEndedSessions(tx)
    await deleteAttemptsBefore(tx.db, new Date(now.getTime() - DAY))
    if (await isNewAddress(tx, user.id, request.ip)) tx.emit(accountChanged, { user_id: user.id, what: 'address' })
    await recordSignIn(tx, { kind: 'success', user_id: user.id, email: user.email, request })
    await forgetOldSignIns(tx)
    return updateUser(tx.db, user.id, { last_login_at: now })
  })
  return toProfile(ctx, row)
}

async function findFitting(ctx: Context, login: string, password: string): Promise<Outcome<UserRecord>> {
  const found = await findUserByLogin(ctx.db, login)
  const fits = await isPassword(found?.password_hash, password)
  const account = found ?? null
  if (!fits) return { account, refused: found ? 'wrong_password' : 'unknown_login' }
  if (isDemoInProduction(ctx, password)) {
    ctx.platform.log.warn(DEMO_ADVICE)
    return { account, refused: 'demo_password' }
  }
  return found?.may_sign_in ? { result: found } : { account, refused: 'inactive' }
}

/** Checks that the account is unchanged: checking a password takes time and may wait for its turn. */
async function requireUnchanged(tx: Context, user: UserRecord, login: string): Promise<void> {
  await lockUser(tx.db, user.id)
  const now = await findUserByLogin(tx.db, login)
  const isSame = now?.may_sign_in && now.id === user.id && now.password_hash === user.password_hash
  if (!isSame) throw wrongCredentials()
}

function wrongCredentials(): AppError {
  return invalid({ email: phrase('auth', 'The email address or the password is wrong') })
}

/** Ends the session. A person who acts as another is signed out of both accounts. */
export async function logout(ctx: Context, exchange: Exchange): Promise<void> {
  await becomeGuest(ctx, exchange)
}

export async function getProfile(ctx: Context, { visit }: Exchange): Promise<ProfileRow> {
  return withImpersonator(ctx, visit, await getSelf(ctx))
}

/**
 * Changes the own profile. While a person acts as another nothing is written: the answer is the old row, and the browser keeps the change.
 */
export async function updateProfile(ctx: Context, patch: z.output<typeof ProfilePatch>, { visit }: Exchange): Promise<ProfileRow> {
  if (patch.language !== undefined) await requireLanguage(ctx, patch.language)
  const row = isActing(ctx.actor) ? await getFreshSelf(ctx, visit) : await keepPreferences(ctx, patch, visit)
  return withImpersonator(ctx, visit, row)
}

/** The error for a language that was deleted at the same moment. */
const LANGUAGE_GONE = { users_language_fkey: { language: notOffered } }

function keepPreferences(ctx: Context, { language, theme }: z.output<typeof ProfilePatch>, visit: Visit): Promise<UserRecord> {
  return atField(LANGUAGE_GONE, () =>
    inTransaction(ctx, async (tx) => {
      const self = await lockSelf(tx, visit)
      const changes = changesBetween(self, { language, theme })
      if (Object.keys(changes).length === 0) return self
      await recordChange(tx, { entity: 'user', entity_id: self.id, action: 'updated', changes })
      return updateUser(tx.db, self.id, { language, theme, updated_at: ctx.platform.clock() })
    }),
  )
}

/** Changes the password, ends every other session of the person, and gives this one a new id. */
export async function changePassword(ctx: Context, change: z.output<typeof PasswordChange>, exchange: Exchange): Promise<ProfileRow> {
  const self = await getSelf(ctx)
  await requireCurrentPassword(ctx, self, { password: change.current_password, request: exchange.request })
  const problem = passwordProblem(change.password, self.email)
  if (problem) throw invalid({ password: problem })
  if (await isPassword(self.password_hash, change.password)) {
    throw invalid({ password: phrase('auth', 'The new password must differ from the current one') })
  }

  const password_hash = await hashPassword(change.password)
  const row = await inTransaction(ctx, async (tx) => {
    await lockSelf(tx, exchange.visit)
    await tx.confirm(tx.db, { isLast: true })
    const changed = await updateUser(tx.db, self.id, { password_hash, must_change_password: false, updated_at: ctx.platform.clock() })
    const changes = { password_changed: { old: false, new: true } }
    await recordChange(tx, { entity: 'user', entity_id: self.id, action: 'updated', changes })
    await renewOnlySession(tx, exchange, changed)
    return changed
  })
  return toProfile(ctx, row)
}

async function getSelf(ctx: Context): Promise<UserRecord> {
  const self = ctx.actor.kind === 'user' ? await findUser(ctx.db, ctx.actor.user_id) : undefined
  if (!self) throw unauthenticated()
  return self
}

/** Locks the account until the transaction ends; throws 412 where If-Match names an older version. */
async function lockSelf(tx: Context, visit: Visit): Promise<UserRecord> {
  if (tx.actor.kind === 'user') await lockUser(tx.db, tx.actor.user_id)
  return getFreshSelf(tx, visit)
}

async function getFreshSelf(ctx: Context, visit: Visit): Promise<UserRecord> {
  const self = await getSelf(ctx)
  if (isOutdated(ctx, self)) throw stale(await withImpersonator(ctx, visit, self))
  return self
}

/** Checks the current password. A wrong one counts as a failed sign-in. */
async function requireCurrentPassword(ctx: Context, self: UserRecord, given: { password: string; request: FastifyRequest }): Promise<void> {
  const who = { login: normalizedLogin(self.email), request: given.request }
  const fits = await guarded(ctx, who, async () =>
    (await isPassword(self.password_hash, given.password)) ? { result: true } : { account: self, refused: 'wrong_password' },
  )
  if (!fits) throw invalid({ current_password: phrase('auth', 'This is not the current password') })
}

async function requireLanguage(ctx: Context, language: string): Promise<void> {
  const known = await languageIndex(ctx)
  if (!known.some(({ char_code }) => char_code === language)) {
    throw invalid({ language: notOffered })
  }
}

/** Adds the impersonator to the row: a person who acts as another is not asked to change that one's temporary password. */
async function withImpersonator(ctx: Context, { session }: Visit, row: UserRecord): Promise<ProfileRow> {
  const profile = await toProfile(ctx, row)
  const found = isActing(ctx.actor) && session !== undefined ? await findImpersonator(ctx.db, session) : undefined
  if (!found) return profile
  const { id, first_name, last_name, expires_at } = found
  const seconds_left = Math.max(0, Math.floor((expires_at.getTime() - ctx.platform.clock().getTime()) / 1000))
  return { ...profile, impersonator: { id, first_name, last_name, seconds_left }, must_change_password: false }
}

async function toProfile(ctx: Context, row: UserRecord): Promise<ProfileRow> {
  const message_settings = await messageSettings(ctx, row)
  return { ...toUser(row), impersonator: null, must_change_password: row.must_change_password, message_settings, version: row.version }
}
