import { beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '#testing/account.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'
import { homeOf } from './home.testing.ts'

const NOW = new Date('2026-03-28T12:00:00Z')
const app = appPerFile({ clock: () => NOW })
const home = (...asked: [who: Parameters<TestApp['as']>[0], zone?: string]) => homeOf(app, ...asked)

describe('the counts of accounts', () => {
  async function signedInAt(who: number, at: Date): Promise<void> {
    await app.world.db.updateTable('users').set({ last_login_at: at }).where('id', '=', who).execute()
  }

  async function accounts(who: Parameters<TestApp['as']>[0]) {
    const { accounts } = await home(who)
    return {
      of: Object.fromEntries(accounts?.by_role.map(({ role, total }) => [role, total]) ?? []),
      recent: accounts?.recent_sign_ins ?? [],
    }
  }

  beforeEach(async () => {
    const { users, strangerLogist } = app.world
    await signedInAt(users.admin, new Date('2026-03-28T11:00:00Z'))
    await signedInAt(strangerLogist, new Date('2026-03-28T10:00:00Z'))
    await signedInAt(users.logist, new Date('2026-03-28T09:00:00Z'))
  })

  test('an administrator counts every account and sees the last sign-ins, newest first', async () => {
    const { users, strangerLogist } = app.world
    const { of, recent } = await accounts('admin')
    expect(of).toEqual({ admin: 1, organization_admin: 2, reporter: 1, logist: 3, courier: 1, security: 1 })
    expect(recent.map(({ user_id }) => user_id)).toEqual([users.admin, strangerLogist, users.logist])
    expect(recent[0]).toEqual({ user_id: users.admin, name: expect.any(String), role: 'admin', at: '2026-03-28T11:00:00.000Z' })
  })

  test('security sees every organization, but no sign-ins of administrators', async () => {
    const { users, strangerLogist } = app.world
    const { of, recent } = await accounts('security')
    expect(of).toMatchObject({ admin: 1, logist: 3 })
    expect(recent.map(({ user_id }) => user_id)).toEqual([strangerLogist, users.logist])
  })

  test('security of one organization sees only that one', async () => {
    const { db, organization, users } = app.world
    const guard = await buildUser(db, { role: 'security', organization_id: organization, country_id: null })
    const { of, recent } = await accounts(guard)
    expect(of).toEqual({ admin: 0, organization_admin: 1, reporter: 1, logist: 2, courier: 1, security: 1 })
    expect(recent.map(({ user_id }) => user_id)).toEqual([users.logist])
  })

  test('a deleted account is not counted', async () => {
    const { db, strangerLogist, users } = app.world
    await db.updateTable('users').set({ deleted_at: NOW }).where('id', '=', strangerLogist).execute()
    const { of, recent } = await accounts('security')
    expect(of.logist).toBe(2)
    expect(recent.map(({ user_id }) => user_id)).toEqual([users.logist])
  })
})

describe('sign-ins by day', () => {
  const byDay = async (who: Parameters<TestApp['as']>[0], zone?: string) =>
    (await home(who, zone)).accounts?.sign_ins_by_day.filter(({ total }) => total > 0)

  test('every sign-in counts on its day, and days without sign-ins are listed', async () => {
    await signedIn(app)
    await signedIn(app, { email: 'rita@tracklane.test', role: 'reporter' })
    expect((await home('admin')).accounts?.sign_ins_by_day).toHaveLength(14)
    expect(await byDay('admin')).toEqual([{ day: '2026-03-28', total: 2 }])
    expect(await byDay('admin', 'Pacific/Kiritimati')).toEqual([{ day: '2026-03-29', total: 2 }])
  })

  test('a refused sign-in does not count', async () => {
    await signedIn(app)
    await browser(app.app).login('Nora.Lind@tracklane.test', 'wrong')
    expect(await byDay('admin')).toEqual([{ day: '2026-03-28', total: 1 }])
  })

  test('security sees no sign-ins of administrators and none outside its organization', async () => {
    const { db, organization, otherOrganization } = app.world
    await signedIn(app)
    await signedIn(app, { email: 'rita@tracklane.test', organization_id: otherOrganization })
    await signedIn(app, { email: 'ada@tracklane.test', role: 'admin', organization_id: null, country_id: null })
    const guard = await buildUser(db, { role: 'security', organization_id: organization, country_id: null })
    expect(await byDay('admin')).toEqual([{ day: '2026-03-28', total: 3 }])
    expect(await byDay('security')).toEqual([{ day: '2026-03-28', total: 2 }])
    expect(await byDay(guard)).toEqual([{ day: '2026-03-28', total: 1 }])
  })
})
