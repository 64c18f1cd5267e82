import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MailServer, openMailServer } from '../server/src/testing/mail-server.ts'
import { expectAccessible } from './accessible.ts'
import { ROOT, type Server, startServer } from './server.ts'
import { expect, type Page, test } from './test.ts'

const ADMIN = { email: 'boss@company.example', password: 'nine small boats' }
const GUEST = 'eve@company.example'
const ATTEMPTS = 5

/** Runs a server that sends mails, with one administrator: the demo world sends none. */
async function mailing(work: (server: Server, mails: MailServer) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tracklane-password-'))
  const mails = await openMailServer()
  const settings = { DEMO: '0', SMTP_URL: mails.url }
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: folder,
    APP_URL: 'http://127.0.0.1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  try {
    expect(spawnSync(process.execPath, ['server/dist/commands.js', 'admin:create'], { cwd: ROOT, env }).status).toBe(0)
    const server = await startKnown(folder, settings)
    await work(server, mails).finally(server.stop)
  } finally {
    await mails.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Starts a server on a port known before, since links begin with its address. If another process has taken the port meanwhile, it tries
 * again.
 */
async function startKnown(folder: string, settings: NodeJS.ProcessEnv, attempt = 1): Promise<Server> {
  const port = await freePort()
  try {
    return await startServer(folder, { ...settings, PORT: String(port), HOST: '127.0.0.1', APP_URL: `http://127.0.0.1:${port}` })
  } catch (error) {
    if (attempt === ATTEMPTS || !String(error).includes('is in use')) throw error
    return startKnown(folder, settings, attempt + 1)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function linkTo(mails: MailServer, who: string, count: number): Promise<string> {
  const theirs = () => mails.received.filter(({ envelope }) => envelope.to.includes(who))
  await expect.poll(() => theirs().length).toBe(count)
  const [link = ''] = /http:\S+#reset=[\w-]+/.exec(theirs().at(-1)?.text ?? '') ?? []
  return link
}

async function choose(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  expect(page.url()).not.toContain('reset')
  await page.getByLabel('New password', { exact: false }).first().fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('a new account is invited by mail, and a forgotten password is set anew', async ({ browser }) => {
  await mailing(async ({ url }, mails) => {
    const admin = await browser.newPage({ baseURL: url })
    await admin.goto('/user/?new=1')
    await signIn(admin, ADMIN.email, ADMIN.password)
    const form = admin.getByRole('dialog', { name: 'New user' })
    await form.getByRole('textbox', { name: 'First name' }).fill('Eve')
    await form.getByRole('textbox', { name: 'Last name' }).fill('Hall')
    await form.getByRole('textbox', { name: 'Email' }).fill(GUEST)
    await form.getByRole('combobox', { name: 'Role' }).click()
    await admin.getByRole('option', { name: 'Security' }).click()
    await expect(form.getByText('An email with a link goes to the address above')).toBeVisible()
    await form.getByRole('button', { name: 'Add user' }).click()
    await expect(admin.getByText('Eve Hall is added and invited by email')).toBeVisible()

    const guest = await browser.newPage({ baseURL: url })
    await guest.goto(await linkTo(mails, GUEST, 1))
    await choose(guest, 'a quiet morning')
    await signIn(guest, GUEST, 'a quiet morning')
    await expect(guest.getByRole('button', { name: /Eve Hall/ })).toBeVisible()

    const other = await browser.newPage({ baseURL: url })
    await other.goto('/login')
    await other.getByRole('button', { name: 'Forgot your password?' }).click()
    await expectAccessible(other)
    await other.getByRole('textbox', { name: 'Email' }).fill(GUEST)
    await other.keyboard.press('Enter')
    await expect(other.getByText('If there is an account with this address')).toBeVisible()
    await other.goto(await linkTo(mails, GUEST, 2))
    await choose(other, 'a louder evening')
    await signIn(other, GUEST, 'a louder evening')
    await expect(other.getByRole('button', { name: /Eve Hall/ })).toBeVisible()
    await guest.reload()
    await expect(guest).toHaveURL(/\/login/)
  })
})
