import type { JobErrorCode } from '#platform/jobs/job-errors.ts'
import { JobFailure } from '#platform/jobs/job-kind.ts'

/** The part of the library's errors that names the place of the failure. */
interface SmtpError {
  readonly code?: unknown
  readonly command?: unknown
  readonly responseCode?: unknown
}

const BY_CODE: Readonly<Record<string, JobErrorCode>> = {
  EAUTH: 'mail_login',
  ENOAUTH: 'mail_login',
  EOAUTH2: 'mail_login',
  ETLS: 'mail_unsafe',
  EREQUIRETLS: 'mail_unsafe',
  ECONNECTION: 'mail_unreachable',
  ETIMEDOUT: 'mail_unreachable',
  ESOCKET: 'mail_unreachable',
  EDNS: 'mail_unreachable',
  ESTREAM: 'mail_unreachable',
}

/** Steps at which a server judges this mail itself; at others the server has a problem, and later the mail may be accepted. */
const OF_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA', 'API']

/** Returns why a mail was not accepted: a permanent refusal is final, everything else is tried again. */
export function mailFailure(error: unknown): JobFailure {
  const { code, command, responseCode } = (error ?? {}) as SmtpError // each is checked before it is used
  const isOfTheMail = typeof command === 'string' && OF_THE_MAIL.some((step) => command.startsWith(step))
  if (typeof responseCode === 'number' && isOfTheMail) {
    return responseCode >= 500 ? new JobFailure('mail_refused', { isFinal: true }) : new JobFailure('mail_later')
  }
  if (code === 'EENVELOPE') return new JobFailure('mail_address', { isFinal: true })
  const known = typeof code === 'string' && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  if (known) return new JobFailure(isCertificate(error) ? 'mail_unsafe' : known)
  return new JobFailure(typeof responseCode === 'number' ? 'mail_later' : 'failed')
}

function isCertificate(error: unknown): boolean {
  return error instanceof Error && /certificate|self.signed|altnames|ssl|tls/i.test(error.message)
}
