import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { UserRecord } from '#db/tables/user.table.ts'
import { normalizedLogin } from '#features/sign-in/sign-in.rules.ts'
import type { Platform } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'
import { escapedHtml } from '#platform/mail/escaped-html.ts'
import { LETTER_JOB, type Letter } from '#platform/outside/letter.ts'
import { maskedAddress } from '#platform/outside/masked.ts'
import { hashed, newSecret } from '#platform/session/secret.ts'
import { findUser, findUserByLogin, lockUser } from './auth.queries.ts'
import { findFormerAddress, findRequest, putLink } from './password-link.queries.ts'
import { accountHash, letterPhrases } from './password-link.service.ts'

const MINUTE = 60_000
const HELD_MS = { reset: 30 * MINUTE, invitation: 7 * 24 * 60 * MINUTE }

/**
 * Mails a link for choosing a password, or the news that the account has another address. Each try makes a new token, which only the mail
 * holds; the database has its hash. Sends nothing where the account does not exist, or where no mail server is configured.
 */
export const letterJob = defineJob<Letter>({
  ...LETTER_JOB,
  async run({ id, createdAt, payload, platform }) {
    const { mailer, translator, config } = platform
    const isServed = config.appUrl !== undefined && (await mailer.place()) === 'server'
    const reader = isServed ? await findReader(platform, payload, createdAt) : undefined
    if (!reader) return { error: 'not_sent' }
    const { to, user } = reader
    const language = user.language ?? SOURCE_LANGUAGE
    const say = (phrase: Phrase) => escapedHtml(translator.translate(phrase, language))
    const { subject, text, otherwise } = letterPhrases[payload.letter](config.brand)
    const link = payload.letter === 'address' ? '' : await linkFor(platform, user, payload.letter)
    const html = [say(text), link, say(otherwise)].map((part) => part && `<p>${part}</p>`).join('')
    const mail = { id: `${createdAt.getTime().toString(36)}.${id}`, to, subject: translator.translate(subject, language), html, language }
    await mailer.send(mail)
    return { recipient: maskedAddress(to) }
  },
})

/** Makes a new link and spends the former one of its kind. Where the account has changed since it was read, the new one is spent, too. */
async function linkFor({ db, clock, config }: Platform, user: UserRecord, kind: 'reset' | 'invitation'): Promise<string> {
  const token = newSecret()
  const created_at = clock()
  const expires_at = new Date(created_at.getTime() + HELD_MS[kind])
  const account_hash = accountHash(user)
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const now = await findUser(tx, user.id)
    if (now && accountHash(now) === account_hash)
      await putLink(tx, { user_id: user.id, kind, token_hash: hashed(token), account_hash, created_at, expires_at })
  })
  const link = `${config.appUrl?.replace(/\/$/, '')}/login#reset=${token}`
  return `<a href="${link}">${link}</a>`
}

interface Reader {
  readonly user: UserRecord
  readonly to: string
}

/** Finds the receiver: for a link only an account that may sign in, for a changed address any account. */
async function findReader(
  { db, clock }: Platform,
  { letter, user_id, request_id, log_id }: Letter,
  createdAt: Date,
): Promise<Reader | undefined> {
  if (letter === 'reset' && clock().getTime() - createdAt.getTime() > HELD_MS.reset) return undefined // by now the person has asked again
  const login = request_id === null ? undefined : (await findRequest(db, request_id))?.login
  const known = user_id === null ? undefined : await findUser(db, user_id)
  const wanted = login ?? (known && normalizedLogin(known.email))
  const user = wanted === undefined ? undefined : await findUserByLogin(db, wanted)
  if (!user) return undefined
  if (letter !== 'address') return user.may_sign_in ? { user, to: user.email } : undefined
  const to = await findFormerAddress(db, user.id, log_id ?? 0)
  return to === undefined ? undefined : { user, to }
}
