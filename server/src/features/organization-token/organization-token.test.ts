import type { OrganizationToken } from '@tracklane/contract/organization-token'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'

const DAY = 86_400_000
let now = new Date('2026-03-01T08:00:00Z')
const app = appPerFile({ clock: () => now, settings: { RATE_LIMIT: 'on' } })
let admin: Visitor

beforeEach(async () => {
  now = new Date('2026-03-02T08:00:00Z')
  app.app.platform.counters.clear()
  admin = await app.as('admin')
})

const READ = { name: 'Shop', abilities: ['orders:read'] }
const path = () => `/organization/${app.world.organization}/token`
const inDays = (days: number) => new Date(now.getTime() + days * DAY).toISOString()

type Issued = OrganizationToken & { token: string }

async function issue(draft: object = READ, organization = app.world.organization): Promise<Issued> {
  const answer = await admin.post(`/organization/${organization}/token`, draft)
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}

const use = (token: string, url = '/order'): Promise<LightMyRequestResponse> => app.guest().get(url, { authorization: `Bearer ${token}` })

async function listed(): Promise<OrganizationToken[]> {
  return (await admin.get(path())).json().data
}

function logs() {
  const all = app.world.db.selectFrom('model_logs').select(['entity', 'entity_id', 'owner_entity', 'owner_id', 'action', 'changes'])
  return all.where('entity', '=', 'token').orderBy('id').execute()
}

describe('a new token', () => {
  test('is shown once, is not stored, and works', async () => {
    const answer = await admin.post(path(), { ...READ, name: ' Shop ' })
    const token: Issued = answer.json().data
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
    const secret = token.token.slice(`${token.id}|`.length)
    expect(token).toMatchObject({ name: 'Shop', abilities: ['orders:read'], prefix: secret.slice(0, 6), last_used_at: null })
    expect(token.expires_at).toBe(inDays(365))
    expect(token.created_by).toMatch(/^Ann Lee/)
    expect((await use(token.token)).statusCode).toBe(200)
    const [row] = await listed()
    expect(row).toEqual({ ...token, token: undefined, last_used_at: now.toISOString() })
    const tables = await Promise.all(
      (['organization_tokens', 'model_logs'] as const).map((table) => app.world.db.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(tables)).not.toContain(secret)
  })

  test('is logged at its organization', async () => {
    const { id, prefix } = await issue()
    const log = (await admin.get(`/model-log/organization/${app.world.organization}`)).json().data
    expect(log.relations.token).toMatchObject([{ action: 'created', changes: { name: { old: null, new: 'Shop' } } }])
    expect(await logs()).toEqual([
      {
        entity: 'token',
        entity_id: id,
        owner_entity: 'organization',
        owner_id: app.world.organization,
        action: 'created',
        changes: {
          name: { old: null, new: 'Shop' },
          abilities: { old: null, new: ['orders:read'] },
          prefix: { old: null, new: prefix },
          expires_at: { old: null, new: inDays(365) },
        },
      },
    ])
  })

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(81)],
    ['abilities', []],
    ['abilities', ['orders:read', 'orders:read']],
    ['expires_at', 'soon'],
    ['expires_at', '2026-03-02T08:00:00Z'],
    ['expires_at', '2028-03-01T08:00:01Z'],
    ['expires_at', '+99999-01-01T00:00:00Z'],
  ])('with the %s %j is refused at that field', async (field, value) => {
    const answer = await admin.post(path(), { ...READ, [field]: value })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
    expect(await listed()).toEqual([])
  })

  test.each(['*', 'users:write', '__proto__'])('cannot have the ability %s', async (ability) => {
    const answer = await admin.post(path(), { ...READ, abilities: [ability] })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['abilities.0']])
  })

  test('is valid for two years at most, and ends exactly at its time', async () => {
    expect((await issue({ ...READ, expires_at: inDays(730) })).expires_at).toBe(inDays(730))
    const { token } = await issue({ ...READ, expires_at: inDays(1) })
    now = new Date(now.getTime() + DAY - 1)
    expect((await use(token)).statusCode).toBe(200)
    now = new Date(now.getTime() + 1)
    expect((await use(token)).statusCode).toBe(401)
  })

  test('is refused where there are a hundred already, also by requests at once', async () => {
    for (let count = 0; count < 98; count += 1) await issue()
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(path(), READ)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422])
    expect((await admin.get(`${path()}?per_page=10&page=10`)).json()).toMatchObject({ meta: { total: 100, last_page: 10 } })
  })
})

describe('revoking', () => {
  test('one token ends it at once, and no other', async () => {
    const [one, other] = [await issue(), await issue()]
    expect((await admin.delete(`${path()}/${one.id}`)).statusCode).toBe(204)
    expect([(await use(one.token)).statusCode, (await use(other.token)).statusCode]).toEqual([401, 200])
    expect((await listed()).map(({ id }) => id)).toEqual([other.id])
    expect((await logs()).at(-1)).toMatchObject({ entity_id: one.id, action: 'deleted', changes: { name: { old: 'Shop', new: null } } })
    expect((await admin.delete(`${path()}/${one.id}`)).statusCode).toBe(404)
  })

  test('all tokens ends those of that organization alone', async () => {
    const [one, two, foreign] = [await issue(), await issue(), await issue(READ, app.world.otherOrganization)]
    expect((await admin.delete(path())).statusCode).toBe(204)
    const answers = await Promise.all([one, two, foreign].map(({ token }) => use(token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200])
    expect((await logs()).filter(({ action }) => action === 'deleted').map(({ entity_id }) => entity_id)).toEqual([one.id, two.id])
    expect((await admin.delete(path())).statusCode).toBe(204)
  })

  test('a foreign or missing token is a 404', async () => {
    const foreign = await issue(READ, app.world.otherOrganization)
    for (const id of [foreign.id, 999_999]) expect((await admin.delete(`${path()}/${id}`)).statusCode).toBe(404)
    expect((await use(foreign.token)).statusCode).toBe(200)
    for (const url of ['/organization/999999/token', '/organization/999999/token/1']) expect((await admin.delete(url)).statusCode).toBe(404)
    expect((await admin.get('/organization/999999/token')).statusCode).toBe(404)
    expect((await admin.post('/organization/999999/token', READ)).statusCode).toBe(404)
  })
})

describe('rights to tokens', () => {
  test.each(['organization_admin', 'reporter', 'logist', 'courier', 'security'] as const)('are refused to a %s', async (role) => {
    const { id } = await issue()
    const visitor = await app.as(role)
    const answers = [await visitor.get(path()), await visitor.post(path(), READ), await visitor.delete(path())]
    for (const { statusCode } of [...answers, await visitor.delete(`${path()}/${id}`)]) expect(statusCode).toBe(403)
    expect(await listed()).toHaveLength(1)
  })

  test('a token cannot create, list or revoke tokens', async () => {
    const { id, token } = await issue({ name: 'Shop', abilities: ['orders:read', 'orders:write'] })
    const headers = { authorization: `Bearer ${token}` }
    const guest = app.guest()
    const answers = [await guest.get(path(), headers), await guest.post(path(), READ, headers), await guest.delete(path(), headers)]
    for (const { statusCode } of [...answers, await guest.delete(`${path()}/${id}`, headers)]) expect(statusCode).toBe(403)
  })
})

describe('six hundred requests a minute', () => {
  const drain = async (token: string, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => use(token, '/currency')))
    return answers.map(({ statusCode }) => statusCode)
  }

  test('are accepted, the next one gets a time to retry, and another token is not affected', async () => {
    const [one, other] = [await issue(), await issue()]
    const statuses = await drain(one.token, 605)
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([600, 5])
    now = new Date(now.getTime() + 20_000)
    const late = await use(one.token)
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '40'])
    expect((await use(other.token)).statusCode).toBe(200)
    now = new Date(now.getTime() + 40_001)
    expect((await use(one.token)).statusCode).toBe(200)
  })

  test('are not used up by callers without the secret', async () => {
    const { id, token } = await issue()
    expect(new Set(await drain(`${id}|${'x'.repeat(43)}`, 650))).toEqual(new Set([401]))
    expect((await use(token)).statusCode).toBe(200)
  })
})
