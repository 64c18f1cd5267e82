import { expect, it } from 'vitest'
import { signedIn } from '#testing/account.ts'
import { actingHeaders } from '#testing/acting.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const test = appPerFile()

const OTHER = 'Somebody else has signed in in this browser. Nothing was changed.'

it('accepts a change that names the signed-in person, and one that names nobody', async () => {
  const visitor = await signedIn(test)
  expect((await visitor.put('/api/user/profile', { theme: 'dark' })).statusCode).toBe(200)
  expect((await visitor.put('/api/user/profile', { theme: 'dark' }, { 'x-person': String(visitor.id) })).statusCode).toBe(200)
})

it('refuses a change that names another person, without an effect', async () => {
  const visitor = await signedIn(test)
  await visitor.put('/api/user/profile', { theme: 'light' })
  for (const sent of [String(test.world.users.logist), `${visitor.id}:${test.world.users.admin}`, '', '__proto__']) {
    const answer = await visitor.put('/api/user/profile', { theme: 'dark' }, { 'x-person': sent })
    expect([sent, answer.statusCode, answer.json().error]).toEqual([sent, 419, OTHER])
  }
  expect((await visitor.get('/api/user/profile')).json().data.theme).toBe('light')
})

it('accepts reads, whatever person they name', async () => {
  const visitor = await signedIn(test)
  expect((await visitor.get('/api/user/profile', { 'x-person': '0' })).statusCode).toBe(200)
})

it("tells an impersonation from the person's own session", async () => {
  const acting = await actingHeaders(test, { impersonator: 'admin', as: 'logist' })
  const { logist, admin } = test.world.users
  const change = (seat: string) =>
    test.app.fastify.inject({ method: 'POST', url: '/api/message/read', headers: { ...acting, 'x-person': seat }, payload: { ids: [] } })
  expect((await change(String(logist))).statusCode).toBe(419)
  expect((await change(`${logist}:${admin}`)).statusCode).not.toBe(419)
})
