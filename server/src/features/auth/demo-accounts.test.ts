import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '#db/seed/demo-accounts.ts'
import { hashPassword } from '#platform/session/password.ts'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'
import { closeDemoAccounts } from './demo-accounts.service.ts'

let test: TestApp

beforeEach(async () => {
  test = await testApp()
  const password_hash = await hashPassword(DEMO_PASSWORD)
  for (const email of ['admin@tracklane.test', 'renamed@tracklane.test'])
    await buildUser(test.world.db, { role: 'admin', email, password_hash, organization_id: null, country_id: null })
})
afterEach(() => test.close())

async function signIn(email: string, password: string): Promise<Browser & { status: number; body: string }> {
  const visitor = browser(test.app)
  const { statusCode, body } = await visitor.login(email, password)
  return { ...visitor, status: statusCode, body }
}

/** Switches to production with the database unchanged. */
function turnProductive(): void {
  Object.assign(test.app.platform.config, { production: true })
}

describe('the demo password', () => {
  it('opens demo accounts in development', async () => {
    expect((await signIn('admin@tracklane.test', DEMO_PASSWORD)).status).toBe(200)
  })

  it('opens no account in production, and the answer does not show why', async () => {
    turnProductive()
    const warn = vi.spyOn(test.app.platform.log, 'warn')
    const nobody = await signIn('nobody@tracklane.test', DEMO_PASSWORD)
    for (const email of ['admin@tracklane.test', 'renamed@tracklane.test']) {
      const refused = await signIn(email, DEMO_PASSWORD)
      expect([refused.status, refused.body]).toEqual([422, nobody.body])
    }
    expect(warn).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('admin:create'))
  })

  it('ends the sessions of its accounts when production starts, and the log names them', async () => {
    const { email } = await buildAccount(test)
    const visitors = [
      await signIn('admin@tracklane.test', DEMO_PASSWORD),
      await signIn('renamed@tracklane.test', DEMO_PASSWORD),
      await signIn(email, PASSWORD),
    ]
    turnProductive()
    const warn = vi.spyOn(test.app.platform.log, 'warn')
    await closeDemoAccounts(test.app.platform)
    const answers = await Promise.all(visitors.map((visitor) => visitor.get('/api/user/profile')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200])
    expect(warn).toHaveBeenCalledWith(
      { accounts: ['admin@tracklane.test', 'renamed@tracklane.test'] },
      expect.stringContaining('admin:create'),
    )
  })

  it('is no longer reported once its accounts have other passwords', async () => {
    await test.world.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .execute()
    const visitor = await signIn('admin@tracklane.test', PASSWORD)
    turnProductive()
    const warn = vi.spyOn(test.app.platform.log, 'warn')
    await closeDemoAccounts(test.app.platform)
    expect((await visitor.get('/api/user/profile')).statusCode).toBe(200)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([DEMO_PASSWORD, 'Tracklane-Demo', 'tracklane-demo1!'])('is refused as a new password: %s', async (password) => {
    const { email } = await buildAccount(test)
    const visitor = await signIn(email, PASSWORD)
    const answer = await visitor.put('/api/user/password', { current_password: PASSWORD, password })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('password')
  })
})
