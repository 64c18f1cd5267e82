import type { Credentials, PasswordChange, Profile, ProfilePatch } from '@tracklane/contract/auth'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { z } from 'zod'
import type { UserRecord } from '#db/tables/user.table.ts'
import { languageIndex } from '#features/i18n/i18n.service.ts'
import { type Changes, changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { toUser } from '#features/user/user.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forbidden, invalid, unauthenticated } from '#platform/errors.ts'
import type { Exchange } from '#platform/http/route.ts'
import { hashPassword, isPassword } from '#platform/session/password.ts'
import { passwordProblem } from '#platform/session/password-rule.ts'
import { endSessionsOf, forgetEndedSessions, renewSession } from '#platform/session/session.ts'
import { deleteAttemptsBefore, findUser, findUserByLogin, insertSignIn, updateUser } from './auth.queries.ts'
import { guarded, normalizedLogin } from './login-guard.ts'

type ProfileRow = z.input<typeof Profile>

const DAY = 86_400_000

/** A guest gets a session to bind the CSRF token to; whoever has one keeps it. */
export async function csrfCookie(ctx: Context, exchange: Exchange): Promise<void> {
  const { session, stateful } = exchange.visit
  if (stateful && !session) await renewSession(ctx, exchange, undefined)
}

/** An unknown login, a wrong password and a disabled account answer alike, and take the same time. */
export async function login(ctx: Context, { email, password }: Credentials, exchange: Exchange): Promise<ProfileRow> {
  const login = normalizedLogin(email)
  const user = await guarded(ctx, { login, address: exchange.request.ip }, async () => {
    const found = await findUserByLogin(ctx.db, login)
    const fits = await isPassword(found?.password_hash, password)
    return fits && found?.may_sign_in ? found : undefined
  })
  if (!user) throw invalid({ email: phrase('auth', 'These credentials do not match our records') })

  const now = ctx.platform.clock()
  const row = await inTransaction(ctx, async (tx) => {
    await renewSession(tx, exchange, user)
    await forgetEndedSessions(tx)
    await deleteAttemptsBefore(tx.db, new Date(now.getTime() - DAY))
    await insertSignIn(tx.db, { user_id: user.id, created_at: now })
    return updateUser(tx.db, user.id, { last_login_at: now })
  })
  return toProfile(row)
}

export async function logout(ctx: Context, exchange: Exchange): Promise<void> {
  await renewSession(ctx, exchange, undefined)
}

export async function getProfile(ctx: Context): Promise<ProfileRow> {
  return toProfile(await getSelf(ctx), await findImpersonator(ctx))
}

export async function updateProfile(ctx: Context, patch: z.output<typeof ProfilePatch>): Promise<ProfileRow> {
  const { language, theme } = patch
  if (language !== undefined) await requireLanguage(ctx, language)
  const self = await getSelf(ctx)
  const changes = changesBetween(self, { language, theme })
  const row = Object.keys(changes).length === 0 ? self : await keepPreferences(ctx, self.id, { language, theme, changes })
  return toProfile(row, await findImpersonator(ctx))
}

async function keepPreferences(
  ctx: Context,
  id: number,
  wanted: z.output<typeof ProfilePatch> & { changes: Changes },
): Promise<UserRecord> {
  const { language, theme, changes } = wanted
  return inTransaction(ctx, async (tx) => {
    await recordChange(tx, { entity: 'user', entity_id: id, action: 'updated', changes })
    return updateUser(tx.db, id, { language, theme, updated_at: ctx.platform.clock() })
  })
}

/** Ends every other session of the person, and gives this one a new id. */
export async function changePassword(ctx: Context, change: z.output<typeof PasswordChange>, exchange: Exchange): Promise<ProfileRow> {
  if (ctx.actor.kind === 'user' && ctx.actor.impersonator_id !== null) throw forbidden()
  const self = await getSelf(ctx)
  await requireCurrentPassword(ctx, self, { password: change.current_password, address: exchange.request.ip })
  const problem = passwordProblem(change.password, self.email)
  if (problem) throw invalid({ password: problem })
  if (await isPassword(self.password_hash, change.password)) {
    throw invalid({ password: phrase('auth', 'The new password must differ from the current one') })
  }

  const password_hash = await hashPassword(change.password)
  const row = await inTransaction(ctx, async (tx) => {
    const changed = await updateUser(tx.db, self.id, { password_hash, must_change_password: false, updated_at: ctx.platform.clock() })
    const changes = { password_changed: { old: false, new: true } }
    await recordChange(tx, { entity: 'user', entity_id: self.id, action: 'updated', changes })
    await endSessionsOf(tx, self.id)
    await renewSession(tx, exchange, changed)
    return changed
  })
  return toProfile(row)
}

async function getSelf(ctx: Context): Promise<UserRecord> {
  const self = ctx.actor.kind === 'user' ? await findUser(ctx.db, ctx.actor.user_id) : undefined
  if (!self) throw unauthenticated()
  return self
}

/** Guessing here is guessing at the login: it counts there. */
async function requireCurrentPassword(ctx: Context, self: UserRecord, given: { password: string; address: string }): Promise<void> {
  const who = { login: normalizedLogin(self.email), address: given.address }
  const fits = await guarded(ctx, who, async () => (await isPassword(self.password_hash, given.password)) || undefined)
  if (!fits) throw invalid({ current_password: phrase('auth', 'This is not the current password') })
}

async function requireLanguage(ctx: Context, language: string): Promise<void> {
  const known = await languageIndex(ctx)
  if (!known.some(({ char_code }) => char_code === language)) {
    throw invalid({ language: phrase('validation', 'Choose one of the offered values') })
  }
}

async function findImpersonator({ db, actor }: Context): Promise<UserRecord | undefined> {
  return actor.kind === 'user' && actor.impersonator_id !== null ? findUser(db, actor.impersonator_id) : undefined
}

function toProfile(row: UserRecord, impersonator?: UserRecord): ProfileRow {
  return {
    ...toUser(row),
    impersonator: impersonator ? { id: impersonator.id, first_name: impersonator.first_name, last_name: impersonator.last_name } : null,
    must_change_password: row.must_change_password,
  }
}
