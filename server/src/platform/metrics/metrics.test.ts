import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { addJobGauges } from '#platform/jobs/job-gauges.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { browser } from '#testing/browser.ts'
import { buildOrder } from '#testing/build.ts'
import { serveMetrics } from './serve-metrics.ts'

const NOW = new Date('2026-11-27T10:00:00Z')
let app: TestApp
let metrics: Awaited<ReturnType<typeof serveMetrics>>
const place = { port: 0, host: '127.0.0.1' }
const pool = () => ({ open: 5, idle: 2, waiting: 1 })

beforeAll(async () => {
  app = await testApp({ clock: () => NOW })
  addJobGauges(app.app.platform)
  metrics = await serveMetrics(app.app.platform, place, pool)
})
afterAll(async () => {
  await metrics.stop()
  await app.close()
})

const ask = (path = '/metrics', init: RequestInit = {}) => fetch(`http://127.0.0.1:${metrics.port}${path}`, init)

/** Returns each line with a figure, by its name and labels. */
async function figures(): Promise<Map<string, number>> {
  const lines = (await (await ask()).text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

test('requests are counted by endpoint, independent of the ids in the path', async () => {
  const { id } = await buildOrder(app.world)
  const logist = await app.as('logist')
  for (const path of [`/order/${id}`, '/order/999999', `/order/${id}?secret=hunter2`]) await logist.get(path)
  await app.guest().get('/order/hunter2/nowhere')
  const told = await figures()
  expect(told.get('tracklane_http_requests_total{method="GET",route="/api/order/:id",status="200"}')).toBe(2)
  expect(told.get('tracklane_http_requests_total{method="GET",route="/api/order/:id",status="404"}')).toBe(1)
  expect(told.get('tracklane_http_requests_total{method="GET",route="none",status="404"}')).toBe(1)
  expect(told.get('tracklane_http_request_duration_seconds_count{method="GET",route="/api/order/:id"}')).toBe(3)
  expect([...told.keys()].join('\n')).not.toContain('hunter2')
})

test('sign-ins are counted by their result', async () => {
  const before = await figures()
  const { email } = await app.world.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', app.world.users.logist)
    .executeTakeFirstOrThrow()
  await browser(app.app).login(email, 'not this one')
  const refused = 'tracklane_sign_ins_total{kind="refused"}'
  expect((await figures()).get(refused)).toBe((before.get(refused) ?? 0) + 1)
})

test('connections, sockets and the event loop are measured', async () => {
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.fastify.server.address() as AddressInfo // it listens on a port
  expect((await figures()).get('tracklane_sockets')).toBe(0)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.app.platform.config.pusher.key}?protocol=7`)
  await once(socket, 'message')
  const told = await figures()
  expect(told.get('tracklane_sockets')).toBe(1)
  socket.terminate()
  expect(['busy', 'idle', 'waiting'].map((state) => told.get(`tracklane_database_connections{state="${state}"}`))).toEqual([3, 2, 1])
  expect(told.has('tracklane_nodejs_eventloop_lag_p99_seconds')).toBe(true)
})

test('jobs are measured by kind: waiting, given up, age of the oldest due one, duration of a try', async () => {
  const { db } = app.world
  const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
  const job = { kind: 'retention', payload: '{}' }
  await db
    .insertInto('jobs')
    .values([
      { ...job, run_at: ago(90), turn: 'one' },
      { ...job, run_at: ago(30), turn: 'two' },
      { ...job, run_at: ago(-60), turn: 'later' },
      { ...job, run_at: ago(300), turn: 'dead', state: 'dead', finished_at: NOW },
      { ...job, run_at: ago(300), turn: 'done', state: 'done', finished_at: NOW },
      { ...job, run_at: ago(-60), turn: 'works', state: 'running' },
      { ...job, kind: 'of-a-newer-version', run_at: ago(1) },
    ])
    .execute()
  app.app.platform.metrics.jobTried({ kind: 'retention', seconds: 0.2 })
  const told = await figures()
  const of = (name: string, kind = 'retention') => told.get(`tracklane_${name}{kind="${kind}"}`)
  expect(['jobs_waiting', 'jobs_dead', 'jobs_oldest_seconds', 'job_duration_seconds_count'].map((name) => of(name))).toEqual([3, 1, 90, 1])
  expect(of('jobs_waiting', 'of-a-newer-version')).toBe(1)
  await db.deleteFrom('jobs').execute()
  const none = await figures()
  expect(none.get('tracklane_jobs_waiting{kind="retention"}')).toBe(0)
})

test('names follow the conventions: one prefix, a unit, and _total for counters', async () => {
  const lines = (await (await ask()).text()).split('\n').filter((line) => line.startsWith('# TYPE'))
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    const [, , name = '', type] = line.split(' ')
    expect(name).toMatch(/^tracklane_[a-z][a-z0-9_]*$/)
    // The library's own metrics of Node have other names.
    if (!name.startsWith('tracklane_nodejs_')) expect(name.endsWith('_total'), name).toBe(type === 'counter')
  }
})

test('the port of metrics serves nothing else, and the application serves no metrics', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics/..%2f')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405)
  const here = await ask()
  expect(here.headers.get('content-type')).toContain('text/plain; version=')
  expect((await app.app.fastify.inject('/metrics')).body).not.toContain('tracklane_sockets')
})

test('an occupied port is reported with its setting', async () => {
  await expect(serveMetrics(app.app.platform, { ...place, port: metrics.port }, undefined)).rejects.toThrow(
    `Port ${metrics.port} is in use by another program. Stop it, or set METRICS_PORT.`,
  )
})
