import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { appKeyProblem } from './app-key.ts'
import { readTrust, type Trust } from './proxies.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535))
/** A whole number from 1 on. */
const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, 'a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(most))
const empty = (value: unknown): unknown => (value === '' ? undefined : value)

function refuseGuessable(key: string, { addIssue }: z.core.$RefinementCtx): void {
  const problem = appKeyProblem(key)
  if (problem) addIssue({ code: 'custom', message: problem })
}

function asTrust(text: string, { addIssue }: z.core.$RefinementCtx): Trust {
  try {
    return readTrust(text)
  } catch (error) {
    addIssue({ code: 'custom', message: (error as Error).message }) // it throws nothing else
    return z.NEVER
  }
}

/** Every setting of the server; README lists them with their defaults. */
const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  BRAND_NAME: z.string().trim().min(1).max(60).default('Tracklane'),
  APP_URL: z.url().optional(),
  APP_KEY: z.string().min(32, 'at least 32 characters').superRefine(refuseGuessable).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'a URL like postgres://user:password@host/database')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'a URL like redis://host:6379')
    .optional(),
  PUSHER_APP_ID: z.string().default('tracklane'),
  PUSHER_KEY: z.string().default('tracklane-key'),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_HOST: z.string().optional(),
  PUSHER_PORT: port.default(443),
  PUSHER_SCHEME: z.enum(['http', 'https']).default('https'),
  DEMO: flag.optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.string().transform(asTrust).optional(),
  RETENTION_CUSTOMER_MONTHS: count(600).optional(),
  RETENTION_SIGN_IN_DAYS: count(3_650).default(180),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  API_DOCS: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly brand: string
  /** Allowed origin and the base of links in mail; undefined: the Origin must equal the Host. */
  readonly appUrl: string | undefined
  /** Signs CSRF tokens and, unless PUSHER_SECRET says otherwise, channel subscriptions. */
  readonly appKey: string
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly pusher: {
    readonly appId: string
    readonly key: string
    readonly secret: string
    readonly host: string | undefined
    readonly port: number
    readonly scheme: 'http' | 'https'
  }
  readonly demo: boolean
  readonly rateLimit: boolean
  /** Whose X-Forwarded-* are believed; undefined: nobody's. */
  readonly trustProxy: Trust | undefined
  readonly logLevel: string
  readonly retention: {
    /** After so many months a finished order no longer says whose it was; undefined: it always does. */
    readonly customerMonths: number | undefined
    readonly signInDays: number
  }
  /** Where figures for Prometheus are told; undefined: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** The reference of the API at /api/docs. */
  readonly apiDocs: boolean
}

/** Reads and checks the settings; throws one error that names every wrong one. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, empty(value)]))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Wrong settings:\n${lines.join('\n')}`)
  }
  const settings = parsed.data
  if (settings.REDIS_URL && !settings.APP_KEY)
    throw new Error('Wrong settings:\n  APP_KEY: needed with REDIS_URL, the same for every process')
  if (settings.METRICS_PORT !== undefined && settings.METRICS_PORT !== 0 && settings.METRICS_PORT === settings.PORT)
    throw new Error('Wrong settings:\n  METRICS_PORT: another one than PORT, so that nobody comes there by way of the application')
  const production = settings.NODE_ENV === 'production'
  const appKey = settings.APP_KEY ?? keptKey(settings.DATA_DIR)
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    brand: settings.BRAND_NAME,
    appUrl: settings.APP_URL,
    appKey,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    pusher: {
      appId: settings.PUSHER_APP_ID,
      key: settings.PUSHER_KEY,
      secret: settings.PUSHER_SECRET ?? appKey,
      host: settings.PUSHER_HOST,
      port: settings.PUSHER_PORT,
      scheme: settings.PUSHER_SCHEME,
    },
    demo: !production && (settings.DEMO ?? true),
    rateLimit: settings.RATE_LIMIT === 'on',
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    retention: { customerMonths: settings.RETENTION_CUSTOMER_MONTHS, signInDays: settings.RETENTION_SIGN_IN_DAYS },
    metrics: settings.METRICS_PORT === undefined ? undefined : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    apiDocs: settings.API_DOCS ? settings.API_DOCS === 'on' : !production,
  }
}

/** The key of this installation: made once, readable by its owner only. */
function keptKey(dataDir: string): string {
  const file = join(dataDir, 'app.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}
