import type { Logger } from 'pino'
import type { Config } from '#platform/config.ts'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import { type MessageTarget, messageFolder, writeMessageFile } from '#platform/outside/message-files.ts'
import { composed } from './compose.ts'
import type { MailTransport } from './mail.ts'
import { nodemailer } from './nodemailer.ts'
import type { Sender } from './sender.ts'
import { type SmtpLimits, smtpTransport } from './smtp.ts'

export interface Mailer extends MailTransport {
  place(): Promise<MessageTarget>
}

interface Given {
  readonly config: Pick<Config, 'mail' | 'dataDir' | 'redisUrl'> & { readonly smtpLimits?: SmtpLimits | undefined }
  readonly log: Logger
  readonly clock: () => Date
  /** True in the demo world: nothing leaves it with any settings. */
  readonly isDemo: () => Promise<boolean>
}

/** Uses the configured mail server. Without one it writes files, unless other processes exist that could not find them. */
export function createMailer({ config, log, clock, isDemo }: Given): Mailer {
  const { smtpUrl, from } = config.mail
  let used: MailTransport | undefined

  async function place(): Promise<MessageTarget> {
    if (smtpUrl && !(await isDemo())) return 'server'
    return config.redisUrl ? 'nowhere' : 'files'
  }

  async function transport(): Promise<MailTransport> {
    const at = await place()
    if (at === 'nowhere') throw new JobFailure('no_mail_server', { isFinal: true })
    used ??=
      at === 'server' && smtpUrl
        ? smtpTransport(smtpUrl, from, config.smtpLimits)
        : mailFiles(messageFolder(config.dataDir), from, log, clock)
    return used
  }

  return { place, send: async (mail) => (await transport()).send(mail), close: () => used?.close() }
}

/** Writes each mail to a file, and a line to the log. */
function mailFiles(folder: string, from: Sender, log: Logger, clock: () => Date): MailTransport {
  const transport = nodemailer().createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composed(mail, from))
      const content = message as Buffer // `buffer` makes it one
      const file = await writeMessageFile(folder, { at: clock(), id: mail.id, ending: 'eml', content })
      log.info({ file }, 'a mail was written to a file')
    },
    close: () => transport.close(),
  }
}
