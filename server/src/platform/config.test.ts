import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const KEY = randomBytes(32).toString('base64url')

const read = (settings: NodeJS.ProcessEnv) => readConfig({ APP_KEY: KEY, ...settings })

describe('APP_KEY', () => {
  it.each([
    KEY,
    randomBytes(16).toString('hex'),
    randomBytes(64).toString('base64'),
    `${KEY}0123456789`,
    `0123456789${randomBytes(16).toString('hex')}`,
    `${KEY}-abcdefghij-qwertyuiop`,
  ])('accepts a random key: %s', (key) => {
    expect(read({ APP_KEY: key }).appKey).toBe(key)
  })

  it.each([
    'too short',
    'x'.repeat(31),
    'a'.repeat(32),
    'a'.repeat(64),
    ' '.repeat(40),
    'ab'.repeat(16),
    'abc1def2'.repeat(4),
    `base64:${'A'.repeat(43)}=`,
    `${'0'.repeat(40)}abcdefg`,
    'change-me-change-me-change-me-change-me',
    'please_CHANGEME_before_production_x',
    'your-app-key-of-at-least-32-characters',
    'this-is-an-example-key-of-some-length',
    '0123456789abcdef0123456789abcdef',
    '0123456789abcdefghijklmnopqrstuvwxyz',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    `0123456789-0123456789-0123456789-x7`,
  ])('refuses a key that others may know: %s', (key) => {
    expect(() => read({ APP_KEY: key })).toThrow(/^Wrong settings:\n {2}APP_KEY: \S/)
  })

  it('names the reason where a key contains a row of characters', () => {
    expect(() => read({ APP_KEY: '0123456789abcdefghijklmnopqrstuvwxyz' })).toThrow('a row like 0123456789 can be guessed')
  })
})

describe('TRUST_PROXY', () => {
  const trusts = (setting: string, address: string, hop = 0) => read({ TRUST_PROXY: setting }).trustProxy?.(address, hop)

  it('trusts no proxy by default', () => {
    expect(read({}).trustProxy).toBeUndefined()
    expect(read({ TRUST_PROXY: '' }).trustProxy).toBeUndefined()
  })

  it.each([
    ['10.1.2.3', '10.1.2.3', true],
    ['10.1.2.3', '10.1.2.4', false],
    ['10.1.2.3', '::ffff:10.1.2.3', true],
    ['10.0.0.0/8', '10.200.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['fd00::/8', 'fd12::1', true],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['Loopback, 192.0.2.7', '192.0.2.7', true],
    ['uniquelocal', '172.31.0.1', true],
    ['uniquelocal', '172.32.0.1', false],
    ['linklocal', 'fe80::1', true],
    ['loopback', 'unknown', false],
    ['loopback', '', false],
    ['104.16.0.0/13', '104.20.0.1', true],
    ['2400:cb00::/32', '2400:cb00::1', true],
    ['fc00::/7', 'fd00::1', true],
    ['::ffff:10.0.0.0/104', '10.1.2.3', true],
    ['10.1.2.3', '10.1.2.3:51234', true],
    ['10.1.2.3', '10.1.2.4:51234', false],
    ['fd00::/8', '[fd12::1]:51234', true],
    ['fd00::/8', '[fd12::1]', true],
  ])('%s trusts %s: %s', (setting, address, isOne) => {
    expect(trusts(setting, address)).toBe(isOne)
  })

  it.each([
    ['0', 0, false],
    ['1', 0, true],
    ['1', 1, false],
    ['2', 1, true],
    [' 3 ', 2, true],
  ])('%s trusts step %i: %s', (setting, hop, isOne) => {
    expect(trusts(setting, '203.0.113.9', hop)).toBe(isOne)
  })

  it.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '33',
    '1e3',
    '10.0.0',
    '10.0.0.1/33',
    '10.0.0.1/',
    '::1/129',
    'proxy.example',
    '10.0.0.1,',
    '__proto__',
    'constructor',
    '*',
    '0.0.0.0/0',
    '203.0.113.9/0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.1,64.0.0.0/2',
    '8.0.0.0/7',
    '::/0',
    '::/1,8000::/1',
    '2000::/3',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/97',
    '::ffff:203.0.113.9/103',
  ])('refuses to start with a reason: %s', (setting) => {
    expect(() => read({ TRUST_PROXY: setting })).toThrow(/^Wrong settings:\n {2}TRUST_PROXY: \S.{10}/)
  })
})
