import type { Logger } from 'pino'
import type { Config } from '#platform/config.ts'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import { type MessageTarget, messageFolder } from '#platform/outside/message-files.ts'
import type { MailTransport } from './mail.ts'
import { mailFiles } from './mail-files.ts'
import { type SmtpLimits, smtpTransport } from './smtp.ts'

export interface Mailer extends MailTransport {
  place(): Promise<MessageTarget>
}

interface Given {
  readonly config: Pick<Config, 'mail' | 'dataDir' | 'redisUrl'> & { readonly smtpLimits?: SmtpLimits | undefined }
  readonly log: Logger
  readonly clock: () => Date
  /** The demo world: nobody outside gets anything, whatever is set. */
  readonly isDemo: () => Promise<boolean>
}

/** The mail server that is set; without one, files of this process, unless there are others who could not find them. */
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
