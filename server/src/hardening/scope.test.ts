import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, scopedCallersOf } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { ABSENT, idParamsOf, kindOf, type Rows } from './rows.testing.ts'
import { call, findSample, named, nameOf, type Sample } from './samples.testing.ts'
import { differences, takeSnapshot } from './snapshot.testing.ts'

/** Ids that others count, and codes. */
const NO_ROWS = new Set(['socket_id', 'foreign_id', 'status_id', 'from_status_id'])

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const byId = named.filter(({ endpoint }) => idParamsOf(endpoint).length > 0)
const withReferences = named.filter(({ endpoint }) => endpoint.method !== 'GET' && referencesOf(endpoint).length > 0)

/** Returns the fields of a body that name one or more rows. */
function referencesOf({ body }: Endpoint): string[] {
  return Object.keys(shapeOf(body)).filter((name) => /(_ids?|^orders)$/.test(name) && !NO_ROWS.has(name))
}

function shapeOf(schema: unknown): object {
  const { shape, innerType } = ((schema as { _zod?: { def?: object } } | undefined)?._zod?.def ?? {}) as {
    shape?: object
    innerType?: unknown
  } // the inside of any zod schema
  return shape ?? (innerType ? shapeOf(innerType) : {})
}

/** Returns rows that this caller must not see. */
function hiddenFrom(caller: Caller, { elsewhere, foreign }: Rows): number[] {
  const seesEveryCountry = caller === 'organization_admin' || caller === 'org_token'
  return [foreign, seesEveryCountry ? undefined : elsewhere].filter((id) => id !== undefined)
}

function rowsNamed(name: string, path: string): Rows {
  const kind = kindOf(name, harness.rows, path)
  const rows = kind === undefined ? undefined : harness.rows[kind]
  if (!rows) throw new Error(`Say in hardening/rows.testing.ts what "${name}" of ${path} names`)
  return rows
}

/** Returns everything of an answer that could tell one case from the other. */
function told({ statusCode, headers, body }: LightMyRequestResponse) {
  const { 'x-request-id': _, date: __, 'set-cookie': ___, ...rest } = headers
  return { statusCode, headers: rest, body }
}

const samples = new Map<string, Sample>()

/**
 * Finds a request of this caller that only its ids could make fail. Those of all callers are found at once; the world is restored
 * afterwards.
 */
async function sampleOf(endpoint: Endpoint, caller: Caller): Promise<Sample> {
  const known = samples.get(`${caller} ${nameOf(endpoint)}`)
  if (known) return known
  for (const one of scopedCallersOf(endpoint)) samples.set(`${one} ${nameOf(endpoint)}`, await find(endpoint, one))
  if (endpoint.method !== 'GET') await harness.rebuild()
  for (const one of scopedCallersOf(endpoint)) await harness.callers.headersOf(one)
  return sampleOf(endpoint, caller)
}

async function find(endpoint: Endpoint, caller: Caller): Promise<Sample> {
  const found = await findSample(harness, endpoint, caller)
  if (found) return found.sample
  await harness.rebuild() // changes of another caller may be in the way
  const again = await findSample(harness, endpoint, caller)
  if (!again) throw new Error(`No call of ${caller} succeeded: give one in hardening/samples.testing.ts`)
  return again.sample
}

/** Returns the ids for a call. A call with several rows is all or nothing: a foreign one makes it fail. */
function referring(name: string, { own }: Rows, id: number): number | number[] {
  return name.endsWith('s') ? [own, id] : id
}

describe('a row of another organization or country', () => {
  it.each(byId)('answers $name exactly like a missing one, and stays as it is', async ({ endpoint }) => {
    for (const caller of scopedCallersOf(endpoint)) {
      for (const name of idParamsOf(endpoint)) {
        const rows = rowsNamed(name, endpoint.path)
        const sample = await sampleOf(endpoint, caller)
        const ask = async (id: number) =>
          told(await call(harness, { endpoint, caller, sample: { ...sample, params: { ...sample.params, [name]: id } } }))
        const before = await takeSnapshot(harness.test.world.db)
        const absent = await ask(ABSENT)
        expect(absent.statusCode).toBe(404)
        for (const id of hiddenFrom(caller, rows)) expect(await ask(id)).toEqual(absent)
        expect(differences(before, await takeSnapshot(harness.test.world.db))).toEqual({})
      }
    }
  })

  it.each(withReferences)('named in the body of $name is refused exactly like a missing one', async ({ endpoint }) => {
    for (const caller of scopedCallersOf(endpoint)) {
      for (const name of referencesOf(endpoint)) {
        const rows = rowsNamed(name, endpoint.path)
        const hidden = hiddenFrom(caller, rows)
        if (hidden.length === 0) continue
        const sample = await sampleOf(endpoint, caller)
        const before = await takeSnapshot(harness.test.world.db)
        const ask = (id: number) =>
          call(harness, { endpoint, caller, sample: { ...sample, body: { ...Object(sample.body), [name]: referring(name, rows, id) } } })
        const absent = told(await ask(ABSENT))
        if (absent.statusCode < 300) {
          // A field that the caller may not set is ignored with any value.
          await harness.rebuild()
          for (const id of hidden) expect((await ask(id)).statusCode).toBe(absent.statusCode)
          await harness.rebuild()
          continue
        }
        expect([404, 422]).toContain(absent.statusCode)
        for (const id of hidden) expect(told(await ask(id))).toEqual(absent)
        expect(differences(before, await takeSnapshot(harness.test.world.db))).toEqual({})
      }
    }
  })
})

describe('a deleted order', () => {
  it.each(byId.filter(({ endpoint }) => endpoint.path.startsWith('/order/:')))(
    'is not there for $name of who may not restore it',
    async ({ endpoint }) => {
      for (const caller of ['reporter', 'courier', 'org_token'] as const) {
        if (endpoint.access === 'public' || !endpoint.access.includes(caller)) continue
        const ask = async (id: number | undefined) =>
          told(await call(harness, { endpoint, caller, sample: { params: { id }, query: {}, body: {} } }))
        expect(await ask(harness.rows.order?.deleted)).toEqual(await ask(ABSENT))
      }
    },
  )
})
