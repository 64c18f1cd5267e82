import type { ClientConfig } from '@tracklane/contract/config'
import { afterEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildUser } from '#testing/build.ts'

let app: TestApp
afterEach(() => app.close())

async function configOf(settings: Record<string, string>): Promise<ClientConfig> {
  app = await testApp({ settings })
  const { db, organization, country } = app.world
  const here = { organization_id: organization, country_id: country }
  await buildUser(db, { ...here, role: 'logist', email: 'logist@tracklane.test', first_name: 'Jonas', last_name: 'Brandt' })
  await buildUser(db, { ...here, role: 'reporter', email: 'reporter@tracklane.test', active: false })
  await buildUser(db, { ...here, role: 'courier', email: 'courier@tracklane.test', deleted_at: new Date() })
  await buildUser(db, { ...here, role: 'logist', email: 'logist@company.example' })
  return (await app.guest().get('/config')).json().data
}

test('a demo installation names its accounts for the sign-in screen', async () => {
  expect((await configOf({ DEMO: '1' })).demo_accounts).toEqual([
    { role: 'logist', name: 'Jonas Brandt', email: 'logist@tracklane.test', password: 'tracklane-demo' },
  ])
})

test.each([
  ['without the demo world', { DEMO: '0' }],
  ['in production', { DEMO: '1', NODE_ENV: 'production' }],
])('%s no accounts are named', async (_when, settings) => {
  expect(await configOf(settings)).not.toHaveProperty('demo_accounts')
})

test('the sign-in screen learns that there is no administrator yet', async () => {
  app = await testApp()
  const { db } = app.world
  const config = async () => (await app.guest().get('/config')).json().data
  await db.updateTable('users').set({ active: false }).where('role', '=', 'admin').execute()
  expect(await config()).toHaveProperty('no_administrator', true)
  await buildUser(db, { role: 'admin', email: 'first@company.example' })
  expect(await config()).not.toHaveProperty('no_administrator')
})
