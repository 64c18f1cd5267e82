import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, openHarness } from './harness.testing.ts'
import { callerOf, plainFieldsOf, sampleFor } from './payload-fields.testing.ts'
import { PAYLOADS } from './payloads.testing.ts'
import { call, named, type Sample } from './samples.testing.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const creating = named.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.access !== 'public' && wordsOf(endpoint).length > 0)

/** Returns fields with words: passwords are not shown, and an address is not words. */
function wordsOf(endpoint: Endpoint): string[] {
  return plainFieldsOf(endpoint).filter((field) => field !== 'password' && field !== 'url')
}

it('some fields are written by a POST alone', () => {
  expect(creating.length).toBeGreaterThanOrEqual(3 * SHARES)
})

describe('a payload in a plain text of a new row', () => {
  it.each(creating)('is stored and returned unchanged by $name, or refused at its field', async ({ endpoint }) => {
    const payloads = shareOf(creating.findIndex((one) => one.endpoint === endpoint))
    const fields = wordsOf(endpoint)
    await harness.rebuild()
    const { sample } = await sampleFor(harness, endpoint)
    await harness.rebuild() // the sample was used once already
    let kept = 0
    for (const payload of payloads) {
      const body = { ...Object(sample.body), ...Object.fromEntries(fields.map((name) => [name, payload])) }
      const answer = await calledOnce(endpoint, { ...sample, body })
      if (answer.statusCode === 422) {
        expect(fields, `${payload}: ${answer.body}`).toEqual(expect.arrayContaining(Object.keys(answer.json().errors)))
        continue
      }
      expect(answer.statusCode, `${payload}: ${answer.body}`).toBeLessThan(300)
      kept += 1
      const { data } = answer.body ? answer.json() : { data: {} }
      for (const name of fields.filter((one) => Object.hasOwn(Object(data), one))) expect(data[name]).toBe(payload.trim())
    }
    expect(kept).toBeGreaterThan(payloads.length / 2)
  })
})

const SHARES = 5

/** Returns every fifth payload for a call, so that each payload meets at least three calls: a text is stored equally for all of them. */
function shareOf(turn: number): string[] {
  return PAYLOADS.filter((_, index) => index % SHARES === turn % SHARES)
}

/** Calls again with new rows where a call cannot be repeated on the old ones. */
async function calledOnce(endpoint: Endpoint, sample: Sample) {
  const send = () => call(harness, { endpoint, caller: callerOf(endpoint), sample })
  const answer = await send()
  if (answer.statusCode < 400) return answer
  await harness.rebuild()
  return send()
}
