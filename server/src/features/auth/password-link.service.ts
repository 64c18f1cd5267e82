import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { type ForgottenPassword, LINKS_AN_HOUR, linkIsSpent, type PasswordReset } from '@tracklane/contract/password-link'
import type { UserRecord } from '#db/tables/user.table.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { normalizedLogin } from '#features/sign-in/sign-in.rules.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { invalid, tooMany } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { LETTER_JOB, type Letter } from '#platform/outside/letter.ts'
import { networkOfAddress } from '#platform/proxies.ts'
import { hashPassword } from '#platform/session/password.ts'
import { passwordProblem } from '#platform/session/password-rule.ts'
import { hashed } from '#platform/session/secret.ts'
import { endSessionsOf } from '#platform/session/session.ts'
import { deleteAttempts, findUser, findUserByLogin, lockUser, updateUser } from './auth.queries.ts'
import { countRequests, deleteLinksEndedBefore, deleteRequestsBefore, findLink, insertRequest, spendLink } from './password-link.queries.ts'

const HOUR_MS = 3_600_000

/**
 * Notes the request and leaves the rest to a job, so that neither the answer nor its time tells whether the account exists.
 * Throws 429 for a login, an address or an IPv6 network that has asked too often.
 */
export async function forgotPassword(ctx: Context, { email }: ForgottenPassword, ip: string): Promise<{ sent: true }> {
  const { clock, config } = ctx.platform
  const login = normalizedLogin(email)
  const address = networkOfAddress(ip)
  const now = clock()
  const since = new Date(now.getTime() - HOUR_MS)
  await inTransaction(ctx, async (tx) => {
    const request_id = await insertRequest(tx.db, { login, address, now })
    const asked = await countRequests(tx.db, { login, address, since })
    const isOver = asked.login > LINKS_AN_HOUR.login || asked.address > LINKS_AN_HOUR.address
    if (config.rateLimit && isOver) throw tooMany(HOUR_MS / 1000)
    await enqueue(tx, LETTER_JOB, [{ payload: { letter: 'reset', user_id: null, request_id, log_id: null } }])
  })
  return { sent: true }
}

/** Deletes requests older than a day, and links that are no longer valid. */
export async function forgetPasswordRequests({ db, platform }: Context): Promise<void> {
  const now = platform.clock()
  await deleteRequestsBefore(db, new Date(now.getTime() - 24 * HOUR_MS))
  await deleteLinksEndedBefore(db, now)
}

/** Sets the password with a link and spends the link, ends all sessions of the account, and lifts the lock of its login. */
export async function resetPassword(ctx: Context, { token, password }: PasswordReset): Promise<{ reset: true }> {
  const user = await findByLink(ctx, token)
  const problem = passwordProblem(password, user.email)
  if (problem) throw invalid({ password: problem })
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, user.id)
    const now = await findByLink(tx, token) // the account may have changed meanwhile
    if (!(await spendLink(tx.db, hashed(token)))) throw invalid({ token: linkIsSpent })
    await updateUser(tx.db, user.id, { password_hash, must_change_password: false, updated_at: tx.platform.clock() })
    await deleteAttempts(tx.db, normalizedLogin(now.email))
    await recordChange(tx, { entity: 'user', entity_id: user.id, action: 'updated', changes: RESET })
    await endSessionsOf(tx, user.id)
  })
  return { reset: true }
}

/** The log entry of a reset: made through the link, so it has no author. */
const RESET = { password_changed: { old: false, new: true }, by_link: { old: false, new: true } }

/** Throws 422 for a link that is used or too old, whose account has changed, or whose owner cannot sign in. */
async function findByLink({ db, platform }: Context, token: string): Promise<UserRecord> {
  const link = await findLink(db, hashed(token), platform.clock())
  const user = link && (await findUser(db, link.user_id))
  const fitting = user && (await findUserByLogin(db, normalizedLogin(user.email)))
  if (!fitting?.may_sign_in || fitting.id !== link?.user_id || accountHash(fitting) !== link.account_hash)
    throw invalid({ token: linkIsSpent })
  return fitting
}

type Account = Pick<UserRecord, 'password_hash' | 'email' | 'role' | 'organization_id' | 'active'>

/**
 * Hashes the account for its link: another password, address, role, organization or a disabled account spend it. A trigger on `users`
 * then deletes the link, so that it stays invalid when the change is undone.
 */
export function accountHash({ password_hash, email, role, organization_id, active }: Account): string {
  return hashed(JSON.stringify([password_hash, email, role, organization_id, active]))
}

interface LetterText {
  readonly subject: Phrase
  readonly text: Phrase
  readonly otherwise: Phrase
}

/** Texts of the mails to an account; the link stands between `text` and the rest. */
export const letterPhrases: Record<Letter['letter'], (brand: string) => LetterText> = {
  reset: (brand) => ({
    subject: phrase('letter', 'Choose a new password for {brand}', { brand }),
    text: phrase('letter', 'Somebody has asked for a new password for your account at {brand}. This link works once, for 30 minutes:', {
      brand,
    }),
    otherwise: phrase('letter', 'If it was not you, do nothing: your password stays as it is.'),
  }),
  invitation: (brand) => ({
    subject: phrase('letter', 'Your account at {brand}', { brand }),
    text: phrase('letter', 'An account was made for you at {brand}. Choose your password with this link; it works once, for seven days:', {
      brand,
    }),
    otherwise: phrase('letter', 'Later you can ask for a new link on the page where you sign in.'),
  }),
  address: (brand) => ({
    subject: phrase('letter', 'Your account at {brand} has another email address', { brand }),
    text: phrase(
      'letter',
      'Somebody who administers accounts at {brand} has changed the email address of yours: you sign in with the new one.',
      { brand },
    ),
    otherwise: phrase('letter', 'If that is not right, tell your administrator.'),
  }),
}
