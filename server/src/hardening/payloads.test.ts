import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RICH_COLUMNS } from '#db/rich-columns.ts'
import { replaceRich, richFieldsOf } from '#platform/rich-text/rich-fields.ts'
import { strangeIn } from '#testing/strange-html.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { callerOf, plainFieldsOf, sampleFor } from './payload-fields.testing.ts'
import { PAYLOADS } from './payloads.testing.ts'
import { call, named } from './samples.testing.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const taking = named.filter(({ endpoint }) => richFieldsOf(endpoint.body).length > 0)
const giving = named.filter(({ endpoint }) => endpoint.method === 'GET' && richFieldsOf(endpoint.reply).length > 0)
// Passwords are not shown.
const changing = named.filter(
  ({ endpoint }) => endpoint.method === 'PUT' && endpoint.path !== '/user/password' && plainFieldsOf(endpoint).length > 0,
)

/** Returns every rich text of an answer. */
function richIn(endpoint: Endpoint, answer: unknown): string[] {
  const texts: string[] = []
  const change = (text: string): string => {
    texts.push(text)
    return text
  }
  replaceRich(answer, richFieldsOf(endpoint.reply), { change })
  return texts
}

function columns(): [table: string, column: string][] {
  return Object.entries(RICH_COLUMNS).flatMap(([table, names]) => names.map((name): [string, string] => [table, name]))
}

/** Returns every text inside the columns with rich texts. */
async function storedTexts(): Promise<string[]> {
  const all = columns().map(async ([table, column]) => {
    const { rows } = await sql<{ value: unknown }>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(
      harness.test.world.db,
    )
    return rows.flatMap(({ value }) => textsIn(value))
  })
  return (await Promise.all(all)).flat()
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it('seventy-five payloads meet at least some fields of each kind', () => {
  expect([new Set(PAYLOADS).size, taking.length > 0, giving.length > 0, columns().length > 0]).toEqual([75, true, true, true])
  expect(changing.flatMap(({ endpoint }) => plainFieldsOf(endpoint)).length).toBeGreaterThan(10)
})

describe('a payload in a rich text', () => {
  it.each(taking)('is clean in the answer of $name and in the database', async ({ endpoint }) => {
    await harness.rebuild()
    const { sample } = await sampleFor(harness, endpoint)
    for (const payload of PAYLOADS) {
      const body = structuredClone(sample.body)
      replaceRich(body, richFieldsOf(endpoint.body), { change: () => `<p>kept</p>${payload}` })
      const answer = await call(harness, { endpoint, caller: callerOf(endpoint), sample: { ...sample, body } })
      expect(answer.statusCode, `${payload}: ${answer.body}`).toBeLessThan(300)
      const texts = richIn(endpoint, answer.json())
      expect(texts.some((text) => text.startsWith('<p>kept</p>'))).toBe(true)
      expect(texts.flatMap(strangeIn), payload).toEqual([])
    }
    const kept = (await storedTexts()).filter((text) => text.startsWith('<p>kept</p>'))
    expect([kept.length > 0, kept.flatMap(strangeIn)]).toEqual([true, []])
  })
})

describe('a row written past the server', () => {
  it.each(giving)('is harmless in the answer of $name, with its plain texts unchanged', async ({ endpoint }) => {
    await harness.rebuild()
    const { sample } = await sampleFor(harness, endpoint)
    for (const payload of PAYLOADS) {
      for (const [table, column] of columns()) await poison(table, column, payload)
      const answer = await call(harness, { endpoint, caller: callerOf(endpoint), sample })
      expect(answer.statusCode, answer.body).toBe(200)
      const body = answer.json()
      const texts = richIn(endpoint, body)
      expect(texts.flatMap(strangeIn), payload).toEqual([])
      replaceRich(body, richFieldsOf(endpoint.reply), { change: () => 'rich' })
      if (texts.length > 0) expect(textsIn(body), payload).toContain(payload)
    }
  })
})

/** Replaces every text of every row, past the server. */
async function poison(table: string, column: string, payload: string): Promise<void> {
  const { db } = harness.test.world
  const { rows } = await sql<{ id: number; value: unknown }>`select id, ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db)
  for (const { id, value } of rows) {
    const hostile = JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? payload : inner))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${hostile}::jsonb where id = ${id}`.execute(db)
  }
}

describe('a payload in a plain text', () => {
  it.each(changing)('is stored and returned unchanged by $name', async ({ endpoint }) => {
    await harness.rebuild()
    const { sample } = await sampleFor(harness, endpoint)
    const fields = plainFieldsOf(endpoint)
    for (const payload of PAYLOADS) {
      const body = { ...Object(sample.body), ...Object.fromEntries(fields.map((name) => [name, payload])) }
      const answer = await call(harness, { endpoint, caller: callerOf(endpoint), sample: { ...sample, body } })
      expect(answer.statusCode, `${payload}: ${answer.body}`).toBeLessThan(300)
      const { data } = answer.json()
      for (const name of fields.filter((one) => Object.hasOwn(data, one))) expect(data[name]).toBe(payload.trim())
    }
  })
})
