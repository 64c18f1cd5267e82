import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { takesFile } from '@tracklane/contract/kit/upload-endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, scopedCallersOf } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { call, type Found, findSample, named } from './samples.testing.ts'
import { type Column, columnsOf, differences, takeSnapshot } from './snapshot.testing.ts'

/** Names that are not columns here, but were misused elsewhere. */
const MORE = {
  paid: true,
  archived: true,
  deleted: true,
  password: 'nine small boats',
  is_admin: true,
  scope: { kind: 'all' },
  actor: { role: 'admin' },
}
const INSTANT = '2001-02-03T04:05:06Z'

let harness: Harness
let privileged: Record<string, unknown>

beforeAll(async () => {
  harness = await openHarness()
  privileged = { ...MORE, ...Object.fromEntries((await columnsOf(harness.test.world.db)).map((column) => [column.column, wanted(column)])) }
})
afterAll(() => harness.close())

/** Returns the value that an attacker would want in that column. */
function wanted({ column, type }: Column): unknown {
  const { otherOrganization, otherCountry, users } = harness.test.world
  const ids: Record<string, number> = { organization_id: otherOrganization, country_id: otherCountry, user_id: users.admin }
  if (column === 'role') return 'admin'
  if (column === 'roles') return ['admin', 'courier']
  if (column in ids) return ids[column]
  if (type === 'bool') return true
  if (/^(int|numeric|float)/.test(type)) return 2
  if (/^(timestamp|date)/.test(type)) return INSTANT
  if (type.startsWith('_')) return ['orders:write']
  return type === 'jsonb' ? [] : 'privileged'
}

/** Adds every field that the contract does not have, in nested objects, too. The keys of `translations` are languages, not fields. */
function greedy(value: unknown, schemaKeys: ReadonlySet<string>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => greedy(one, schemaKeys))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, greedy(inner, schemaKeys, key)]))
  return name === 'translations'
    ? own
    : { ...Object.fromEntries(Object.entries(privileged).filter(([key]) => !schemaKeys.has(key))), ...own }
}

/** Returns every name in the body's schema, at any depth. */
function keysOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  const { shape, ...def } = ((schema as { _zod?: { def?: object } })._zod?.def ?? {}) as Record<string, unknown> // the inside of any zod schema
  for (const [key, inner] of Object.entries(shape ?? {})) {
    found.add(key)
    keysOf(inner, found)
  }
  for (const part of ['innerType', 'in', 'out', 'element', 'valueType']) keysOf(def[part], found)
  for (const option of Array.isArray(def.options) ? def.options : []) keysOf(option, found)
  return found
}

// The other fields of a form with a file are never read.
const writes = named.filter(({ endpoint }) => ['POST', 'PUT'].includes(endpoint.method) && !takesFile(endpoint))

/** Returns the allowed caller of the lowest rank; a token, too, since it has no role. */
function callersFor(endpoint: Endpoint): Caller[] {
  if (endpoint.access === 'public') return ['anon']
  const scoped = scopedCallersOf(endpoint)
  const person = (['reporter', 'courier', 'logist', 'organization_admin', 'security'] as const).findLast((one) =>
    endpoint.access.includes(one),
  )
  return [
    person && scoped.includes('logist') ? 'logist' : (person ?? 'admin'),
    ...(scoped.includes('org_token') ? (['org_token'] as const) : []),
  ]
}

interface Effect {
  readonly statusCode: number
  readonly changed: ReturnType<typeof differences>
}

/** Returns the effect of the request on a fresh world; a refused one has none. */
async function effectOf(request: (caller: Caller) => Promise<number>, caller: Caller): Promise<Effect> {
  await harness.rebuild()
  await harness.callers.headersOf(caller)
  const { db } = harness.test.world
  const before = await takeSnapshot(db)
  const statusCode = await request(caller)
  return { statusCode, changed: differences(before, await takeSnapshot(db)) }
}

describe('fields that a caller may not set', () => {
  it.each(writes)('do not change the effect of $name', async ({ endpoint }) => {
    for (const caller of callersFor(endpoint)) {
      let found: Found | undefined
      const plain = await effectOf(async () => {
        found = await findSample(harness, endpoint, caller)
        return found?.statusCode ?? 0
      }, caller)
      if (!found) throw new Error(`No call of ${caller} succeeded: give one in hardening/samples.testing.ts`)
      const body = greedy(found.sample.body ?? {}, keysOf(endpoint.body))
      const sample = { ...found.sample, body, query: privileged }
      expect(await effectOf(async () => (await call(harness, { endpoint, caller, sample })).statusCode, caller)).toEqual(plain)
    }
  })

  it.each(writes)('do not reach $name through the prototype', async ({ endpoint }) => {
    harness.callers.renewAll() // an earlier call may have ended their sessions
    const [caller = 'anon'] = callersFor(endpoint)
    const { test, rows, callers } = harness
    const [path = ''] = [`/api${endpoint.path}`.replace('statusId', '6').replace(/:\w+/g, String(rows.order?.own))]
    for (const payload of ['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}']) {
      const headers = { ...(await callers.headersOf(caller)), 'content-type': 'application/json' }
      const answer = await test.app.fastify.inject({ method: endpoint.method as 'POST', url: path, headers, payload })
      expect(answer.statusCode).toBe(endpoint.fromAnywhere ? 200 : 422) // its body is never read
      expect({}).not.toHaveProperty('role')
    }
  })
})
