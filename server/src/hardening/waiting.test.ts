import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, signedIn } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { type Browser, browser } from '#testing/browser.ts'
import { buildOrder } from '#testing/build.ts'

const EMAIL = 'nora@tracklane.test'

let test: TestApp
let visitor: Browser & { id: number }

beforeEach(async () => {
  test = await testApp()
  visitor = await signedIn(test, { email: EMAIL })
})
afterEach(async () => {
  await sql`drop function if exists happen() cascade`.execute(test.world.db)
  await test.close()
})

/**
 * Commits a change like another transaction, while a request is at that table: on one connection only a trigger is
 * punctual enough.
 */
async function whileAt(table: string, event: 'insert' | 'update' | 'delete', change: string): Promise<void> {
  const { db } = test.world
  await sql`create function happen() returns trigger language plpgsql as ${sql.lit(`begin ${change}; return null; end`)}`.execute(db)
  await sql`create trigger happen after ${sql.raw(event)} on ${sql.table(table)} for each row execute function happen()`.execute(db)
}

const account = () =>
  test.world.db
    .selectFrom('users')
    .select(['active', 'password_hash', 'last_login_at', 'theme'])
    .where('id', '=', visitor.id)
    .executeTakeFirstOrThrow()

describe('rights that are withdrawn while a write waits', () => {
  it.each([
    ['is disabled', 'active = false', 401],
    ['gets another role', `role = 'reporter'`, 403],
    ['must change the password', 'must_change_password = true', 403],
    ['moves to another country', 'country_id = null', 409],
  ])('undo the write: the person %s', async (_, change, status) => {
    const { id } = await buildOrder(test.world)
    await whileAt('orders', 'update', `update users set ${change} where id = ${visitor.id}`)
    for (const headers of [{}, { 'idempotency-key': 'a' }] as Record<string, string>[]) {
      expect((await visitor.post(`/api/order/status/${id}/2`, {}, headers)).statusCode).toBe(status)
      expect((await visitor.post('/api/order/status', { order_ids: [id], status_id: 2 }, headers)).statusCode).toBe(status)
    }
    const { db } = test.world
    expect(await db.selectFrom('orders').select('status_id').where('id', '=', id).execute()).toEqual([{ status_id: 1 }])
    expect(await db.selectFrom('order_status_log').select('id').execute()).toEqual([])
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
  })

  it('undo the write where the session has ended', async () => {
    await whileAt('users', 'update', `delete from sessions where user_id = ${visitor.id}`)
    expect((await visitor.put('/api/user/profile', { theme: 'dark' })).statusCode).toBe(401)
    expect((await account()).theme).toBeNull()
  })

  it('hide the row that a refusal would show', async () => {
    const { id } = await buildOrder(test.world)
    await whileAt('idempotency_keys', 'insert', `update users set organization_id = null where id = ${visitor.id}`)
    const move = (headers: Record<string, string>) => visitor.post(`/api/order/status/${id}/2`, {}, { 'if-match': '"99"', ...headers })
    expect((await move({})).json().data).toMatchObject({ id })
    const answer = await move({ 'idempotency-key': 'a' })
    expect([answer.statusCode, answer.json().data]).toEqual([409, undefined])
  })
})

describe('an account that changes while its password is checked', () => {
  it.each([
    ['is disabled', 'active = false'],
    ['is deleted', 'deleted_at = now()'],
    ['has another password', `password_hash = 'another'`],
  ])('is not signed in: it %s', async (_, change) => {
    await whileAt('login_attempts', 'delete', `update users set ${change} where id = ${visitor.id}`)
    const before = await account()
    expect((await browser(test.app).login(EMAIL, PASSWORD)).statusCode).toBe(422)
    expect((await account()).last_login_at).toEqual(before.last_login_at)
    expect(await test.world.db.selectFrom('sign_ins').select('user_id').execute()).toHaveLength(1)
  })

  it('keeps the password that was set first', async () => {
    await whileAt('login_attempts', 'delete', `update users set password_hash = 'another' where id = ${visitor.id}`)
    const answer = await visitor.put('/api/user/password', { current_password: PASSWORD, password: 'nine small boats' })
    expect([answer.statusCode, (await account()).password_hash]).toEqual([401, 'another'])
  })
})
