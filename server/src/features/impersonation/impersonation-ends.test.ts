import { beforeEach, describe, expect, it } from 'vitest'
import { buildAccount, PASSWORD, signedIn } from '#testing/account.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import type { Browser } from '#testing/browser.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-03-02T08:00:00Z')

let now = NOW
const test = appPerFile({ clock: () => now })
let nora: Browser & { id: number }
let admin: Visitor
let logist: number

beforeEach(async () => {
  now = NOW
  nora = await signedIn(test, { role: 'admin', organization_id: null, country_id: null, email: 'nora@tracklane.test' })
  admin = await test.as('admin')
  logist = (await buildAccount(test, { email: 'lee@tracklane.test' })).id
  expect((await nora.post(`/api/impersonate/${logist}`, { reason: 'Check the board' })).statusCode).toBe(200)
})

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds)
}
const ends = async (visitor: Visitor = admin) => (await visitor.get('/sign-in?kind=impersonation_ended')).json().data
const stored = () => test.world.db.selectFrom('sign_ins').selectAll().where('kind', '=', 'impersonation_ended').execute()
const runOut = { email: 'lee@tracklane.test', reason: null, ip: '127.0.0.1', created_at: new Date(NOW.getTime() + HOUR).toISOString() }

describe('an impersonation that expires', () => {
  it('is listed with the time of its end, however late it is noticed', async () => {
    later(HOUR - 1)
    expect(await ends()).toEqual([])
    later(1)
    expect(await ends()).toMatchObject([{ ...runOut, user_id: logist, actor: expect.stringContaining(' ') }])
    later(12 * HOUR)
    expect(await ends(await test.as('admin'))).toMatchObject([runOut])
  })

  it('is written once, also with several readers and a sign-in at once', async () => {
    later(HOUR)
    await Promise.all([ends(), ends(), nora.login('nora@tracklane.test', PASSWORD), ends(), ends()])
    expect(await ends()).toMatchObject([runOut])
  })

  it('is written by the next sign-in if nobody reads the list for days', async () => {
    later(48 * HOUR)
    await nora.login('nora@tracklane.test', PASSWORD)
    expect(await stored()).toMatchObject([{ user_id: logist, actor_id: nora.id, created_at: new Date(runOut.created_at) }])
  })

  it('ends once when its person goes back after its end', async () => {
    later(HOUR / 2)
    await nora.delete('/api/impersonate')
    later(2 * HOUR)
    expect(await ends(await test.as('admin'))).toHaveLength(1)
  })
})

it.each<[string, () => Promise<{ statusCode: number }>]>([
  ['the way back', () => nora.delete('/api/impersonate')],
  ['a logout', () => nora.post('/api/user/logout')],
  ['a sign-in over it', () => nora.login('nora@tracklane.test', PASSWORD)],
  ['the other person being disabled', () => admin.put(`/user/${logist}`, { active: false })],
  ['disabling the impersonator', () => admin.put(`/user/${nora.id}`, { active: false })],
  ['another password of who sits there', () => admin.put(`/user/${nora.id}`, { password: 'nine small boats' })],
  ['the other person being deleted', () => admin.delete(`/user/${logist}`)],
  ['the sessions of who sits there being ended', () => admin.delete(`/user/${nora.id}/session`)],
  ['the sessions of the other person being ended', () => admin.delete(`/user/${logist}/session`)],
  ['their organization being disabled', () => admin.put(`/organization/${test.world.organization}`, { active: false })],
])('an end by %s is written once, with both people', async (_, end) => {
  expect((await end()).statusCode).toBeLessThan(300)
  later(2 * HOUR)
  await ends(await test.as('admin'))
  expect(await stored()).toMatchObject([{ user_id: logist, actor_id: nora.id, email: 'lee@tracklane.test', ip: '127.0.0.1' }])
})
