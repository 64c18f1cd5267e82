import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { answersFile } from '@tracklane/contract/kit/file-endpoint'
import type { Caller } from './callers.testing.ts'
import { mayCall } from './callers.testing.ts'
import type { Harness } from './harness.testing.ts'
import { call, findSample, named, nameOf, type Sample } from './samples.testing.ts'

/** Calls other than GET that change nothing: their body is the question. A new one with a file as answer is added here. */
const ASKING: readonly string[] = [
  'POST /order-flow/:id/check',
  'POST /order-flow/:id/rehearse',
  'POST /order/tracks',
  'POST /order/list',
  'POST /order/ids',
  'POST /order/facts',
  'POST /order-admin/list',
  'POST /order/status-preview',
  'POST /order/labels-check',
  'POST /rejected-order/list',
  'POST /notification/template/preview',
]

/** Wider questions that would find foreign rows if nothing narrowed them, beside the question without any words. */
const WIDER: Readonly<Record<string, readonly Partial<Sample>[]>> = {
  'GET /order': [{ query: { archived: 'any', deleted: 'any', per_page: 100 } }, { query: { search: 'Bob' } }],
  'GET /order/kanban': [{ query: { archived: 'any' } }],
  'GET /order/finance': [{ query: { paid_at_from: '2026-11-01', paid_at_to: '2026-11-30' } }],
  'GET /courier': [{ query: { per_page: 100, search: 'Carl' } }],
  'GET /handover': [{ query: { per_page: 100 } }],
  'POST /order/list': [{ body: { filters: { archived: 'any' } } }],
  'POST /order/ids': [{ body: { filters: { archived: 'any' } } }, { body: { filters: {} } }],
  'POST /order/export': [{ body: { format: 'csv', filters: { archived: 'any' } } }, { body: { format: 'xlsx', filters: {} } }],
  'POST /order/financial-report-export': [
    { body: { format: 'csv', filters: {} } },
    { body: { format: 'csv', filters: { paid_at_from: '2026-11-01', paid_at_to: '2026-11-30' } } },
  ],
  'POST /order/labels': [{ body: { filters: {} } }],
}

/** A request that changes nothing, and its name in a failure. */
export interface Question {
  readonly name: string
  readonly endpoint: Endpoint
  readonly caller: Caller
  readonly sample: Sample
}

/** Checks whether an answer depends on the caller: public ones are equal for everybody. */
export function isQuestion(endpoint: Endpoint): boolean {
  if (endpoint.access === 'public') return false
  return endpoint.method === 'GET' || answersFile(endpoint) || ASKING.includes(nameOf(endpoint))
}

/** Returns everything that this caller may ask, in the narrowest and the widest form; throws where no sample has an answer. */
export async function questionsOf(harness: Harness, caller: Caller, isAsked = isQuestion): Promise<Question[]> {
  const asked: Question[] = []
  for (const { name, endpoint } of named) {
    if (!isAsked(endpoint) || !mayCall(endpoint, caller)) continue
    const found = await findSample(harness, endpoint, caller)
    if (!found) throw new Error(`No call of ${name} by ${caller} succeeded: give one in hardening/samples.testing.ts`)
    const wider = (WIDER[name] ?? []).map((one) => ({ ...found.sample, ...one }))
    const plain = { ...found.sample, query: {} }
    const samples = new Map([found.sample, plain, ...wider].map((sample) => [JSON.stringify(sample), sample]))
    for (const sample of samples.values()) asked.push({ name, endpoint, caller, sample })
  }
  return asked
}

/** Headers of the request itself, which do not depend on rows. */
const OF_THE_REQUEST = ['x-request-id', 'date', 'set-cookie']

/** Returns everything of the answer that depends on rows, byte for byte. */
export async function answerTo(harness: Harness, { endpoint, caller, sample }: Question): Promise<string> {
  const { statusCode, headers, rawPayload } = await call(harness, { endpoint, caller, sample })
  const said = Object.entries(headers).filter(([name]) => !OF_THE_REQUEST.includes(name))
  return JSON.stringify([statusCode, said, rawPayload.toString('latin1')])
}
