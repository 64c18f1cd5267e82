import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { writeMessageFile } from '#platform/outside/message-files.ts'
import { composed } from './compose.ts'
import type { MailTransport } from './mail.ts'
import type { Sender } from './sender.ts'

/** Writes each mail to a file, and a line to the log. */
export function mailFiles(folder: string, from: Sender, log: Logger, clock: () => Date): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
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
