import { isIP } from 'node:net'
import { z } from 'zod'
import { keyProblem } from './keys.rules.ts'
import { readSender, type Sender } from './mail/sender.ts'
import { isPrivateAddress } from './outside/private-address.ts'
import { readTrust, type Trust } from './proxies.ts'

type Add = z.core.$RefinementCtx

export interface Place {
  readonly host: string
  readonly port: number
}

const SENTINEL_PORT = 26_379

const flag = z.enum(['0', '1', 'true', 'false'], 'one of 1, 0, true, false').transform((value) => value === '1' || value === 'true')
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port: a number up to 65535')
  .transform(Number)
  .pipe(z.int().max(65_535, 'a port: a number up to 65535'))
/** A whole number from 1 on. */
const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(most))
const word = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words, `one of ${words.join(', ')}`)

/** A host for the policy of every page, where a space or a semicolon would change the meaning. */
const host = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || /^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/.test(text),
    'the name or the address of a host alone, like push.example.com',
  )

/** Characters. */
const SHORTEST_KEY = 32

const key = (fewest: number) =>
  z
    .string()
    .min(fewest, `at least ${fewest} characters: openssl rand -base64 48`)
    .superRefine((text, { addIssue }: Add) => {
      const problem = keyProblem(text)
      if (problem) addIssue({ code: 'custom', message: `${problem}: openssl rand -base64 48` })
    })

/** Returns the reason why this key must not sign; undefined where it may. */
export function keyFault(text: string): string | undefined {
  return key(SHORTEST_KEY).safeParse(text).error?.issues[0]?.message
}

/** Several `host:port` with commas; the port of Sentinel by default. */
const places = z
  .string()
  .max(1_000)
  .transform((text, { addIssue }: Add): Place[] => {
    const parsed = text.split(',').map((part) => /^(\[[\da-f:]{2,45}\]|[\w.-]{1,253})(?::(\d{1,5}))?$/i.exec(part.trim()))
    const found = parsed.flatMap((part) =>
      part?.[1] ? [{ host: part[1].replace(/^\[|\]$/g, ''), port: Number(part[2] ?? SENTINEL_PORT) }] : [],
    )
    if (found.length === parsed.length && found.every(({ port: one }) => one > 0 && one <= 65_535)) return found
    addIssue({ code: 'custom', message: 'hosts with commas between them, like redis-1.example.com:26379,redis-2.example.com:26379' })
    return z.NEVER
  })

interface UrlRule {
  readonly schemes: readonly string[]
  readonly like: string
  /** True for a socket in a folder, which has no host. */
  readonly mayLackHost?: boolean
}

const url = ({ schemes, like, mayLackHost = false }: UrlRule) =>
  z.string().refine((text) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined
    return (
      parsed !== undefined &&
      schemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}://`)) &&
      (mayLackHost || parsed.hostname !== '')
    )
  }, `a URL like ${like}`)

/** Refuses more than an origin: origins are compared with it and links begin with it, so a path, a query or a password would be lost. */
function refuseMoreThanOrigin(text: string, { addIssue }: Add): void {
  if (!URL.canParse(text)) return
  const { pathname, search, hash, username, password } = new URL(text)
  if (pathname !== '/' || search || hash || username || password)
    addIssue({ code: 'custom', message: 'the address alone, like https://orders.example.com: without path, query and password' })
}

function asTrust(text: string, { addIssue }: Add): Trust {
  try {
    return readTrust(text)
  } catch (error) {
    addIssue({ code: 'custom', message: (error as Error).message }) // it throws nothing else
    return z.NEVER
  }
}

/** Refuses unreadable URLs. A password may hold any character, written as %40 and the like. */
function refuseUnreadable(text: string, { addIssue }: Add): void {
  if (!URL.canParse(text)) return
  const { username, password } = new URL(text)
  try {
    for (const part of [username, password]) decodeURIComponent(part)
  } catch {
    addIssue({ code: 'custom', message: 'a % in the user name or the password is written %25' })
  }
}

function asSender(text: string, { addIssue }: Add): Sender {
  const sender = readSender(text)
  if (sender) return sender
  addIssue({ code: 'custom', message: 'one address, like orders@example.com or Orders <orders@example.com>' })
  return z.NEVER
}

const gateway = url({ schemes: ['https', 'http'], like: 'https://user:password@sms.example.com/send' })
  .superRefine(refuseUnreadable)
  .superRefine((text, { addIssue }: Add) => {
    if (!URL.canParse(text)) return
    const { protocol, hostname } = new URL(text)
    const host = hostname.replace(/^\[|\]$/g, '')
    if (protocol === 'http:' && isIP(host) !== 0 && !isPrivateAddress(host))
      addIssue({ code: 'custom', message: 'https://, since http:// goes to loopback and private addresses alone' })
  })

const database = url({ schemes: ['postgres', 'postgresql'], like: 'postgres://user:password@host/database', mayLackHost: true })

const APP_URL = { schemes: ['https', 'http'], like: 'https://orders.example.com' }
const PUSHER_WORD = z.string().regex(/^[\w-]{1,100}$/, 'letters, digits, - and _ alone: it stands in the address of the socket')

/** All settings of the server; README lists them with their defaults. */
const Environment = z.object({
  NODE_ENV: word(['production', 'development', 'test']).default('development'),
  ROLE: word(['all', 'web', 'worker']).default('all'),
  PORT: port.default(3000),
  HOST: host.default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  BRAND_NAME: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^\P{Cc}*$/u, 'one line of text')
    .default('Tracklane'),
  APP_URL: url(APP_URL).superRefine(refuseMoreThanOrigin).optional(),
  APP_KEY: key(SHORTEST_KEY).optional(),
  DATABASE_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  DATABASE_PREPARED: word(['on', 'off']).default('on'),
  REDIS_URL: url({ schemes: ['redis', 'rediss'], like: 'redis://host:6379' }).optional(),
  REDIS_SENTINELS: places.optional(),
  REDIS_SENTINEL_MASTER: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'the name by which the sentinels know the Redis, like mymaster')
    .default('mymaster'),
  PUSHER_APP_ID: PUSHER_WORD.default('tracklane'),
  PUSHER_KEY: PUSHER_WORD.default('tracklane-key'),
  PUSHER_SECRET: key(20).optional(),
  PUSHER_HOST: host
    .refine((text) => isIP(text) !== 6, 'a name or an IPv4 address: the security policy of a page cannot name an IPv6 address')
    .optional(),
  PUSHER_PORT: port.default(443),
  PUSHER_SCHEME: word(['http', 'https']).default('https'),
  SMTP_URL: url({ schemes: ['smtp', 'smtps'], like: 'smtps://user:password@mail.example.com' })
    .superRefine(refuseUnreadable)
    .optional(),
  SMS_URL: gateway.optional(),
  MESSENGER_URL: gateway.optional(),
  MESSAGES_PER_DAY: count(1_000_000).default(2_000),
  MAIL_FROM: z.string().transform(asSender).optional(),
  DEMO: flag.optional(),
  RATE_LIMIT: word(['on', 'off']).default('on'),
  TRUST_PROXY: z.string().transform(asTrust).optional(),
  RETENTION_CUSTOMER_MONTHS: count(600).optional(),
  RETENTION_SIGN_IN_DAYS: count(3_650).default(180),
  RETENTION_MESSAGE_DAYS: count(3_650).default(90),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  API_DOCS: word(['on', 'off']).optional(),
  LOG_LEVEL: word(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Settings = z.output<typeof Environment>

export const SETTING_NAMES = Object.keys(Environment.shape)

/** Reads and checks the settings. Throws one error that names every wrong setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const wrong = parsed.success
    ? problemsTogether(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || wrong.length > 0) throw wrongSettings(wrong)
  return parsed.data
}

export function wrongSettings(wrong: readonly string[]): Error {
  return new Error(`Wrong settings:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
}

/** Returns the faults of settings that are right by themselves and wrong together. */
function problemsTogether(settings: Settings): string[] {
  const problems: readonly (readonly [boolean, string])[] = [
    [Boolean(settings.REDIS_URL && !settings.APP_KEY), 'APP_KEY: needed with REDIS_URL, the same for every process'],
    [
      Boolean(settings.REDIS_SENTINELS && !settings.REDIS_URL),
      'REDIS_URL: needed with REDIS_SENTINELS, its password and database hold for the Redis that they name',
    ],
    [
      Boolean(settings.DATABASE_READ_URL && !settings.DATABASE_URL),
      'DATABASE_URL: needed with DATABASE_READ_URL, the database that this is a replica of',
    ],
    [Boolean(settings.PUSHER_HOST && !settings.PUSHER_SECRET), 'PUSHER_SECRET: needed with PUSHER_HOST, the one that this service knows'],
    [Boolean(settings.SMTP_URL && !settings.APP_URL), 'APP_URL: needed with SMTP_URL, because links in mail begin with it'],
    [
      Boolean((settings.SMS_URL || settings.MESSENGER_URL) && !settings.APP_URL),
      'APP_URL: needed with SMS_URL and MESSENGER_URL, because links in messages begin with it',
    ],
    [settings.ROLE !== 'all' && !settings.DATABASE_URL, 'DATABASE_URL: needed with ROLE, since several processes share one database'],
    [
      settings.ROLE !== 'all' && !settings.REDIS_URL && !settings.PUSHER_HOST,
      'REDIS_URL: needed with ROLE, or PUSHER_HOST, so that browsers hear what other processes do',
    ],
    [
      settings.METRICS_PORT !== undefined && settings.METRICS_PORT !== 0 && settings.METRICS_PORT === settings.PORT,
      'METRICS_PORT: another one than PORT, so that nobody comes there by way of the application',
    ],
  ]
  return problems.flatMap(([isWrong, text]) => (isWrong ? [text] : []))
}
