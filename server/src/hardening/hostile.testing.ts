import { LONG_TEXTS } from '@tracklane/contract/kit/long-texts.testing'
import fc from 'fast-check'

/** Names that every object inherits. */
export const INHERITED = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  '__defineGetter__',
  'prototype',
]

/** Texts that JavaScript converts to a number, and no other client would send. */
export const LOOSE_NUMBERS = [
  '1e3',
  '0x10',
  '0b11',
  '+16',
  ' 16',
  '16 ',
  '\n16',
  '\u00a016',
  '16.0',
  '1_6',
  '[16]',
  'true',
  '٣',
  '9007199254740993',
]

/** Values that are not text and are converted to one. */
export const LOOSE_SHAPES: unknown[] = [true, [16], ['16'], [[16]], { valueOf: 16 }, 16.5, 2 ** 53]

/** Values that each test one loose way of reading: `Number`, `parseInt`, `trim`, coercion, and a missing bound. */
export const ONE_A_READER: ReadonlySet<unknown> = new Set(['1e3', '16.0', ' 16', 'true', '9007199254740993', true, 16.5, LOOSE_SHAPES[1]])

/** Texts that PostgreSQL cannot store. */
const UNSTORABLE = ['\0', 'a\0b', '\ud800', '\udc00\ud800']

/** Texts that have broken servers, parsers and databases. */
const TEXTS = [
  '',
  ' ',
  '\ufffe\uffff',
  '\u202e\u2066',
  "' or 1=1 --",
  '"; drop table orders; --',
  '%',
  '_%\\',
  '\\',
  '$1',
  '{{7*7}}',
  '{name, plural, one {#} other',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..\\..\\',
  '\r\nset-cookie: a=b',
  '(((((((((((((((((((((((((a+)+)+)+)+$',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '1,2,3',
  ',,,,',
  '١٢٣',
  'é',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(50),
  'x'.repeat(5_000),
  ...INHERITED,
  ...LOOSE_NUMBERS,
]

const DATES = [
  '2026-03-02',
  '2026-02-30',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2026-03-02T25:61:61Z',
  '2026-03-02T10:00:00+99:99',
  '2026-03-29T02:30:00+01:00',
  '-0001-01-01T00:00:00Z',
  '275760-09-13T00:00:00.001Z',
]

const NUMBERS = [0, -0, -1, 0.1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324]

const SHAPES: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [[1]],
  { a: { b: { c: {} } } },
  { length: -1 },
  { toString: 'x' },
  ...LOOSE_SHAPES,
]

/** JSON with `__proto__` and similar names: parsed, it is an own key. */
const POISON = [
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"hasOwnProperty":1,"toString":1}',
].map((text): unknown => JSON.parse(text))

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...UNSTORABLE) },
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS, ...DATES) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
)

/** Any wrong value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...SHAPES, ...POISON),
  fc.anything({ maxDepth: 2, maxKeys: 3, withNullPrototype: false }).filter(isJson),
  fc.array(fc.nat(30), { minLength: 0, maxLength: 600, size: 'max' }),
)

/** Checks for JSON: fast-check's `anything` also makes other values. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

/** Bodies that are not JSON, or too much of it. */
export const hostilePayload: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  '{"a":',
  'null',
  'true',
  '7',
  '""',
  '[]',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  '{"a":1,"a":2}',
  '{"a":1e999}',
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'a=1&a=2&b[c]=3&__proto__=4&%=%zz&=',
  '&'.repeat(3_000),
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
)

/** Segments as they stand in a path, undecoded. */
export const hostileSegment: fc.Arbitrary<string> = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%c0%ae',
  '%2e%2e%2f',
  '%5c',
  '..',
  '.',
  '',
  '1/2',
  '1;a=b',
  '1?id=2',
  '1%20',
  '+1',
  '01',
  '1.0',
  '1e3',
  '0x1',
  '-1',
  '999999999999999999999999',
  'x'.repeat(300),
  '%F0%9F%98%80',
  '%ud800',
  ...[...INHERITED, ...LOOSE_NUMBERS].map(encodeURIComponent),
)

export const hostileQuery: fc.Arbitrary<string> = fc.constantFrom(
  '&&&',
  '=',
  '%',
  '%00=%00',
  'page[]=1',
  'page[a][b]=1',
  '__proto__=1',
  '__proto__[role]=admin',
  'constructor=1',
  'toString=1&hasOwnProperty=1',
  'page=1&page=2',
  'sort=id;drop table orders',
  'sort=constructor',
  ...INHERITED.flatMap((name) => [`${name}=%00`, `sort=-${name}`, `${name}=1&${name}=2`]),
  ...LOOSE_NUMBERS.flatMap((text) => ['id', 'page', 'per_page', 'status_id'].map((name) => `${name}=${encodeURIComponent(text)}`)),
  'sort=__proto__,-toString',
  'per_page=1e2',
  'search=%FF%FE',
  'search=%00',
  'cursor=bm9uc2Vuc2U',
  'cursor=eyJhIjoxfQ',
  '_method=DELETE',
  'a=1'.concat('&a=1'.repeat(500)),
  `search=${'%25'.repeat(100)}`,
)

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      'accept-language': fc.constantFrom(
        'de',
        'xx',
        '*',
        'de;q=abc',
        'de;q=-1',
        ',,,;q=',
        'constructor',
        '__proto__',
        'x'.repeat(3_000),
        'en-'.repeat(900),
      ),
      'x-tz-name': fc.constantFrom(
        'Europe/Berlin',
        'Mars/Base',
        '+14:00',
        '-99:99',
        "UTC'; --",
        '../../etc',
        'x'.repeat(3_000),
        '__proto__',
        'Etc/GMT+12',
      ),
      'x-locale': fc.constantFrom('de', '../..', 'x'.repeat(3_000), '__proto__'),
      'if-match': fc.constantFrom('"1"', '*', '"999999999"', 'W/"1"', '"1", "2"', '1', '"', '"99999999999999999999"', '"-1"'),
      'idempotency-key': fc.constantFrom('a', '', 'x'.repeat(3_000), 'same', "' or 1=1 --", '\u00e9'),
      'x-http-method-override': fc.constantFrom('DELETE', 'PUT', 'TRACE'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x, y, z', '::1', 'x'.repeat(3_000)),
      'x-request-id': fc.constantFrom('1', 'x'.repeat(3_000)),
      'user-agent': fc.constantFrom('', 'x'.repeat(5_000), 'caf\u00e9'),
      accept: fc.constantFrom('text/html', 'application/xml', '', '*/*;q=2', 'x'.repeat(3_000)),
      'accept-encoding': fc.constantFrom('gzip', 'br', 'gzip;q=0', 'x'.repeat(3_000), '*;q=0', 'identity;q=0'),
      range: fc.constantFrom('bytes=0-1', 'bytes=9-1', 'x'),
      'if-none-match': fc.constantFrom('"1"', '*'),
      expect: fc.constant('100-continue'),
    },
    { requiredKeys: [] },
  )
  .map((headers) => ({ ...headers }))

export const hostileCookie: fc.Arbitrary<string> = fc.constantFrom(
  'session=',
  'session=x',
  `session=${'a'.repeat(43)}`,
  `session=${'a'.repeat(4_000)}`,
  'session=%00; session=%ff',
  'session="a"; $Path=/',
  ';;;===;;',
  '__proto__=1; constructor=2',
  'XSRF-TOKEN=%',
)

export const hostileType: fc.Arbitrary<string> = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'nonsense',
  '',
  'application/json, text/plain',
  `application/${'x'.repeat(2_000)}`,
)
