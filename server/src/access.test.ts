import { endpoints } from '@tracklane/contract/endpoints'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { type Audience, ROLES } from '@tracklane/contract/kit/role'
import matrix from '@tracklane/contract/permission-matrix.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlsOf } from '#platform/http/route.ts'
import { hashed, newSecret } from '#platform/session/secret.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { browser } from '#testing/browser.ts'

const AUDIENCES: readonly Audience[] = [...ROLES, 'org_token']
/** An id that no row has: an allowed call finds nothing and changes nothing. */
const ABSENT = '2147483647'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await testApp()
  token = await issueToken()
})
afterAll(() => test.close())

/** Makes `{id}` and `:id` equal, with or without a leading slash and the /api prefix. */
function keyOf(method: string, path: string): string {
  const plain = path
    .replace(/^\/?(api\/)?/, '')
    .replace(/\/$/, '')
    .replace(/\{\w+\}|:\w+/g, '{}')
  return `${method} /${plain}`
}

const cells = new Map(matrix.endpoints.map((row) => [keyOf(row.method, row.path), row]))
const named = endpoints.map((endpoint) => ({ name: keyOf(endpoint.method, endpoint.path), endpoint }))
const unsafe = named.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.fromAnywhere)

async function issueToken(): Promise<string> {
  const secret = newSecret()
  const { id } = await test.world.db
    .insertInto('organization_tokens')
    .values({
      organization_id: test.world.organization,
      name: 'Shop',
      abilities: ['orders:read', 'orders:write'],
      secret_hash: hashed(secret),
      prefix: secret.slice(0, 6),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `Bearer ${id}|${secret}`
}

type Headers = Record<string, string>

async function credentialsOf(audience: Audience | 'anon'): Promise<Headers> {
  if (audience === 'org_token') return { authorization: token }
  if (audience !== 'anon') return test.credentials(audience)
  const guest = browser(test.app)
  await guest.get('/sanctum/csrf-cookie')
  return { cookie: `session=${guest.jar.get('session')}`, 'x-xsrf-token': guest.jar.get('XSRF-TOKEN') ?? '' }
}

function ask(endpoint: Endpoint, headers: Headers, url = urlsOf(endpoint)[0] ?? '') {
  const payload = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: {} }
  return test.app.fastify.inject({ method: endpoint.method, url: url.replace(/:\w+/g, ABSENT), headers, ...payload })
}

describe('the permission matrix', () => {
  it.each(named)('and the contract agree on $name', ({ name, endpoint }) => {
    const row = cells.get(name)
    if (!row) throw new Error(`${name} is not in the matrix`)
    const allowed = AUDIENCES.filter((audience) => row[audience] !== '-')
    expect(endpoint.access === 'public').toBe(row.anon === 'P')
    expect(endpoint.access === 'public' ? [...AUDIENCES].sort() : [...endpoint.access].sort()).toEqual([...allowed].sort())
    expect(endpoint.ability !== undefined || endpoint.access === 'public' || !allowed.includes('org_token')).toBe(true)
  })

  it('names each call once', () => {
    expect(cells.size).toBe(matrix.endpoints.length)
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length)
  })

  it('names every route of the server, and the server has every call of the contract', () => {
    const bound = test.app.bound.map((endpoint) => keyOf(endpoint.method, endpoint.path))
    expect(bound.filter((name) => !cells.has(name))).toEqual([])
    expect([...bound].sort()).toEqual(named.map(({ name }) => name).sort())
    const routed = routesOf(test)
    expect(routed.filter((name) => !cells.has(name))).toEqual(['GET /health/live', 'GET /health/ready'])
    expect(routed).toEqual(expect.arrayContaining(bound))
  })
})

/** Returns the routes that the router knows, without the files of the web client. It prints a tree, four characters a level. */
function routesOf({ app }: TestApp): string[] {
  const above: string[] = []
  const routes = new Set<string>()
  for (const line of app.fastify.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    const level = indent.length / 4
    above.splice(level - 1, Number.POSITIVE_INFINITY, part)
    // Two calls may name the same part of a path differently: the router prints both names.
    const path = above.join('').replace(/(:\w+)(?:\|:\w+)+/g, '$1')
    // The router prints "/assets/*" as "*".
    const isAsset = part === '*' && !app.fastify.hasRoute({ method: 'GET', url: path })
    const isFile = isAsset || (!path.startsWith('/api/') && /\.\w+$/.test(path))
    const named = isFile ? [] : methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
    for (const method of named) routes.add(keyOf(method, path))
  }
  return [...routes].sort()
}

describe.each([...AUDIENCES, 'anon'] as const)('%s', (audience) => {
  it.each(named)('may call $name exactly where the matrix says so', async ({ name, endpoint }) => {
    const cell = cells.get(name)?.[audience]
    for (const url of urlsOf(endpoint)) {
      const { statusCode } = await ask(endpoint, await credentialsOf(audience), url)
      if (cell === '-') expect(statusCode).toBe(audience === 'anon' ? 401 : 403)
      else expect([401, 403, 419, 429].includes(statusCode) || statusCode >= 500, `answered ${statusCode}`).toBe(false)
    }
  })
})

describe('without the CSRF token', () => {
  it.each(unsafe)('$name answers 419 to everybody', async ({ endpoint }) => {
    expect((await ask(endpoint, {})).statusCode).toBe(419)
    for (const role of [...ROLES, 'anon'] as const) {
      const { cookie = '' } = await credentialsOf(role)
      expect((await ask(endpoint, { cookie })).statusCode).toBe(419)
    }
  })
})

describe('with a password that must be changed first', () => {
  const mustChange = (must_change_password: boolean) => test.world.db.updateTable('users').set({ must_change_password }).execute()
  beforeAll(() => mustChange(true))
  afterAll(() => mustChange(false))

  it.each(named.filter(({ endpoint }) => !endpoint.beforePasswordChange))('$name answers 403', async ({ endpoint }) => {
    const [role] = ROLES.filter((one) => endpoint.access.includes(one))
    if (!role) return
    expect((await ask(endpoint, await credentialsOf(role))).statusCode).toBe(403)
  })
})
