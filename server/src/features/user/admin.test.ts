import { describe, expect, it, vi } from 'vitest'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext } from '#platform/context.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { browser } from '#testing/browser.ts'
import { adviseFirstAdmin, createAdmin, FIRST_ADMIN_ADVICE } from './admin.service.ts'

const PASSWORD = 'nine small boats'

const test = appPerFile()

function onConsole(): Context {
  return createContext(test.app.platform, { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'console' })
}

function create(email: string, password = PASSWORD) {
  return createAdmin(onConsole(), { first_name: 'Rita', last_name: 'Moss', email, password })
}

describe('the first administrator', () => {
  it('is demanded at the start until one can sign in', async () => {
    const warn = vi.spyOn(test.app.platform.log, 'warn')
    await adviseFirstAdmin(test.app.platform)
    expect(warn).not.toHaveBeenCalled()
    await test.world.db.updateTable('users').set({ active: false }).where('role', '=', 'admin').execute()
    await adviseFirstAdmin(test.app.platform)
    expect(warn.mock.calls).toEqual([[FIRST_ADMIN_ADVICE]])
    await create('rita@tracklane.test')
    await adviseFirstAdmin(test.app.platform)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  it('can sign in', async () => {
    await create(' Rita@tracklane.test ')
    const answer = await browser(test.app).login('rita@tracklane.test', PASSWORD)
    expect(answer.json().data).toMatchObject({ role: 'admin', email: 'Rita@tracklane.test', organization_id: null })
  })

  it('is logged as created by the system', async () => {
    const { id } = await create('rita@tracklane.test')
    const logs = await test.world.db.selectFrom('model_logs').selectAll().where('entity_id', '=', id).orderBy('id').execute()
    expect(logs).toMatchObject([{ entity: 'user', action: 'created', actor_kind: 'system' }])
    expect(JSON.stringify(logs)).not.toContain('argon2')
  })

  it.each(['short', 'password123', 'rita@tracklane.test', 'tracklane-demo'])('is refused with the password %s', async (password) => {
    await expect(create('rita@tracklane.test', password)).rejects.toMatchObject({
      status: 422,
      details: { fields: { password: expect.anything() } },
    })
  })

  it('is refused with an existing address, in any case', async () => {
    await create('rita@tracklane.test')
    for (const email of ['RITA@tracklane.test', 'not an address']) {
      await expect(create(email)).rejects.toMatchObject({ status: 422, details: { fields: { email: expect.anything() } } })
    }
  })
})
