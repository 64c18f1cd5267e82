import { keptKey } from './kept-key.ts'
import type { Sender } from './mail/sender.ts'
import type { Trust } from './proxies.ts'
import { type Place, readSettings } from './settings.ts'

export interface RedisSentinels {
  readonly at: readonly Place[]
  /** The name under which the sentinels know the master. */
  readonly master: string
}

export interface Config {
  readonly production: boolean
  /** The work of this process: it serves requests, works off jobs, or both. */
  readonly role: 'all' | 'web' | 'worker'
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly brand: string
  /** The allowed origin and the base of links in mail; undefined: the Origin must equal the Host. */
  readonly appUrl: string | undefined
  /** Signs CSRF tokens and, unless PUSHER_SECRET says otherwise, channel subscriptions. */
  readonly appKey: string
  readonly databaseUrl: string | undefined
  /** The URL of a streaming replica for reads; undefined without one. */
  readonly readUrl: string | undefined
  readonly preparesStatements: boolean
  readonly redisUrl: string | undefined
  /** Sentinels that know the current Redis master; undefined: the Redis of the URL. */
  readonly redisSentinels: RedisSentinels | undefined
  readonly pusher: {
    readonly appId: string
    readonly key: string
    readonly secret: string
    readonly host: string | undefined
    readonly port: number
    readonly scheme: 'http' | 'https'
  }
  readonly mail: {
    /** The mail server; undefined: mails are written to files. */
    readonly smtpUrl: string | undefined
    readonly from: Sender
  }
  /** Gateways of the operator; undefined without one. */
  readonly gateways: { readonly smsUrl: string | undefined; readonly messengerUrl: string | undefined; readonly messagesPerDay: number }
  readonly demo: boolean
  readonly rateLimit: boolean
  /** Proxies with trusted X-Forwarded-* headers; undefined without one. */
  readonly trustProxy: Trust | undefined
  readonly logLevel: string
  readonly retention: {
    /** The months after which a finished order loses its customer data; undefined: it keeps them. */
    readonly customerMonths: number | undefined
    readonly signInDays: number
    readonly messageDays: number
  }
  /** The address of the figures for Prometheus; undefined: they are not served. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** Serves the reference of the API at /api/docs. */
  readonly apiDocs: boolean
}

/** Reads and checks the settings. Throws one error that names every wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const settings = readSettings(environment)
  const production = settings.NODE_ENV === 'production'
  const appKey = settings.APP_KEY ?? keptKey(settings.DATA_DIR)
  return {
    production,
    role: settings.ROLE,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    brand: settings.BRAND_NAME,
    appUrl: settings.APP_URL,
    appKey,
    databaseUrl: settings.DATABASE_URL,
    readUrl: settings.DATABASE_READ_URL,
    preparesStatements: settings.DATABASE_PREPARED === 'on',
    redisUrl: settings.REDIS_URL,
    redisSentinels: settings.REDIS_SENTINELS && { at: settings.REDIS_SENTINELS, master: settings.REDIS_SENTINEL_MASTER },
    pusher: {
      appId: settings.PUSHER_APP_ID,
      key: settings.PUSHER_KEY,
      secret: settings.PUSHER_SECRET ?? appKey,
      host: settings.PUSHER_HOST,
      port: settings.PUSHER_PORT,
      scheme: settings.PUSHER_SCHEME,
    },
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM ?? { name: settings.BRAND_NAME, address: `no-reply@${hostOf(settings.APP_URL)}` },
    },
    gateways: { smsUrl: settings.SMS_URL, messengerUrl: settings.MESSENGER_URL, messagesPerDay: settings.MESSAGES_PER_DAY },
    demo: !production && (settings.DEMO ?? true),
    rateLimit: settings.RATE_LIMIT === 'on',
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    retention: {
      customerMonths: settings.RETENTION_CUSTOMER_MONTHS,
      signInDays: settings.RETENTION_SIGN_IN_DAYS,
      messageDays: settings.RETENTION_MESSAGE_DAYS,
    },
    metrics: settings.METRICS_PORT === undefined ? undefined : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    apiDocs: settings.API_DOCS ? settings.API_DOCS === 'on' : !production,
  }
}

function hostOf(appUrl: string | undefined): string {
  return appUrl ? new URL(appUrl).hostname : 'localhost'
}
