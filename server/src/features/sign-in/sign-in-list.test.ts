import type { Role } from '@tracklane/contract/kit/role'
import type { SignIn } from '@tracklane/contract/sign-in'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildAccount, PASSWORD } from '#testing/account.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const EMAIL = 'Nora.Lind@tracklane.test'

let now = NOW
const test = appPerFile({ clock: () => now })
let nora: number

beforeEach(async () => {
  now = NOW
  nora = (await buildAccount(test)).id
})

const signIn = (password: string, email = EMAIL) => browser(test.app).login(email, password)

async function answer(who: Role | number, query = ''): Promise<SignIn[]> {
  const reply = await (await test.as(who)).get(`/sign-in${query}`)
  expect(reply.statusCode).toBe(200)
  return reply.json().data
}

const emails = async (who: Role | number) => (await answer(who)).map(({ email }) => email).sort()

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('the scope of the sign-ins', () => {
  beforeEach(async () => {
    const { otherOrganization } = test.world
    await buildAccount(test, { email: 'far@tracklane.test', organization_id: otherOrganization })
    await buildAccount(test, { email: 'ada@tracklane.test', role: 'admin', organization_id: null, country_id: null })
    for (const email of [EMAIL, 'far@tracklane.test', 'ada@tracklane.test', 'nobody@tracklane.test']) await signIn('wrong', email)
  })

  it('administrators see everybody, and unknown logins', async () => {
    expect(await emails('admin')).toEqual([EMAIL, 'ada@tracklane.test', 'far@tracklane.test', 'nobody@tracklane.test'])
  })

  it('security sees every organization, but no sign-ins of administrators and security', async () => {
    expect(await emails('security')).toEqual([EMAIL, 'far@tracklane.test', 'nobody@tracklane.test'])
  })

  it('security of an organization sees its people alone', async () => {
    const guard = await buildUser(test.world.db, { role: 'security', organization_id: test.world.organization, country_id: null })
    expect(await emails(guard)).toEqual([EMAIL])
  })

  it('an organization administrator sees its people and their own sign-ins', async () => {
    expect(await emails('organization_admin')).toEqual([EMAIL])
    const { id, email } = await buildAccount(test, { email: 'oda@tracklane.test', role: 'organization_admin' })
    await signIn(PASSWORD, email)
    expect(await emails(id)).toEqual([EMAIL, email])
  })

  it('people without an organization see nobody', async () => {
    const { db, users } = test.world
    await db.updateTable('users').set({ organization_id: null }).where('id', '=', users.organization_admin).execute()
    expect(await emails('organization_admin')).toEqual([])
  })

  it.each(['logist', 'reporter', 'courier'] as const)('a %s may not see them', async (role) => {
    expect((await (await test.as(role)).get('/sign-in')).statusCode).toBe(403)
  })
})

describe('the list', () => {
  it('has person, kind, reason, address and time, the newest first, and no secrets', async () => {
    await signIn('wrong')
    later(1)
    await signIn(PASSWORD)
    const reply = await (await test.as('admin')).get('/sign-in')
    expect(reply.json()).toMatchObject({
      data: [
        { user_id: nora, email: EMAIL, role: 'logist', kind: 'success', reason: null, ip: '127.0.0.1', created_at: now.toISOString() },
        { user_id: nora, email: EMAIL, kind: 'refused', reason: 'wrong_password', actor: null, locked_until: null },
      ],
      meta: { total: 2 },
    })
    expect(reply.body).not.toMatch(/hash|argon2/)
  })

  it('is searched, filtered, sorted and paged', async () => {
    await signIn('wrong', 'nobody@tracklane.test')
    later(24 * 60)
    await signIn('wrong')
    await signIn(PASSWORD)
    const kinds = async (query: string) => (await answer('admin', query)).map(({ kind, email }) => `${kind} ${email}`)
    expect(await kinds('?search=NORA')).toEqual([`success ${EMAIL}`, `refused ${EMAIL}`])
    expect(await kinds('?search=127.0.0&kind=success')).toEqual([`success ${EMAIL}`])
    expect(await kinds(`?user_id=${nora}&kind=refused,locked`)).toEqual([`refused ${EMAIL}`])
    expect(await kinds('?created_at_to=2026-03-02')).toEqual(['refused nobody@tracklane.test'])
    expect(await kinds('?created_at_from=2026-03-03&kind=refused')).toEqual([`refused ${EMAIL}`])
    expect(await kinds('?sort=email,-created_at')).toEqual(['refused nobody@tracklane.test', `refused ${EMAIL}`, `success ${EMAIL}`])
    expect(await kinds('?sort=created_at&per_page=10&page=2')).toEqual([])
  })

  it.each([
    '?sort=ip_',
    '?sort=__proto__',
    '?kind=constructor',
    '?user_id=1e3',
    '?created_at_from=yesterday',
    '?locked=maybe',
    '?created_at_to=99999-01-01',
  ])('refuses an unknown filter: %s', async (query) => {
    expect((await (await test.as('admin')).get(`/sign-in${query}`)).statusCode).toBe(422)
  })

  it('marks locks that still apply: the last one of a login, until its end', async () => {
    for (let time = 0; time < 10; time += 1) await signIn('wrong')
    const until = new Date(NOW.getTime() + 15 * 60_000).toISOString()
    expect(await answer('security', '?locked=1')).toMatchObject([{ user_id: nora, kind: 'locked', locked_until: until }])
    later(15)
    expect(await answer('security', '?locked=1')).toEqual([])
    for (let time = 0; time < 10; time += 1) await signIn('wrong')
    expect(await answer('security', '?locked=1')).toHaveLength(1)
    expect(await answer('security', '?kind=locked')).toHaveLength(2)
    expect(await answer('security', '?kind=locked&locked=0')).toHaveLength(1)
  })

  it('keeps the sign-ins of deleted people', async () => {
    await signIn(PASSWORD)
    await test.world.db.updateTable('users').set({ deleted_at: now }).where('id', '=', nora).execute()
    expect(await emails('organization_admin')).toEqual([EMAIL])
  })
})
