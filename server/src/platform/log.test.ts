import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { createLog } from './log.ts'

let app: TestApp
let lines: string[]
const log = (level: string) => createLog(level, { write: (line) => void lines.push(line) })

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  [{ password: 'hunter2' }],
  [{ body: { password: 'hunter2', token: 'hunter2' } }],
  [{ request: { headers: { authorization: 'hunter2', cookie: 'hunter2', 'set-cookie': 'hunter2', 'x-csrf-token': 'hunter2' } } }],
  [{ user: { password_hash: 'hunter2' }, row: { token_hash: 'hunter2', secret: 'hunter2' } }],
])('no line contains a secret: %j', (details) => {
  lines = []
  log('info').info(details, 'something')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('hunter2')
  expect(JSON.parse(lines[0] ?? '').msg).toBe('something')
})

test('an error of the database is logged without its row', async () => {
  lines = []
  const { email } = await app.world.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', app.world.users.logist)
    .executeTakeFirstOrThrow()
  const twice = app.world.db.updateTable('users').set({ email }).where('id', '=', app.world.users.reporter).execute()
  const error: Error = await twice.then(
    () => expect.unreachable(),
    (reason) => reason,
  )
  log('info').error({ err: new Error('request failed', { cause: error }) }, 'it failed')
  const { err } = JSON.parse(lines[0] ?? '')
  expect(err.cause).toMatchObject({ code: '23505', constraint: expect.stringContaining('email') })
  expect(lines[0]).not.toContain(email)
})

test("each answer is a line at debug, with the request's id and the path of its endpoint alone", async () => {
  lines = []
  Object.assign(app.app.platform, { log: log('debug') })
  const { headers } = await (await app.as('logist')).get('/order/123456?search=hunter2')
  const answered = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'answered')
  expect(answered).toMatchObject({ request: headers['x-request-id'], method: 'GET', url: '/api/order/:id', status: 404 })
  expect(lines.join('')).not.toMatch(/hunter2|123456/)
})
