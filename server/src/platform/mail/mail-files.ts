import { randomUUID } from 'node:crypto'
import { mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { composed } from './compose.ts'
import type { MailTransport } from './mail.ts'
import type { Sender } from './sender.ts'

const KEPT_MS = 7 * 86_400_000

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Writes each mail to a file of its own that nobody else may read, and a line to the log. */
export function mailFiles(folder: string, from: Sender, log: Logger, clock: () => Date): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composed(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${clock().toISOString().replaceAll(':', '-')}-${mail.id}-${randomUUID().slice(0, 8)}.eml`)
      await writeFile(file, message as Buffer, { mode: 0o600, flag: 'wx' }) // `buffer` makes it one
      log.info({ file }, 'a mail was written to a file')
    },
    close: () => transport.close(),
  }
}

/** Deletes those that have been there for seven days; answers how many. */
export async function sweepMailFiles(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let swept = 0
  for (const name of names.filter((one) => /\.(eml|json)$/.test(one))) {
    const file = join(folder, name)
    const written = await stat(file).catch(() => undefined)
    if (!written || now.getTime() - written.mtimeMs < KEPT_MS) continue
    await unlink(file).catch(() => undefined)
    swept += 1
  }
  return swept
}
