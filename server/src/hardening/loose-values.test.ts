import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLERS, type Caller, mayCall } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { INHERITED, LOOSE_NUMBERS, LOOSE_SHAPES, ONE_A_READER } from './hostile.testing.ts'
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

/** Returns the definition of the innermost schema. */
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

/** Returns the places of numbers within objects of a body and entries of its lists; the first entry stands for all. */
function deepPlacesOf(schema: unknown, path: readonly string[] = []): string[][] {
  const def = inside(schema)
  if (def.type === 'array') return path.length > 0 ? deepPlacesOf(def.element, [...path, '0']) : []
  return Object.entries(def.shape ?? {}).flatMap(([name, field]) => {
    const own = [...path, name]
    return kindOf(field) === 'whole' && path.length > 0 ? [own] : deepPlacesOf(field, own)
  })
}

/** Returns the body with that value at the place, and creates the objects around it. */
function withAt(body: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy: Record<string, unknown> | unknown[] = key === '0' ? [...(Array.isArray(body) ? body : [])] : { ...Object(body) }
  const entry = rest.length === 0 ? value : withAt((copy as Record<string, unknown>)[key], rest, value)
  return Object.assign(copy, { [key]: entry })
}

/** Returns a person who may call it, or a guest. */
function callerOf(endpoint: Endpoint): Caller {
  return endpoint.access === 'public' ? 'anon' : (CALLERS.find((one) => one !== 'courier' && mayCall(endpoint, one)) ?? 'courier')
}

const samples = new Map<Endpoint, Sample>()

/** Finds a call that would succeed, or nearly: loose values are refused earlier. Looked for once; the world is restored afterwards. */
async function sampleOf(endpoint: Endpoint): Promise<Sample> {
  const known = samples.get(endpoint)
  if (known) return known
  const found = await findSample(harness, endpoint, callerOf(endpoint))
  if (found && endpoint.method !== 'GET') await harness.rebuild()
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1]))
  const sample = found?.sample ?? { params, query: {}, body: {} }
  samples.set(endpoint, sample)
  return sample
}

/** Expects every call to be refused at all of these fields: a refusal names every wrong field. */
async function expectRefused(endpoint: Endpoint, fields: readonly string[], calls: readonly Sample[]): Promise<void> {
  const caller = callerOf(endpoint)
  await harness.callers.headersOf(caller)
  const before = await takeSnapshot(harness.test.world.db)
  for (const sample of calls) {
    const answer = await call(harness, { endpoint, caller, sample })
    const said = `${JSON.stringify(sample)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`
    expect(answer.statusCode, said).toBe(422)
    const named = Object.keys(answer.json().errors).flatMap((path) => [path, path.split('.')[0]])
    expect(named, said).toEqual(expect.arrayContaining([...fields]))
  }
  expect(differences(before, await takeSnapshot(harness.test.world.db))).toEqual({})
}

const firsts = new Map<string, Endpoint>()

/**
 * Returns every value for the first call with a number at that place; for the others one value for each loose way of reading. That shows
 * that they use the parser, whose own test covers every value.
 */
function looseAt(there: string, endpoint: Endpoint, values: readonly unknown[]): readonly unknown[] {
  const first = firsts.get(there) ?? endpoint
  firsts.set(there, first)
  return first === endpoint ? values : values.filter((value) => ONE_A_READER.has(value))
}

function filled(fields: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, value]))
}

describe('a value that only looks like a number', () => {
  it.each(named.filter(({ endpoint }) => fieldsOf(endpoint.params, 'whole').length > 0))(
    'is none in the path of $name',
    async ({ endpoint }) => {
      const sample = await sampleOf(endpoint)
      const fields = fieldsOf(endpoint.params, 'whole')
      const loose = looseAt('path', endpoint, LOOSE_NUMBERS).map((text) => ({
        ...sample,
        params: { ...sample.params, ...filled(fields, text) },
      }))
      await expectRefused(endpoint, fields, loose)
    },
  )

  it.each(named.filter(({ endpoint }) => fieldsOf(endpoint.query, 'whole', 'wholes').length > 0))(
    'is none in the query of $name',
    async ({ endpoint }) => {
      const sample = await sampleOf(endpoint)
      const [whole, wholes] = [fieldsOf(endpoint.query, 'whole'), fieldsOf(endpoint.query, 'wholes')]
      const fields = [...whole, ...wholes]
      const there = wholes.length > 0 ? 'list of a query' : 'query'
      const loose = looseAt(there, endpoint, LOOSE_NUMBERS).map((text) => ({
        ...sample,
        query: { ...sample.query, ...filled(fields, text) },
      }))
      await expectRefused(endpoint, fields, loose)
    },
  )

  it.each(named.filter(({ endpoint }) => endpoint.method !== 'GET' && fieldsOf(endpoint.body, 'whole', 'wholes').length > 0))(
    'is none in the body of $name',
    async ({ endpoint }) => {
      const sample = await sampleOf(endpoint)
      const [whole, wholes] = [fieldsOf(endpoint.body, 'whole'), fieldsOf(endpoint.body, 'wholes')]
      const there = wholes.length > 0 ? 'list of a body' : 'body'
      const loose = looseAt(there, endpoint, [...LOOSE_NUMBERS, ...LOOSE_SHAPES]).map((value) => ({
        ...sample,
        body: { ...Object(sample.body), ...filled(whole, value), ...filled(wholes, [value]) },
      }))
      await expectRefused(endpoint, [...whole, ...wholes], loose)
    },
  )

  it.each(
    named.flatMap(({ name, endpoint }) =>
      endpoint.method === 'GET' ? [] : deepPlacesOf(endpoint.body).map((place) => ({ name, endpoint, place, path: place.join('.') })),
    ),
  )('is refused at $path in the body of $name', async ({ endpoint, place, path }) => {
    const sample = await sampleOf(endpoint)
    const values = looseAt('inside a body', endpoint, [...LOOSE_NUMBERS, ...LOOSE_SHAPES])
    const loose = values.map((value) => ({ ...sample, body: withAt(sample.body, place, value) }))
    await expectRefused(endpoint, [path], loose)
  })
})

describe('the name of a property that every object has', () => {
  const NAMES = INHERITED.slice(0, 5)
  // A body is refused for the first one: it would hide the others.
  const TOGETHER = [NAMES.slice(0, 1), NAMES.slice(1)]

  /**
   * Makes variants with a name as text in each field alone, with each name in all of them, and with all names as extra fields: unknown
   * fields are ignored.
   */
  function variants(endpoint: Endpoint, sample: Sample): Sample[] {
    const inBody = (more: object): Sample => ({ ...sample, body: { ...Object(sample.body), ...more } })
    const inQuery = (more: object): Sample => ({ ...sample, query: { ...sample.query, ...more } })
    const [inBodies, inQueries] = [fieldsOf(endpoint.body, 'text'), fieldsOf(endpoint.query, 'text')]
    const body = namesIn(inBodies).map(inBody)
    const query = namesIn(inQueries).map(inQuery)
    const strange = TOGETHER.flatMap((names) => [
      withOwn(
        sample,
        'query',
        names.map((name) => [name, name]),
      ),
      withOwn(
        sample,
        'query',
        names.map((name) => [name, '\0']),
      ),
    ])
    const more = TOGETHER.map((names) =>
      withOwn(
        sample,
        'body',
        names.map((name) => [name, name]),
      ),
    )
    return [...body, ...query, ...strange, ...(endpoint.method === 'GET' ? [] : more)]
  }

  function namesIn(fields: readonly string[]): Record<string, string>[] {
    if (fields.length === 0) return []
    const alone = fields.map((field, at) => ({ [field]: NAMES[at % NAMES.length] ?? '' }))
    return [...alone, ...NAMES.map((name) => Object.fromEntries(fields.map((field) => [field, name])))]
  }

  /** Sets own keys: spreading them would set the prototype. */
  function withOwn(sample: Sample, part: 'query' | 'body', entries: [string, string][]): Sample {
    return { ...sample, [part]: Object.fromEntries([...Object.entries(Object(sample[part])), ...entries]) }
  }

  it.each(named)('is a normal text for $name and changes no object', async ({ endpoint }) => {
    const caller = callerOf(endpoint)
    for (const sample of variants(endpoint, await sampleOf(endpoint))) {
      const answer = await call(harness, { endpoint, caller, sample })
      expect(answer.statusCode, `${JSON.stringify(sample)}: ${answer.body.slice(0, 200)}`).toBeLessThan(500)
      if (answer.statusCode === 401) harness.callers.renew(caller)
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    if (endpoint.method !== 'GET') await harness.rebuild()
  })
})
