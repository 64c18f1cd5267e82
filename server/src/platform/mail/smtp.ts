import { composed } from './compose.ts'
import type { MailTransport } from './mail.ts'
import { mailFailure } from './mail-failure.ts'
import { nodemailer } from './nodemailer.ts'
import type { Sender } from './sender.ts'

export interface SmtpLimits {
  /** Milliseconds until it is connected and greeted, each. */
  readonly connect: number
  /** Milliseconds of silence. */
  readonly silence: number
}

export const SMTP_LIMITS: SmtpLimits = { connect: 10_000, silence: 20_000 }

/** As many as there are jobs of the kind at once. */
const CONNECTIONS = 4
/** A connection is used for so many. */
const MAILS_OF_ONE = 100

/**
 * Certificates are checked, always. With a password the connection is encrypted before it is sent, unless the server is on this machine.
 */
export function smtpTransport(url: string, from: Sender, { connect, silence }: SmtpLimits = SMTP_LIMITS): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const transport = nodemailer().createTransport({
    pool: true,
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && username !== '' && !isThisMachine(host),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_OF_ONE,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const message = composed(mail, from)
      try {
        await transport.sendMail(message)
      } catch (error) {
        throw mailFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
