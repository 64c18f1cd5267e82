import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { Worker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { isPassword } from '#platform/session/password.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildUser } from '#testing/build.ts'
import { type MailServer, openMailServer } from '#testing/mail-server.ts'

export const NEW = 'nine small boats'
export const MINUTE = 60_000
export const LOGIN = 'ann@company.example'
const NOON = new Date('2026-11-27T12:00:00Z')

/** Starts a server that mails to a test's mail server, with a fresh world at noon before each test. */
export function letterRoom() {
  let mails: MailServer
  let app: TestApp
  let now = NOON
  const lines: string[] = []

  beforeAll(async () => {
    mails = await openMailServer()
    app = await testApp({
      clock: () => now,
      settings: { SMTP_URL: mails.url, APP_URL: 'https://orders.example.com', RATE_LIMIT: 'on' },
      log: createLog('trace', { write: (line: string) => void lines.push(line) }),
    })
  })
  beforeEach(async () => {
    now = NOON
    mails.behave({ as: 'accepts' })
    mails.received.length = 0
    lines.length = 0
    await app.renew()
  })
  afterAll(async () => {
    app.app.platform.mailer.close()
    await app.close()
    await mails.close()
  })

  async function guest() {
    const { headers } = await app.app.fastify.inject({ method: 'GET', url: '/api/sanctum/csrf-cookie' })
    const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
    const token = cookies.find((cookie) => cookie?.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
    const all = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
    return (url: string, payload: object, more: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      app.app.fastify.inject({ method: 'POST', url: `/api${url}`, headers: { ...all, ...more }, payload, remoteAddress })
  }
  const forgot = async (email: string, remoteAddress?: string) => (await guest())('/user/forgot-password', { email }, {}, remoteAddress)
  async function deliver(): Promise<void> {
    const worker = new Worker(app.app.platform, { regularly: () => () => undefined, rest: async () => undefined })
    await worker.tick()
    await worker.settled()
    await worker.stop()
  }
  function tokenIn(at = -1): string {
    const [, token = ''] = /\/login#reset=([\w-]+)/.exec(mails.received.at(at)?.text ?? '') ?? []
    return token
  }

  return {
    get app() {
      return app
    },
    get mails() {
      return mails
    },
    get now() {
      return now
    },
    /** Lines of the log since the test began. */
    lines,
    db: () => app.world.db,
    person: (draft: object = {}) =>
      buildUser(app.world.db, {
        role: 'logist',
        organization_id: app.world.organization,
        country_id: app.world.country,
        email: LOGIN,
        ...draft,
      }),
    guest,
    forgot,
    reset: async (token: string, password = NEW) => (await guest())('/user/reset-password', { token, password }),
    deliver,
    tokenIn,
    /** Requests a link and returns its token from the mail. */
    async asked(): Promise<string> {
      expect((await forgot(LOGIN)).statusCode).toBe(200)
      await deliver()
      return tokenIn()
    },
    async fits(id: number, password: string): Promise<boolean> {
      const { password_hash } = await app.world.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return isPassword(password_hash, password)
    },
    pass(milliseconds: number): void {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
