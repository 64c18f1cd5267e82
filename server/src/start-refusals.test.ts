import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { SETTING_NAMES } from '#platform/settings.ts'

const APP_KEY = randomBytes(32).toString('base64url')
/** A secret as long as those of the services. */
const PUSHER_SECRET = '7ad3773142a6692b25b8'

/** Settings with which the server does not start, and the named one. */
const REFUSED: readonly (readonly [NodeJS.ProcessEnv, string])[] = [
  [{ APP_KEY: 'short' }, 'APP_KEY'],
  [{ APP_KEY: 'a'.repeat(40) }, 'APP_KEY'],
  [{ APP_KEY: 'change-me-change-me-change-me-change-me' }, 'APP_KEY'],
  [{ APP_KEY: '', REDIS_URL: 'redis://localhost' }, 'APP_KEY'],
  [{ ROLE: 'workers' }, 'ROLE'],
  [{ ROLE: 'worker', REDIS_URL: 'redis://localhost' }, 'DATABASE_URL'],
  [{ ROLE: 'web', PUSHER_SECRET, PUSHER_HOST: 'push.example.com' }, 'DATABASE_URL'],
  [{ ROLE: 'web', DATABASE_URL: 'postgres://localhost/orders' }, 'REDIS_URL'],
  [{ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/orders' }, 'REDIS_URL'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '1e3' }, 'PORT'],
  [{ NODE_ENV: 'Production' }, 'NODE_ENV'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
  [{ HOST: 'http://localhost' }, 'HOST'],
  [{ HOST: 'two words' }, 'HOST'],
  [{ APP_URL: 'nowhere' }, 'APP_URL'],
  [{ APP_URL: 'javascript:alert(1)' }, 'APP_URL'],
  [{ APP_URL: 'javascript://orders.example.com/%0aalert(1)' }, 'APP_URL'],
  [{ APP_URL: 'data:text/html,x' }, 'APP_URL'],
  [{ APP_URL: 'ftp://orders.example.com' }, 'APP_URL'],
  [{ APP_URL: 'file:///etc' }, 'APP_URL'],
  [{ APP_URL: 'https:orders.example.com' }, 'APP_URL'],
  [{ APP_URL: 'https://' }, 'APP_URL'],
  [{ APP_URL: 'https://ann:pw@orders.example.com' }, 'APP_URL'],
  [{ APP_URL: 'https://orders.example.com/app' }, 'APP_URL'],
  [{ APP_URL: 'https://orders.example.com/?a=1' }, 'APP_URL'],
  [{ APP_URL: 'https://orders.example.com/#a' }, 'APP_URL'],
  [{ BRAND_NAME: 'x'.repeat(61) }, 'BRAND_NAME'],
  [{ BRAND_NAME: 'Two\nlines' }, 'BRAND_NAME'],
  [{ DATABASE_URL: 'mysql://localhost/orders' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://host:port/orders' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ APP_KEY, REDIS_URL: 'redis://' }, 'REDIS_URL'],
  [{ PUSHER_APP_ID: '../apps' }, 'PUSHER_APP_ID'],
  [{ PUSHER_KEY: 'a/b' }, 'PUSHER_KEY'],
  [{ PUSHER_SECRET: 'x' }, 'PUSHER_SECRET'],
  [{ PUSHER_SECRET: 'x'.repeat(40) }, 'PUSHER_SECRET'],
  [{ PUSHER_SECRET: 'app-secret-app-secret-app-secret' }, 'PUSHER_SECRET'],
  [{ PUSHER_SECRET: 'abcdefghijklmnopqrstuvwxyz' }, 'PUSHER_SECRET'],
  [{ PUSHER_HOST: 'push.example.com' }, 'PUSHER_SECRET'],
  [{ PUSHER_SECRET, PUSHER_HOST: "push.example.com; script-src 'unsafe-inline'" }, 'PUSHER_HOST'],
  [{ PUSHER_SECRET, PUSHER_HOST: 'https://push.example.com' }, 'PUSHER_HOST'],
  [{ PUSHER_SECRET, PUSHER_HOST: 'push.example.com/path' }, 'PUSHER_HOST'],
  [{ PUSHER_SECRET, PUSHER_HOST: '*' }, 'PUSHER_HOST'],
  [{ PUSHER_SECRET, PUSHER_HOST: '2001:db8::7' }, 'PUSHER_HOST'],
  [{ DATABASE_READ_URL: 'postgres://replica/orders' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://host/orders', DATABASE_READ_URL: 'replica/orders' }, 'DATABASE_READ_URL'],
  [{ DATABASE_PREPARED: 'maybe' }, 'DATABASE_PREPARED'],
  [{ REDIS_SENTINELS: 'redis-1:26379', APP_KEY }, 'REDIS_URL'],
  [{ REDIS_SENTINELS: 'redis 1', REDIS_URL: 'redis://:pw@redis', APP_KEY }, 'REDIS_SENTINELS'],
  [{ REDIS_SENTINELS: 'redis-1:70000', REDIS_URL: 'redis://:pw@redis', APP_KEY }, 'REDIS_SENTINELS'],
  [{ REDIS_SENTINELS: 'redis-1,', REDIS_URL: 'redis://:pw@redis', APP_KEY }, 'REDIS_SENTINELS'],
  [{ REDIS_SENTINEL_MASTER: 'my master' }, 'REDIS_SENTINEL_MASTER'],
  [{ SMTP_URL: 'nonsense' }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://mail.example.com' }, 'APP_URL'],
  [{ SMTP_URL: 'smtps://o:5%@mail.example.com', APP_URL: 'https://orders.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://o%4:0@mail.example.com', APP_URL: 'https://orders.example.com' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'Orders' }, 'MAIL_FROM'],
  [{ SMS_URL: 'ftp://sms.example.com' }, 'SMS_URL'],
  [{ SMS_URL: 'http://8.8.8.8/send', APP_URL: 'https://orders.example.com' }, 'SMS_URL'],
  [{ MESSENGER_URL: 'https://sms.example.com' }, 'APP_URL'],
  [{ MESSAGES_PER_DAY: '0' }, 'MESSAGES_PER_DAY'],
  [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Orders\nBcc: b@example.com <a@example.com>' }, 'MAIL_FROM'],
  [{ PUSHER_PORT: '-1' }, 'PUSHER_PORT'],
  [{ PUSHER_SCHEME: 'ftp' }, 'PUSHER_SCHEME'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ RATE_LIMIT: 'none' }, 'RATE_LIMIT'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '::/0' }, 'TRUST_PROXY'],
  [{ API_DOCS: 'yes' }, 'API_DOCS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ METRICS_PORT: '9,464' }, 'METRICS_PORT'],
  [{ PORT: '3000', METRICS_PORT: '3000' }, 'METRICS_PORT'],
  [{ METRICS_HOST: 'not a host' }, 'METRICS_HOST'],
  [{ RETENTION_CUSTOMER_MONTHS: '0' }, 'RETENTION_CUSTOMER_MONTHS'],
  [{ RETENTION_CUSTOMER_MONTHS: '1.5' }, 'RETENTION_CUSTOMER_MONTHS'],
  [{ RETENTION_SIGN_IN_DAYS: 'ever' }, 'RETENTION_SIGN_IN_DAYS'],
  [{ RETENTION_MESSAGE_DAYS: '0' }, 'RETENTION_MESSAGE_DAYS'],
]

const table = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8').split('## What it refuses')[1] ?? ''

/** Operators and people who try the server out get one text. */
describe.each(REFUSED)('%j', (settings, name) => {
  test.each(['production', 'development'])('is refused in %s with the name of its setting and the allowed values', (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV, APP_KEY, ...settings })).toThrow(new RegExp(`^Wrong settings:\\n  ${name}: \\S.{5}`))
  })

  test('is in the documented table', () => {
    expect(table).toContain(`\`${name}\``)
  })
})

/** Settings with a clear meaning. */
const TAKEN: readonly NodeJS.ProcessEnv[] = [
  {},
  { HOST: '::', METRICS_PORT: '9464', METRICS_HOST: 'localhost' },
  { APP_URL: 'https://orders.example.com' },
  { APP_URL: 'http://localhost:3000/' },
  { APP_URL: 'https://xn--mnchen-3ya.example:8443' },
  { DATABASE_URL: 'postgres://tracklane:p%40ss@db.example.com:5432/orders?sslmode=require' },
  { DATABASE_URL: 'postgresql:///orders?host=/var/run/postgresql' },
  { REDIS_URL: 'rediss://:pw@redis.example.com:6380/1' },
  { REDIS_URL: 'redis://:pw@redis/2', REDIS_SENTINELS: 'redis-1, [fd00::7]:26380', REDIS_SENTINEL_MASTER: 'orders' },
  { PUSHER_SECRET },
  { PUSHER_SECRET, PUSHER_HOST: 'ws-eu.pusher.example', PUSHER_KEY: '278d425bdf160c739803', PUSHER_APP_ID: '1234567' },
  { PUSHER_SECRET, PUSHER_HOST: '10.0.0.7', PUSHER_SCHEME: 'http', PUSHER_PORT: '6001' },
  { SMTP_URL: 'smtp://user:pw@mail.example.com:587', APP_URL: 'https://orders.example.com' },
  {
    SMTP_URL: 'smtps://user:p%25w@mail.example.com',
    APP_URL: 'https://orders.example.com',
    MAIL_FROM: 'Läden & Söhne <orders@example.com>',
  },
  { SMS_URL: 'http://10.0.0.7:8080/send', MESSENGER_URL: 'https://u:p%40@wa.example.com/', APP_URL: 'https://orders.example.com' },
  { TRUST_PROXY: 'loopback, 10.0.0.0/8, 104.16.0.0/13' },
]

test.each(TAKEN)('%j is accepted in production', (settings) => {
  expect(readConfig({ NODE_ENV: 'production', APP_KEY, ...settings })).toMatchObject({ production: true })
})

test('every setting is described in README and .env.example', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  for (const name of SETTING_NAMES.filter((one) => one !== 'NODE_ENV')) {
    expect(read('README.md')).toContain(`\`${name}\``)
    expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'))
  }
})

test('several wrong settings are reported together', () => {
  expect(() => readConfig({ APP_KEY, PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})
