import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Harness, openHarness } from './harness.testing.ts'
import { callerOf } from './payload-fields.testing.ts'
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
