import type { Logger } from 'pino'
import type { Db } from '#db/db.ts'
import type { Config } from '#platform/config.ts'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import type { MailTransport } from './mail.ts'
import { mailFiles, mailFolder } from './mail-files.ts'
import { type SmtpLimits, smtpTransport } from './smtp.ts'

/** The place of this installation's mails. */
export type MailPlace = 'server' | 'files' | 'nowhere'

export interface Mailer extends MailTransport {
  /** Asks the database, once: where the demo filled it, nobody outside gets anything, whatever is set. */
  place(): Promise<MailPlace>
}

interface Given {
  readonly config: Pick<Config, 'mail' | 'dataDir' | 'redisUrl'> & { readonly smtpLimits?: SmtpLimits | undefined }
  readonly db: Db
  readonly log: Logger
  readonly clock: () => Date
}

/** The mail server that is set; without one, files of this process, unless there are others who could not find them. */
export function createMailer({ config, db, log, clock }: Given): Mailer {
  const { smtpUrl, from } = config.mail
  let demo: Promise<boolean> | undefined
  let used: MailTransport | undefined

  async function place(): Promise<MailPlace> {
    demo ??= isDemoWorld(db).catch((error: unknown) => {
      demo = undefined
      throw error
    })
    if (smtpUrl && !(await demo)) return 'server'
    return config.redisUrl ? 'nowhere' : 'files'
  }

  async function transport(): Promise<MailTransport> {
    const at = await place()
    if (at === 'nowhere') throw new JobFailure('no_mail_server', { isFinal: true })
    used ??=
      at === 'server' && smtpUrl ? smtpTransport(smtpUrl, from, config.smtpLimits) : mailFiles(mailFolder(config.dataDir), from, log, clock)
    return used
  }

  return { place, send: async (mail) => (await transport()).send(mail), close: () => used?.close() }
}

/** Whether the database was filled with the demo world. */
async function isDemoWorld(db: Db): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'world').executeTakeFirst()
  return row?.value === 'demo'
}
