import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type Harness, openHarness } from './harness.testing.ts'
import { callerOf } from './payload-fields.testing.ts'
import { kindOf } from './rows.testing.ts'
import { call, findSample, named } from './samples.testing.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
beforeEach(() => harness.rebuild())
afterAll(() => harness.close())

/** Calls that set one switch, without an older version to know. */
const SWITCHES = ['PUT /user/message-settings', 'PUT /order/:id/message-refusal']

// One header cannot name versions of many rows that are reordered.
const changing = named.filter(({ name, endpoint }) => endpoint.method === 'PUT' && !name.endsWith('/position') && !SWITCHES.includes(name))

it.each(changing)('$name accepts If-Match and answers with an ETag', async ({ endpoint }) => {
  const caller = callerOf(endpoint)
  const found = await findSample(harness, endpoint, caller)
  if (!found) throw new Error(`No call of ${caller} succeeded: give one in hardening/samples.testing.ts`)
  await harness.rebuild()
  const send = (tag: string) => call(harness, { endpoint, caller, sample: found.sample, headers: { 'if-match': tag } })
  const stale = await send('"999999"')
  expect([stale.statusCode, typeof stale.json().data?.version]).toEqual([412, 'number'])
  const answer = await send(`"${stale.json().data.version}"`)
  expect([answer.statusCode, answer.headers.etag]).toEqual([200, `"${answer.json().data.version}"`])
})

function hasVersion(schema: unknown): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some(hasVersion)
  return schema instanceof z.ZodObject && 'version' in schema.shape
}

/** Checks whether the call's row has a version when it is read alone; sessions, tokens and searches have none. */
function isVersioned({ path }: Endpoint): boolean {
  const reading = named.find(({ name }) => name === `GET ${path}`)?.endpoint.reply
  return reading instanceof z.ZodObject && hasVersion(reading.shape.data)
}

const deleting = named.filter(({ endpoint }) => endpoint.method === 'DELETE' && isVersioned(endpoint))

it('the rows that have a version and can be deleted are found', () => {
  expect(deleting.length).toBeGreaterThan(15)
})

it.each(deleting)('$name with an older version in If-Match deletes nothing', async ({ endpoint }) => {
  const caller = callerOf(endpoint)
  const id = harness.rows[kindOf('id', harness.rows, endpoint.path) ?? '']?.own
  const sample = { params: { id }, query: {}, body: undefined }
  const send = (tag: string) => call(harness, { endpoint, caller, sample, headers: { 'if-match': tag } })
  const stale = await send('"999999"')
  expect([stale.statusCode, stale.json().data?.id, typeof stale.json().data?.version]).toEqual([412, id, 'number'])
  expect([204, 409]).toContain((await send(`"${stale.json().data.version}"`)).statusCode)
})
