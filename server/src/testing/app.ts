import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@tracklane/contract/kit/role'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Logger, pino } from 'pino'
import { buildApp } from '#app.ts'
import type { Db } from '#db/db.ts'
import { loadTranslations } from '#features/i18n/i18n.service.ts'
import { readConfig } from '#platform/config.ts'
import type { Platform } from '#platform/context.ts'
import type { App } from '#platform/http/app.ts'
import type { SmtpLimits } from '#platform/mail/smtp.ts'
import type { GatewayLimits } from '#platform/outside/post-json.ts'
import { createPlatform } from '#platform/platform.ts'
import type { RealtimeLimits } from '#platform/realtime/limits.ts'
import { sessionCookie } from '#platform/session/cookies.ts'
import { newCsrfToken } from '#platform/session/csrf.ts'
import { ABSOLUTE_END } from '#platform/session/lifetime.ts'
import { hashed, newSecret } from '#platform/session/secret.ts'
import type { Translator } from '#platform/translator.ts'
import { freshWorld, type World } from './build.ts'

export interface TestApp {
  readonly app: App
  readonly world: World
  /** Returns a visitor signed in as the world's account of that role, or as the account with that id. */
  as(who: Role | number): Promise<Visitor>
  guest(): Visitor
  /** Returns the headers of a new session of that account: cookie and CSRF token. */
  credentials(who: Role | number): Promise<Record<string, string>>
  /** Restores the world; the server stays. */
  renew(): Promise<void>
  close(): Promise<void>
}

export interface TestAppOptions {
  readonly clock?: () => Date
  readonly settings?: NodeJS.ProcessEnv
  readonly limits?: Partial<RealtimeLimits>
  readonly log?: Logger
  readonly smtpLimits?: SmtpLimits
  readonly gatewayLimits?: GatewayLimits
}

export interface Visitor {
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  put(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  delete(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** Starts the whole server on a fresh world; tests call it through HTTP. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  let world = await freshWorld()
  const app = await serverOn(world.db, options)
  const credentials = (who: Role | number) => signedIn(app.platform, world, typeof who === 'number' ? who : world.users[who])
  return {
    app,
    get world() {
      return world
    },
    as: async (who) => visitor(app, await credentials(who)),
    guest: () => visitor(app, {}),
    credentials,
    renew: async () => {
      world = await freshWorld()
    },
    close: async () => {
      await app.fastify.close()
      await app.platform.realtime.close()
    },
  }
}

/** Starts the whole server on an existing database. Several of them stand for several processes. */
export async function serverOn(db: Db, { settings, limits, clock, log, smtpLimits, gatewayLimits }: TestAppOptions = {}): Promise<App> {
  const config = readConfig({
    DATA_DIR,
    APP_KEY: 'a-key-that-only-the-tests-know-0001',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...settings,
  })
  const bounded = { ...config, limits, smtpLimits, gatewayLimits } // no setting names these: only tests set them
  const platform = createPlatform({ config: bounded, db, log: log ?? pino({ level: config.logLevel }), clock })
  platform.translator.load(await deliveredTexts(platform))
  const app = await buildApp(platform)
  await app.fastify.ready()
  return app
}

/** The folder for mails of tests: no test writes into the folder of the sources. */
const DATA_DIR = join(tmpdir(), `tracklane-tests-${process.pid}`)

type Texts = Parameters<Translator['load']>[0]

let texts: Promise<Texts> | undefined

/** Returns all texts of the installation, read once per worker. */
function deliveredTexts(platform: Platform): Promise<Texts> {
  texts ??= new Promise((load, fail) => {
    loadTranslations({ ...platform, translator: { ...platform.translator, load } }).catch(fail)
  })
  return texts
}

/** Signs the account in; returns the headers of its new session. */
export async function signedIn({ config, clock }: Platform, world: World, userId: number): Promise<Record<string, string>> {
  const id = newSecret()
  const now = clock()
  await world.db
    .insertInto('sessions')
    .values(({ selectFrom }) => ({
      id_hash: hashed(id),
      user_id: userId,
      password_hash: selectFrom('users').select('password_hash').where('id', '=', userId),
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_END),
    }))
    .execute()
  return {
    cookie: `${sessionCookie(config.appUrl?.startsWith('https:') ?? false)}=${id}`,
    'x-xsrf-token': newCsrfToken(config.appKey, hashed(id)),
  }
}

function visitor(app: App, session: Record<string, string>): Visitor {
  const send = (method: InjectOptions['method'], url: string, headers: Record<string, string>, body?: object) =>
    app.fastify.inject({ method, url: `/api${url}`, headers: { ...session, ...headers }, ...(body ? { payload: body } : {}) })
  return {
    get: (url, headers = {}) => send('GET', url, headers),
    post: (url, body, headers = {}) => send('POST', url, headers, body),
    put: (url, body, headers = {}) => send('PUT', url, headers, body),
    delete: (url, headers = {}) => send('DELETE', url, headers),
  }
}
