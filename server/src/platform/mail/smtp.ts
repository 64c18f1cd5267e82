import { composed } from './compose.ts'
import type { MailTransport } from './mail.ts'
import { mailFailure } from './mail-failure.ts'
import { nodemailer } from './nodemailer.ts'
import type { Sender } from './sender.ts'

export interface SmtpLimits {
  /** Milliseconds for the connection and for the greeting, each. */
  readonly connect: number
  /** Milliseconds of silence. */
  readonly silence: number
}

export const SMTP_LIMITS: SmtpLimits = { connect: 10_000, silence: 20_000 }

/** Equal to the number of the kind's jobs at once. */
const CONNECTIONS = 4
/** Mails sent over one connection. */
const MAILS_OF_ONE = 100

/** Always checks certificates. With a password, encrypts the connection before it is sent, unless the server is on this machine. */
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
