import { userChannel } from '@tracklane/contract/realtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildUser } from '#testing/build.ts'

const app = appPerFile()
const EVE = { first_name: 'Eve', last_name: 'Hall', email: 'eve@tracklane.test', role: 'logist', password: 'nine small boats' }

/** The messages to administrators by channel, and the warnings in the process's log. */
let told: [string, string][]
let warnings: unknown[]
let draft: object

beforeEach(() => {
  const { realtime, log } = app.app.platform
  told = []
  warnings = []
  vi.spyOn(realtime, 'publish').mockImplementation((channel, _event, data) => {
    if ('text' in data && typeof data.text === 'string') told.push([channel, data.text])
  })
  vi.spyOn(log, 'warn').mockImplementation((about: unknown) => void warnings.push(about))
  draft = { ...EVE, organization_id: app.world.organization }
})

describe('security that could sign in as a person with access to orders', () => {
  test('is reported for creating an account: to every administrator in their language, and in the log', async () => {
    const { db, users, organization } = app.world
    const greta = await buildUser(db, { role: 'admin', language: 'de' })
    await buildUser(db, { role: 'admin', active: false })
    const answer = await (await app.as('security')).post('/user', draft)
    expect(answer.statusCode).toBe(201)
    expect(told).toEqual([
      [userChannel(users.admin), expect.stringMatching(/^Security .+ has made the account Eve Hall \(Logist\) and knows its password$/)],
      [userChannel(greta), expect.stringContaining('Eve Hall')],
    ])
    expect(told[0]?.[1]).not.toBe(told[1]?.[1])
    expect(warnings).toEqual([{ actor_id: users.security, user_id: answer.json().data.id, role: 'logist', organization_id: organization }])
    expect(JSON.stringify([told, warnings])).not.toContain(EVE.password)
  })

  test('is reported for setting a password, and for no other change', async () => {
    const security = await app.as('security')
    const { logist, admin } = app.world.users
    await security.put(`/user/${logist}`, { phone: '1' })
    expect([told, warnings]).toEqual([[], []])
    await security.put(`/user/${logist}`, { password: EVE.password })
    expect(told).toEqual([[userChannel(admin), expect.stringMatching(/^Security .+ has given .+ \(Logist\) a password$/)]])
    expect(warnings).toMatchObject([{ user_id: logist }])
  })

  test('is not reported for a refused change', async () => {
    const security = await app.as('security')
    await security.post('/user', { ...draft, password: 'short' })
    await security.post('/user', { ...draft, role: 'admin' })
    expect([told, warnings]).toEqual([[], []])
  })
})

test.each(['admin', 'organization_admin'] as const)('a %s, who sees the orders anyway, is not reported', async (role) => {
  expect((await (await app.as(role)).post('/user', draft)).statusCode).toBe(201)
  expect([told, warnings]).toEqual([[], []])
})
