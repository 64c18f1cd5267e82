import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'

const APP_KEY = randomBytes(32).toString('base64url')

/** Settings the server does not start with, and the one that it names. */
const REFUSED: readonly (readonly [NodeJS.ProcessEnv, string])[] = [
  [{ APP_KEY: 'short' }, 'APP_KEY'],
  [{ APP_KEY: 'a'.repeat(40) }, 'APP_KEY'],
  [{ APP_KEY: 'change-me-change-me-change-me-change-me' }, 'APP_KEY'],
  [{ APP_KEY: '', REDIS_URL: 'redis://localhost' }, 'APP_KEY'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '1e3' }, 'PORT'],
  [{ APP_URL: 'nowhere' }, 'APP_URL'],
  [{ BRAND_NAME: 'x'.repeat(61) }, 'BRAND_NAME'],
  [{ DATABASE_URL: 'mysql://localhost/orders' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ PUSHER_PORT: '-1' }, 'PUSHER_PORT'],
  [{ PUSHER_SCHEME: 'ftp' }, 'PUSHER_SCHEME'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ RATE_LIMIT: 'none' }, 'RATE_LIMIT'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ API_DOCS: 'yes' }, 'API_DOCS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ METRICS_PORT: '9,464' }, 'METRICS_PORT'],
  [{ PORT: '3000', METRICS_PORT: '3000' }, 'METRICS_PORT'],
  [{ RETENTION_CUSTOMER_MONTHS: '0' }, 'RETENTION_CUSTOMER_MONTHS'],
  [{ RETENTION_CUSTOMER_MONTHS: '1.5' }, 'RETENTION_CUSTOMER_MONTHS'],
  [{ RETENTION_SIGN_IN_DAYS: 'ever' }, 'RETENTION_SIGN_IN_DAYS'],
]

const table = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8').split('## What it refuses')[1] ?? ''

describe.each(REFUSED)('%j', (settings, name) => {
  test('is refused by the name of its setting, and says what it may be', () => {
    expect(() => readConfig({ APP_KEY, ...settings })).toThrow(new RegExp(`^Wrong settings:\\n  ${name}: \\S.{5}`))
  })

  test('stands in the table of what is refused', () => {
    expect(table).toContain(`\`${name}\``)
  })
})

test('several at once are told together', () => {
  expect(() => readConfig({ APP_KEY, PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})
