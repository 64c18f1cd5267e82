import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { apiDocsEndpoints } from '@tracklane/contract/api-docs'
import { endpoints } from '@tracklane/contract/endpoints'
import { type FileShape, MEDIA_TYPES } from '@tracklane/contract/kit/file'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { HANG_MS } from '#testing/hang.ts'
import { type Callers, callersOf } from './callers.testing.ts'
import { type WildRequest, wildRequests } from './requests.testing.ts'
import { buildMoreOrders, buildRows } from './rows.testing.ts'

/**
 * Random requests to every endpoint of the contract: a thousand in every run, 20,000 on both databases in the proof `fuzz`, which sets
 * FUZZ_RUNS and FUZZ_SEED. A failure prints the values that repeat it.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000)
/** Equal in every run, so that a failure comes from the change; other seeds are tried by hand. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_000)
/** Each batch begins with a fresh world, so that a failure only needs its own batch again. */
const BATCH = 1_000

const batches = Array.from({ length: Math.ceil(RUNS / BATCH) }, (_, index) => ({
  seed: SEED + index,
  runs: Math.min(BATCH, RUNS - index * BATCH),
}))

describe(`random requests (seed ${SEED})`, () => {
  it.each(batches)(
    'never make the server fail, hang or tell about itself: FUZZ_SEED=$seed FUZZ_RUNS=$runs',
    { timeout: 600_000 },
    async ({ seed, runs }) => {
      const test = await testApp()
      const callers = callersOf(test)
      const rows = await buildRows(test.world)
      await buildMoreOrders(test.world)
      const statuses = new Map<number, number>()
      let slowest = { name: '', took: 0 }
      const send = async (request: WildRequest): Promise<void> => {
        const { caller, method, url, payload } = request
        const headers = { ...(await callers.headersOf(caller)), ...request.headers }
        const begun = performance.now()
        const answer = await inTime(test.app.fastify.inject({ method, url, headers, payload }))
        const took = Math.round(performance.now() - begun)
        if (took > slowest.took) slowest = { name: request.name, took }
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
        keepSignedIn(callers, request, answer)
        expect(problemOf(answer, request), `${answer.statusCode} ${answer.body.slice(0, 500)}`).toBeUndefined()
      }
      await fc.assert(fc.asyncProperty(wildRequests(endpoints, rows), send), { seed, numRuns: runs })
      await test.close()
      const share = (from: number, to: number): number =>
        [...statuses].filter(([status]) => status >= from && status < to).reduce((sum, [, count]) => sum + count, 0) / runs
      // A fuzz that is always refused at the door proves nothing.
      expect(share(200, 300)).toBeGreaterThan(0.1)
      expect(share(422, 423)).toBeGreaterThan(0.1)
      if (process.env.FUZZ_RUNS)
        process.stdout.write(
          `${seed}: ${[...statuses]
            .sort()
            .map(([status, count]) => `${status} × ${count}`)
            .join(', ')}; slowest: ${slowest.took} ms, ${slowest.name}\n`,
        )
    },
  )
})

/** Renews the caller after a sign-out or a changed password: later requests should not stop at the sign-in. */
function keepSignedIn(callers: Callers, { caller, name }: WildRequest, { statusCode }: LightMyRequestResponse): void {
  if (statusCode === 401 || /logout|login|password/.test(name)) callers.renew(caller)
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${HANG_MS} ms`)), HANG_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

const SECRETS = /node_modules|\$argon2|password_hash|secret_hash|\/server\/(src|dist)\//i
/** Words that texts of the product may use, but no refusal. */
const TELLTALE =
  /\bat [^"]{1,200}:\d+:\d+|\bselect\b.{1,400}\bfrom\b|insert into|update ".{1,80}" set|violates|syntax error|relation "|SQLSTATE|pg_catalog|file:\/\/\/(?!etc)/i

const REFERENCE = `/api${apiDocsEndpoints.page.path}`

/** Returns the file shape. A hostile id may hold a question mark: the part before it may be another call. */
function fileOf({ endpoint, url }: WildRequest): FileShape | undefined {
  const depth = (path: string) => new URL(path, 'http://localhost').pathname.split('/').length
  return depth(url) === depth(`/api${endpoint.path}`) ? endpoint.file : undefined
}

function pathOf({ url }: WildRequest): string {
  return new URL(url, 'http://localhost').pathname
}

function problemOf({ statusCode, headers, rawPayload }: LightMyRequestResponse, request: WildRequest): string | undefined {
  const file = fileOf(request)
  const body = unpacked(headers['content-encoding'], rawPayload).toString()
  if (statusCode >= 500) return 'the server failed'
  if (SECRETS.test(body) || (statusCode >= 400 && TELLTALE.test(body))) return 'the answer tells about the server'
  if (headers['x-content-type-options'] !== 'nosniff') return 'the answer may be sniffed'
  if (statusCode === 204 || statusCode === 304) return body === '' ? undefined : 'an empty answer has a body'
  if (file && statusCode === 200) return problemOfFile(headers, file)
  if (`${pathOf(request)}/`.startsWith(`${REFERENCE}/`) && statusCode === 200) return undefined // a page, its files, and a document of another standard
  if (!String(headers['content-type']).startsWith('application/json')) return `the answer is ${headers['content-type']}`
  const json: unknown = JSON.parse(body)
  if (typeof json !== 'object' || json === null) return 'the answer is no object'
  if (statusCode >= 400) return problemOfError(json, statusCode)
  return 'data' in json || 'auth' in json ? undefined : 'the answer has no data'
}

function unpacked(encoding: unknown, payload: Buffer): Buffer {
  if (encoding === 'br') return brotliDecompressSync(payload)
  return encoding === 'gzip' ? gunzipSync(payload) : payload
}

function problemOfFile(headers: LightMyRequestResponse['headers'], { types }: FileShape): string | undefined {
  if (!types.some((type) => MEDIA_TYPES[type] === headers['content-type'])) return `the file is ${headers['content-type']}`
  return /^attachment; filename="/.test(String(headers['content-disposition'])) ? undefined : 'the file would be shown'
}

function problemOfError(json: object, statusCode: number): string | undefined {
  if (!('message' in json && typeof json.message === 'string' && json.message !== '')) return 'the error has no message'
  if (!('error' in json)) return 'the error has no error'
  if (statusCode === 422 && !('errors' in json)) return 'the error names no field'
  return undefined
}
