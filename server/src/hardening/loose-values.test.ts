import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLERS, type Caller, mayCall } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { INHERITED, LOOSE_NUMBERS, LOOSE_SHAPES } from './hostile.testing.ts'
import { call, findSample, named, type Sample } from './samples.testing.ts'
import { differences, takeSnapshot } from './snapshot.testing.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

type Kind = 'whole' | 'wholes' | 'text' | undefined
type Def = { type?: string; shape?: Record<string, unknown>; innerType?: unknown; in?: unknown; out?: unknown; element?: unknown }

const defOf = (schema: unknown): Def => (schema as { _zod?: { def?: Def } } | undefined)?._zod?.def ?? {} // the inside of any zod schema

/** What a schema reads, whatever is wrapped around it. */
function inside(schema: unknown): Def {
  const def = defOf(schema)
  if (def.innerType) return inside(def.innerType)
  return def.type === 'pipe' ? inside(defOf(def.in).type === 'transform' ? def.out : def.in) : def
}

function kindOf(schema: unknown): Kind {
  const def = inside(schema)
  if (def.type === 'number') return 'whole'
  if (def.type === 'string') return 'text'
  return def.type === 'array' && inside(def.element).type === 'number' ? 'wholes' : undefined
}

function fieldsOf(schema: unknown, ...kinds: Kind[]): string[] {
  return Object.entries(inside(schema).shape ?? {}).flatMap(([name, field]) => (kinds.includes(kindOf(field)) ? [name] : []))
}

/** A person who may call it, or anybody. */
function callerOf(endpoint: Endpoint): Caller {
  return endpoint.access === 'public' ? 'anon' : (CALLERS.find((one) => one !== 'courier' && mayCall(endpoint, one)) ?? 'courier')
}

/** A call that would succeed, or one near it: what is loose is refused before. */
async function sampleOf(endpoint: Endpoint): Promise<Sample> {
  const found = await findSample(harness, endpoint, callerOf(endpoint))
  if (found && endpoint.method !== 'GET') await harness.rebuild()
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1]))
  return found?.sample ?? { params, query: {}, body: {} }
}

/** By the field at which each of these calls is refused. */
type Refused = readonly (readonly [field: string, samples: readonly Sample[]])[]

/** None of these calls does anything. */
async function expectRefused(endpoint: Endpoint, refused: Refused): Promise<void> {
  const caller = callerOf(endpoint)
  await harness.callers.headersOf(caller)
  const before = await takeSnapshot(harness.test.world.db)
  for (const [field, samples] of refused) {
    for (const sample of samples) {
      const answer = await call(harness, { endpoint, caller, sample })
      const said = `${JSON.stringify(sample)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`
      expect(answer.statusCode, said).toBe(422)
      expect(
        Object.keys(answer.json().errors).map((path) => path.split('.')[0]),
        said,
      ).toContain(field)
    }
  }
  expect(differences(before, await takeSnapshot(harness.test.world.db))).toEqual({})
}

describe('what only looks like a number', () => {
  it.each(named.filter(({ endpoint }) => fieldsOf(endpoint.params, 'whole').length > 0))(
    'is none in the path of $name',
    async ({ endpoint }) => {
      const sample = await sampleOf(endpoint)
      const within = (name: string): Sample[] => LOOSE_NUMBERS.map((text) => ({ ...sample, params: { ...sample.params, [name]: text } }))
      await expectRefused(
        endpoint,
        fieldsOf(endpoint.params, 'whole').map((name) => [name, within(name)]),
      )
    },
  )

  it.each(named.filter(({ endpoint }) => fieldsOf(endpoint.query, 'whole', 'wholes').length > 0))(
    'is none in the query of $name',
    async ({ endpoint }) => {
      const sample = await sampleOf(endpoint)
      const within = (name: string): Sample[] => LOOSE_NUMBERS.map((text) => ({ ...sample, query: { ...sample.query, [name]: text } }))
      await expectRefused(
        endpoint,
        fieldsOf(endpoint.query, 'whole', 'wholes').map((name) => [name, within(name)]),
      )
    },
  )

  it.each(named.filter(({ endpoint }) => endpoint.method !== 'GET' && fieldsOf(endpoint.body, 'whole', 'wholes').length > 0))(
    'is none in the body of $name',
    async ({ endpoint }) => {
      const sample = await sampleOf(endpoint)
      const loose = [...LOOSE_NUMBERS, ...LOOSE_SHAPES]
      const within = (name: string, value: unknown): Sample => ({ ...sample, body: { ...Object(sample.body), [name]: value } })
      const whole = fieldsOf(endpoint.body, 'whole').map((name) => [name, loose.map((value) => within(name, value))] as const)
      const wholes = fieldsOf(endpoint.body, 'wholes').map((name) => [name, loose.map((value) => within(name, [value]))] as const)
      await expectRefused(endpoint, [...whole, ...wholes])
    },
  )
})

describe('a name that every object has', () => {
  /** The same with the name as text in every field, and as a field of its own. */
  function variants(endpoint: Endpoint, sample: Sample, name: string): Sample[] {
    const body = fieldsOf(endpoint.body, 'text').map((field) => ({ ...sample, body: { ...Object(sample.body), [field]: name } }))
    const query = fieldsOf(endpoint.query, 'text').map((field) => ({ ...sample, query: { ...sample.query, [field]: name } }))
    const strange = [name, '\0'].map((value) => ({
      ...sample,
      query: Object.fromEntries([...Object.entries(sample.query), [name, value]]),
    }))
    const more = { ...sample, body: Object.fromEntries([...Object.entries(Object(sample.body)), [name, name]]) }
    return [...body, ...query, ...strange, ...(endpoint.method === 'GET' ? [] : [more])]
  }

  it.each(named)('is a text like any other to $name, and changes no object', async ({ endpoint }) => {
    const caller = callerOf(endpoint)
    const sample = await sampleOf(endpoint)
    for (const name of INHERITED.slice(0, 5)) {
      for (const one of variants(endpoint, sample, name)) {
        const answer = await call(harness, { endpoint, caller, sample: one })
        expect(answer.statusCode, `${JSON.stringify(one)}: ${answer.body.slice(0, 200)}`).toBeLessThan(500)
        if (answer.statusCode === 401) harness.callers.renew(caller)
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    if (endpoint.method !== 'GET') await harness.rebuild()
  })
})
