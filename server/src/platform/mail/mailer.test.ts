import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messageFolder, sweepMessageFiles } from '#platform/outside/message-files.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type MailServer, openMailServer } from '#testing/mail-server.ts'

let folder: string
let server: MailServer
let app: TestApp | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracklane-mail-'))
  server = await openMailServer()
})
afterEach(async () => {
  app?.app.platform.mailer.close()
  await app?.close()
  app = undefined
  await server.close()
  await rm(folder, { recursive: true })
})

const MAIL = { id: 'a.1', to: 'ann@example.com', subject: 'Привіт, Łódź', html: '<p>Zażółć &amp; „так“</p>', language: 'pl' }
const files = () => readdir(messageFolder(folder)).catch(() => [])

async function mailer(settings: NodeJS.ProcessEnv, world?: 'demo') {
  app = await testApp({ settings: { DATA_DIR: folder, APP_URL: 'https://orders.example.com', ...settings } })
  if (world) await app.world.db.insertInto('settings').values({ key: 'world', value: world }).execute()
  return app.app.platform.mailer
}

test('without a mail server each mail is a file that only its owner can read, and names its recipient', async () => {
  const written = await mailer({ MAIL_FROM: 'Orders <orders@example.com>' })
  expect(await written.place()).toBe('files')
  await written.send(MAIL)
  await written.send(MAIL)
  const names = await files()
  expect(names).toHaveLength(2)
  const [name = ''] = names
  expect((await stat(join(messageFolder(folder), name))).mode & 0o777).toBe(0o600)
  expect((await stat(messageFolder(folder))).mode & 0o777).toBe(0o700)
  const mail = await PostalMime.parse(await readFile(join(messageFolder(folder), name)))
  expect(mail).toMatchObject({
    subject: MAIL.subject,
    messageId: '<a.1@example.com>',
    from: { name: 'Orders', address: 'orders@example.com' },
  })
  expect(mail.text?.trim()).toBe('Zażółć & „так“')
})

test('mail goes to the mail server, and never in the demo world', async () => {
  const there = await mailer({ SMTP_URL: server.url })
  await there.send(MAIL)
  expect([await there.place(), server.received.length, await files()]).toEqual(['server', 1, []])
  there.close()
  await app?.close()
  const demo = await mailer({ SMTP_URL: server.url }, 'demo')
  await demo.send(MAIL)
  expect([await demo.place(), server.received.length, (await files()).length]).toEqual(['files', 1, 1])
})

test('mail files are deleted after seven days, and no other files', async () => {
  const written = await mailer({})
  for (let one = 0; one < 2; one += 1) await written.send(MAIL)
  const [old = ''] = await files()
  const now = new Date()
  const then = new Date(now.getTime() - 8 * 86_400_000)
  await utimes(join(messageFolder(folder), old), then, then)
  expect(await sweepMessageFiles(messageFolder(folder), now)).toBe(1)
  expect((await files()).length).toBe(1)
  expect(await sweepMessageFiles(join(folder, 'nowhere'), now)).toBe(0)
})
