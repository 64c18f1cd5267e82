import { beforeEach, describe, expect, it } from 'vitest'
import { hashed, newSecret } from '#platform/session/secret.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const test = appPerFile({ clock: () => now })
let now = new Date('2026-03-01T08:00:00Z')

beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00Z')
})

async function issued(abilities = ['orders:read'], created_by: number | null = null): Promise<{ id: number; authorization: string }> {
  const secret = newSecret()
  const { id } = await test.world.db
    .insertInto('organization_tokens')
    .values({
      organization_id: test.world.organization,
      name: 'Shop',
      abilities,
      secret_hash: hashed(secret),
      prefix: secret.slice(0, 6),
      created_by,
      expires_at: new Date(now.getTime() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, authorization: `Bearer ${id}|${secret}` }
}

const ask = (headers: Record<string, string>, url = '/currency') => test.guest().get(url, headers)

describe('a bearer token', () => {
  it('gives access to its organization, without cookies', async () => {
    const { authorization } = await issued()
    const answer = await ask({ authorization })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies).toEqual([])
  })

  it('is refused for calls of people', async () => {
    const { authorization } = await issued()
    expect((await ask({ authorization }, '/user/profile')).statusCode).toBe(403)
    expect((await test.guest().post('/user/logout', {}, { authorization })).statusCode).toBe(403)
  })

  it('needs the ability of the call', async () => {
    const { authorization } = await issued(['orders:write'])
    expect((await ask({ authorization }, '/order')).statusCode).toBe(403)
  })

  it('needs no CSRF token; an invalid one is a 401 even beside a session', async () => {
    const { id } = await issued()
    const bad = [`Bearer ${id}|${newSecret()}`, 'Bearer x', 'Bearer 99999999999|aaaaaaaaaaaaaaaaaaaa', `bearer ${id}|`]
    for (const authorization of bad) {
      expect((await ask({ authorization })).statusCode).toBe(401)
      expect((await test.guest().post('/user/login', { email: 'a@b.test', password: 'x' }, { authorization })).statusCode).toBe(401)
    }
  })

  it('ends at its time, and with its organization', async () => {
    const { authorization } = await issued()
    await test.world.db.updateTable('organizations').set({ active: false }).where('id', '=', test.world.organization).execute()
    expect((await ask({ authorization })).statusCode).toBe(401)
    await test.world.db.updateTable('organizations').set({ active: true }).where('id', '=', test.world.organization).execute()
    expect((await ask({ authorization })).statusCode).toBe(200)
    now = new Date(now.getTime() + 61_000)
    expect((await ask({ authorization })).statusCode).toBe(401)
  })

  it('stays valid without the person who created it', async () => {
    const { db, strangerAdmin } = test.world
    const { authorization } = await issued(['orders:read'], strangerAdmin)
    await db.deleteFrom('users').where('id', '=', strangerAdmin).execute()
    expect((await ask({ authorization })).statusCode).toBe(200)
  })

  it('is ignored in the address', async () => {
    const { authorization } = await issued()
    const token = encodeURIComponent(authorization.slice('Bearer '.length))
    expect((await ask({}, `/currency?token=${token}&access_token=${token}&api_token=${token}`)).statusCode).toBe(401)
  })

  it('is ignored beside a session, which needs its CSRF token', async () => {
    const { authorization } = await issued()
    const logist = await test.as('logist')
    expect((await logist.get('/user/profile', { authorization })).statusCode).toBe(200)
    expect((await logist.put('/user/profile', { theme: 'dark' }, { authorization, 'x-xsrf-token': '' })).statusCode).toBe(419)
    expect((await logist.put('/user/profile', { theme: 'dark' }, { authorization })).statusCode).toBe(200)
  })

  it('stores its last use once a minute', async () => {
    const { id, authorization } = await issued()
    const used = async () =>
      test.world.db.selectFrom('organization_tokens').select('last_used_at').where('id', '=', id).executeTakeFirstOrThrow()
    const start = now
    await ask({ authorization })
    expect(await used()).toEqual({ last_used_at: start })
    now = new Date(start.getTime() + 59_000)
    await ask({ authorization })
    expect(await used()).toEqual({ last_used_at: start })
  })
})
