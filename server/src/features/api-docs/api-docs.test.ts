import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '@tracklane/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actingHeaders } from '#testing/acting.ts'
import { type TestApp, testApp } from '#testing/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp({ settings: { APP_URL: 'https://orders.test' } })
})
afterAll(() => app.close())

interface Answer {
  $ref?: string
  content?: Record<string, { schema: object; example?: object }>
}

interface Operation {
  operationId: string
  parameters: { $ref?: string; name?: string; schema?: { enum?: unknown; description?: string } }[]
  requestBody?: { content: Record<string, { schema: object; example?: object }> }
  responses: Record<string, Answer>
  security: Record<string, string[]>[]
}

interface Document {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, Answer>; securitySchemes: Record<string, { name?: string }> }
}

async function document(): Promise<Document> {
  const answer = await app.guest().get('/docs/openapi.json')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function operation(method: string, path: string): Promise<Operation> {
  const found = (await document()).paths[path]?.[method]
  if (!found) throw new Error(`${method} ${path} is not described`)
  return found
}

describe('the document', () => {
  test('is OpenAPI 3.1 to a validator', async () => {
    const { valid, errors } = await new Validator().validate({ ...(await document()) })
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('has every call of the contract, each with its own name', async () => {
    const { paths } = await document()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const called = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(described.sort()).toEqual(called.sort())
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(new Set(names).size).toBe(names.length)
  })

  test('has no dangling references and no empty schemas', async () => {
    const whole = await document()
    const text = JSON.stringify(whole)
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect((whole.components as Record<string, object>)[kind], `${kind}/${name}`).toHaveProperty(name)
    expect(text).not.toContain('$defs')
    for (const name of ['Order', 'Organization', 'OrganizationToken']) {
      expect(JSON.stringify(whole.components.schemas[name])).toContain('"format":"date-time"')
      expect(JSON.stringify(whole.components.schemas[name])).not.toContain('{}')
    }
  })

  test('names the address of the API and the ways to authenticate', async () => {
    const { servers, components } = await document()
    expect(servers).toEqual([{ url: 'https://orders.test/api' }])
    expect(components.securitySchemes).toMatchObject({ session: { name: '__Host-session' }, csrf: { name: 'X-XSRF-TOKEN' }, bearer: {} })
  })
})

describe('a documented call', () => {
  test('has every refusal of the order of checks', async () => {
    const statuses = async (method: string, path: string) => Object.keys((await operation(method, path)).responses)
    const write = ['401', '403', '409', '413', '415', '419', '422', '429', '503', '507']
    expect(await statuses('post', '/order')).toEqual(['201', ...write].sort())
    expect(await statuses('put', '/order/{id}')).toEqual(['200', '404', '412', ...write].sort())
    expect(await statuses('get', '/order/{id}')).toEqual(['200', '401', '403', '404', '422', '429', '503'])
    expect(await statuses('get', '/config')).toEqual(['200', '429', '503'])
    expect(await statuses('delete', '/organization/{id}')).toEqual(['204', '404', ...write].sort())
  })

  test('says where it is refused while impersonating', async () => {
    const forbidden = async (method: string, path: string) => (await operation(method, path)).responses['403']?.$ref?.split('/').at(-1)
    expect(await forbidden('put', '/user/password')).toBe('RefusedWhileImpersonating')
    expect(await forbidden('post', '/impersonate/{id}')).toBe('RefusedWhileImpersonating')
    expect(await forbidden('put', '/user/profile')).toBe('Forbidden')
  })

  test('names its callers and their credentials', async () => {
    expect((await operation('post', '/order')).security).toEqual([{ session: [], csrf: [] }, { bearer: ['orders:write'] }])
    expect((await operation('get', '/order')).security).toEqual([{ session: [] }, { bearer: ['orders:read'] }])
    expect((await operation('get', '/organization/{id}/token')).security).toEqual([{ session: [] }])
    expect((await operation('get', '/config')).security).toEqual([])
  })

  test('needs no credentials where a call is public', async () => {
    const { security, responses } = await operation('post', '/message-refusal/{token}')
    expect(security).toEqual([])
    expect(Object.keys(responses)).toEqual(['200', '404', '413', '422', '429', '503', '507'])
    const sent = { method: 'POST', url: '/api/message-refusal/x', headers: { 'content-type': 'application/xml' }, payload: '<x>' } as const
    expect((await app.app.fastify.inject(sent)).statusCode).toBe(200)
  })

  test('names the sort fields and page sizes of a list', async () => {
    const { parameters } = await operation('get', '/organization')
    const named = (name: string) => parameters.find((one) => one.name === name)?.schema
    expect(named('sort')?.description).toMatch(/^One of active, created_at, email, id, name, people, phone, tokens; with -/)
    expect(named('per_page')?.enum).toEqual([10, 25, 50, 100])
  })

  test('describes its body and replies: the row, the counts of a refusal, a file', async () => {
    const { requestBody, responses } = await operation('post', '/order')
    expect(requestBody?.content['application/json']?.schema).toMatchObject({ required: ['customer_full_name', 'customer_address'] })
    expect(requestBody?.content['application/json']?.example).not.toHaveProperty('country_id')
    const row = { properties: { data: { $ref: '#/components/schemas/Order' } } }
    expect(responses['201']?.content?.['application/json']?.schema).toMatchObject(row)
    const refusal = (await operation('put', '/order/{id}')).responses['412']?.content?.['application/json']?.schema
    expect(JSON.stringify(refusal)).toContain('#/components/schemas/Order')
    expect(Object.keys((await operation('post', '/order/labels')).responses['200']?.content ?? {})).toEqual(['application/pdf'])
    expect(Object.keys((await operation('get', '/docs')).responses['200']?.content ?? {})).toEqual(['text/html'])
  })
})

/** Refusals that a caller gets at once, each with the document's own refusal. */
const MET = [
  ['Unauthenticated', 'get', '/order', undefined],
  ['Forbidden', 'get', '/organization', 'courier'],
  ['NotFound', 'get', '/order/2147483647', 'logist'],
  ['Invalid', 'post', '/order', 'logist'],
] as const

describe('a documented error', () => {
  test('has an example of its own schema', async () => {
    const { components, paths } = await document()
    const named = Object.values(components.responses)
    const own = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ responses }) => Object.entries(responses)))
    const examples = [...named, ...own.flatMap(([status, one]) => (Number(status) >= 400 && !one.$ref ? [one] : []))].map(
      ({ content }) => content?.['application/json']?.example,
    )
    expect(examples.length).toBeGreaterThan(20)
    for (const example of examples) expect(example).toMatchObject({ message: expect.any(String), error: expect.any(String) })
  })

  test.each(MET)('%s is answered as in its example', async (name, method, path, who) => {
    const visitor = who ? await app.as(who) : app.guest()
    const answer = await (method === 'get' ? visitor.get(path) : visitor.post(path, { customer_full_name: 'Ann Lee' }))
    expect(answer.json()).toEqual((await document()).components.responses[name]?.content?.['application/json']?.example)
  })

  test('a refusal while impersonating equals its example', async () => {
    const headers = await actingHeaders(app, { impersonator: 'admin', as: 'logist' })
    const answer = await app.guest().delete('/user/session', headers)
    const { RefusedWhileImpersonating } = (await document()).components.responses
    expect(answer.json()).toEqual(RefusedWhileImpersonating?.content?.['application/json']?.example)
  })

  test('a session without its CSRF token is refused as in its example', async () => {
    const { cookie = '' } = await app.credentials('logist')
    const answer = await app.guest().post('/order', {}, { cookie })
    expect(answer.json()).toEqual((await document()).components.responses.CsrfMismatch?.content?.['application/json']?.example)
  })
})

describe('the page', () => {
  test('describes the common rules, with its own files under the common security policy', async () => {
    const answer = await app.guest().get('/docs')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect(answer.body).toContain('Authorization: Bearer')
    expect(answer.body).not.toMatch(/<script(?! defer src="docs\/)|@import|url\(|\son\w+=/)
    expect([...answer.body.matchAll(/(?:src|href)="docs\/([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'swagger-ui.css',
      'reference.css',
      'swagger-ui-bundle.js',
      'reference.js',
      'openapi.json',
    ])
  })

  test.each([
    ['swagger-ui.css', 'text/css; charset=utf-8', '.swagger-ui'],
    ['reference.css', 'text/css; charset=utf-8', 'dark-mode'],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
    ['reference.js', 'text/javascript; charset=utf-8', 'openapi.json'],
  ])('has its file %s, which browsers may keep', async (name, type, part) => {
    const answer = await app.guest().get(`/docs/${name}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
    expect(answer.body).toContain(part)
    const again = await app.guest().get(`/docs/${name}`, { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test.each(['__proto__', 'constructor', 'package.json', '..%2fpackage.json', 'swagger-ui-bundle.js.map'])(
    '%s is no file of it',
    async (name) => {
      expect((await app.guest().get(`/docs/${name}`)).statusCode).toBe(404)
    },
  )
})

test.each([
  ['production', {}, 404],
  ['production', { API_DOCS: 'on' }, 200],
  ['development', {}, 200],
  ['development', { API_DOCS: 'off' }, 404],
])('in %s with %j it answers %i', async (NODE_ENV, settings, status) => {
  const other = await testApp({ settings: { NODE_ENV, ...settings } })
  for (const url of ['/docs', '/docs/openapi.json', '/docs/reference.js']) expect((await other.guest().get(url)).statusCode).toBe(status)
  await other.close()
})
