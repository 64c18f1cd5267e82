import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { securityHeaders } from './headers.ts'
import { webRoutes } from './web.ts'

const folder = mkdtempSync(join(tmpdir(), 'tracklane-web-'))
const root = join(folder, 'dist')
const HTML = { accept: 'text/html,*/*;q=0.8' }

let test: TestApp
let fastify: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>screen</title>')
  writeFileSync(
    join(root, 'addresses.json'),
    JSON.stringify([
      '/',
      '/login',
      '/order/kanban',
      '/order/index',
      '/courier/',
      '/a.b',
      '/faq/$id/edit',
      ['/faq-admin', '/faq-admin/category/'],
    ]),
  )
  mkdirSync(join(root, 'pages'))
  writeFileSync(join(root, 'pages', 'login.html'), '<!doctype html><title>sign-in</title>')
  writeFileSync(join(root, 'pages', 'board.html'), '<!doctype html><title>board</title>')
  writeFileSync(join(root, 'assets', 'main-abc.js'), 'run()')
  writeFileSync(join(root, 'sw.js'), 'work()')
  writeFileSync(join(root, '.env'), 'SECRET=inside')
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(root, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(folder, 'secret.txt'), 'SECRET=outside')
  test = await testApp()
  fastify = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await securityHeaders(fastify, test.app.platform.config)
  await webRoutes({ ...test.app, fastify }, root)
})
afterAll(async () => {
  await fastify.close()
  await test.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = HTML) => fastify.inject({ method: 'GET', url, headers })

describe('the web client', () => {
  it.each(['/', '/order/kanban', '/order/index?id=12', '/login/', '/courier', '/a.b', '/faq/7/edit'])(
    'is the index at %s, never kept without asking',
    async (url) => {
      const { statusCode, headers, body } = await get(url)
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>screen</title>'])
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  describe('with a script in its page', () => {
    const CODE = "\n  document.documentElement.lang = 'de'\n"
    const page = (code: string) => `<!doctype html><script>${code}</script><script type="module" src="/assets/main-abc.js"></script>`
    const allowing = (code: string) => `script-src 'self' 'sha256-${createHash('sha256').update(code).digest('base64')}';`
    let folder: string
    let built: FastifyInstance
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tracklane-page-'))
      mkdirSync(join(folder, 'assets'))
      writeFileSync(join(folder, 'index.html'), page(CODE))
      writeFileSync(join(folder, 'sw.js'), 'work()')
      built = Fastify()
      await securityHeaders(built, test.app.platform.config)
      await webRoutes({ ...test.app, fastify: built }, folder)
    })
    afterEach(async () => {
      await built.close()
      rmSync(folder, { recursive: true })
    })
    const policyAt = async (url: string, accept: object = {}) =>
      (await built.inject({ url, headers: { ...HTML, ...accept } })).headers['content-security-policy']

    it('allows that script, and only in the page', async () => {
      for (const url of ['/', '/order/kanban', '/index.html']) expect(await policyAt(url)).toContain(allowing(CODE))
      expect(await policyAt('/sw.js')).toContain("script-src 'self';")
    })

    it('allows it in a compressed page too', async () => {
      writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page(CODE)))
      const answer = await built.inject({ url: '/', headers: { ...HTML, 'accept-encoding': 'br' } })
      expect(answer.headers['content-encoding']).toBe('br')
      expect(answer.headers['content-security-policy']).toContain(allowing(CODE))
    })

    it('knows the script of a rebuilt page', async () => {
      await policyAt('/')
      writeFileSync(join(folder, 'index.html'), page('another()'))
      utimesSync(join(folder, 'index.html'), new Date(), new Date('2026-11-29T10:00:00Z'))
      expect(await policyAt('/')).toContain(allowing('another()'))
    })
  })

  it.each([
    '/order',
    '/order/kanban/x',
    '/.env',
    '/.vite/manifest.json',
    '/metrics',
    '/wp-login.php',
    '/server-status',
    '/aXb',
    '/faq//edit',
    '/faq/7/8/edit',
    '/Login',
    '/__proto__',
    '/constructor',
    '/login%2f',
  ])('answers 404 for %s in the requested format', async (url) => {
    const page = await get(url)
    expect([page.statusCode, page.body]).toEqual([404, '<!doctype html><title>screen</title>'])
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' })
    for (const accept of ['application/json', '*/*', 'image/png']) {
      const answer = await get(url, { accept })
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Not found'])
    }
    expect((await get(url, {})).statusCode).toBe(404)
  })

  it.each(['/faq-admin', '/faq-admin/', '/faq-admin?page=2'])('redirects %s to the first page of its group', async (url) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([302, '/faq-admin/category/'])
    expect((await get('/faq-admin/x')).statusCode).toBe(404)
  })

  describe('with one HTML file per page', () => {
    let built: FastifyInstance
    const SIGNED_IN = { ...HTML, cookie: `a=b; session=${'x'.repeat(43)}` }
    const GUEST = { ...HTML, cookie: `session=${'x'.repeat(64)}` }

    beforeAll(async () => {
      writeFileSync(join(root, 'pages.json'), JSON.stringify({ '/login': 'pages/login.html', '/order/kanban': 'pages/board.html' }))
      built = Fastify()
      await webRoutes({ ...test.app, fastify: built }, root)
    })
    afterAll(async () => {
      await built.close()
      rmSync(join(root, 'pages.json'))
    })

    it.each([
      ['/order/kanban', SIGNED_IN, 'board'],
      ['/order/kanban/', SIGNED_IN, 'board'],
      ['/order/kanban', GUEST, 'sign-in'],
      ['/order/kanban', HTML, 'sign-in'],
      ['/order/kanban', { ...HTML, cookie: `__Host-session=${'x'.repeat(43)}` }, 'board'],
      ['/order/index', SIGNED_IN, 'screen'],
      ['/login', SIGNED_IN, 'sign-in'],
    ])('sends for %s the page with the code it needs', async (url, headers, title) => {
      const answer = await built.inject({ url, headers })
      expect([answer.statusCode, answer.body]).toEqual([200, `<!doctype html><title>${title}</title>`])
      expect(answer.headers['cache-control']).toBe('no-cache')
    })

    it('serves none of these files by name', async () => {
      expect((await built.inject({ url: '/pages/board.html', headers: HTML })).statusCode).toBe(404)
    })
  })

  it('serves the index everywhere for a build without a list of pages', async () => {
    rmSync(join(root, 'addresses.json'))
    const older = Fastify()
    await webRoutes({ ...test.app, fastify: older }, root)
    expect((await older.inject({ url: '/anything', headers: HTML })).statusCode).toBe(200)
    await older.close()
  })

  it('lets browsers keep files whose name has a content hash', async () => {
    const { body, headers } = await get('/assets/main-abc.js')
    expect(body).toBe('run()')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': expect.stringContaining('javascript') })
  })

  it('serves the service worker without caching it', async () => {
    const { body, headers } = await get('/sw.js')
    expect(body).toBe('work()')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain("worker-src 'self'")
  })

  it.each(['/assets/gone.js', '/api/nowhere', '/health/nowhere', '/apps/x/events', '/app/key', '/sanctum/x', '/broadcasting/x'])(
    'does not stand in for %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url)
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toContain('application/json')
      expect(JSON.parse(body).message).toBe('Not found')
    },
  )

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '//secret.txt',
    '/.env',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/main-abc.js%00.html',
    '/assets/main-abc.js/',
    '/assets%2fmain-abc.js/../../../secret.txt',
  ])('serves no foreign file at %s', async (url) => {
    for (const headers of [HTML, { accept: 'application/json' }]) {
      const { statusCode, body } = await get(url, headers)
      expect(body).not.toContain('SECRET')
      expect(statusCode).toBeLessThan(500)
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('has no page for %s', async (method) => {
    expect((await fastify.inject({ method, url: '/order/kanban', headers: HTML })).statusCode).toBe(404)
  })
})
