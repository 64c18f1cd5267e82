import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { MEDIA_TYPES, TOTAL_ROWS_HEADER } from '@tracklane/contract/kit/file'
import { answersFile } from '@tracklane/contract/kit/file-endpoint'
import { PER_PAGE } from '@tracklane/contract/kit/page'
import { takesFile } from '@tracklane/contract/kit/upload-endpoint'
import { z } from 'zod'
import { hasVersion, refusalsOf } from './refusals.rules.ts'
import { inputSchema, type Json, outputSchema } from './schema.rules.ts'
import { SUMMARIES } from './summaries.rules.ts'

/** Describes a call. `fields`: the row fields of this API; they tell by what a list can be sorted. */
export function operationOf(endpoint: Endpoint, fields: readonly string[]): Json {
  const { method, path, access, ability } = endpoint
  const who = access === 'public' ? ['everybody'] : access.map((one) => (one === 'org_token' ? `a token with ${ability}` : one))
  return {
    operationId: operationIdOf(endpoint),
    tags: [path.split('/')[1]],
    ...(SUMMARIES[`${method} ${path}`] && { summary: SUMMARIES[`${method} ${path}`] }),
    description: `For ${who.join(', ')}.`,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint, fields), ...headerParameters(endpoint)],
    ...bodyOf(endpoint),
    responses: { ...successOf(endpoint), ...refusalsOf(endpoint) },
    security: securityOf(endpoint),
  }
}

/** Names a call by its address, so that clients keep their names: GET /order/:id is getOrderById. */
export function operationIdOf({ method, path }: Endpoint): string {
  const words = path.split(/[/\-.]/).filter((word) => word !== '')
  const named = words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word)))
  return `${method.toLowerCase()}${named.join('')}`
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

function securityOf({ method, access, ability, fromAnywhere }: Endpoint): Json[] {
  if (access === 'public') return method === 'GET' || fromAnywhere ? [] : [{ session: [], csrf: [] }]
  const session = method === 'GET' ? { session: [] } : { session: [], csrf: [] }
  return [session, ...(access.includes('org_token') ? [{ bearer: [ability] }] : [])]
}

function partsOf(schema: z.ZodType): { properties: Record<string, Json>; required: readonly string[] } {
  const { properties = {}, required = [] } = inputSchema(schema) as { properties?: Record<string, Json>; required?: string[] } // of an object
  return { properties, required }
}

function pathParameters({ path, params }: Endpoint): Json[] {
  const { properties } = partsOf(params)
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } }))
}

function queryParameters({ query }: Endpoint, fields: readonly string[]): Json[] {
  const { properties, required } = partsOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: { ...schema, ...(name === 'sort' && sortOf(query, fields)), ...(name === 'per_page' && { enum: PER_PAGE }) },
  }))
}

/** Describes the sort parameter with its allowed values. */
function sortOf(query: z.ZodType, fields: readonly string[]): Json {
  const sort = query instanceof z.ZodObject ? (query.shape as Record<string, z.ZodType>).sort : undefined
  const taken = fields.filter((field) => sort?.safeParse(field).success)
  return { description: `One of ${taken.join(', ')}; with - before it the other way round, several with commas.` }
}

function headerParameters(endpoint: Endpoint): Json[] {
  const refer = (name: string) => ({ $ref: `#/components/parameters/${name}` })
  const own = [endpoint.idempotent && refer('IdempotencyKey'), hasVersion(endpoint) && refer('IfMatch')].filter((one) => one !== false)
  return [...own.filter((one) => one !== undefined), refer('AcceptLanguage'), refer('TimeZone')]
}

function bodyOf(endpoint: Endpoint): Json {
  const { body } = endpoint
  if (takesFile(endpoint)) {
    const properties = { [endpoint.upload.parts[0]]: { type: 'string', contentMediaType: 'application/octet-stream' } }
    const schema = { type: 'object', properties, required: [endpoint.upload.parts[0]] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (body instanceof z.ZodUnknown) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: inputSchema(body) } } } }
}

function successOf(endpoint: Endpoint): Json {
  const { status = 200, reply } = endpoint
  if (answersFile(endpoint)) return { '200': fileOf(endpoint.file.types.map((type) => MEDIA_TYPES[type])) }
  if (endpoint.path === '/docs')
    return { '200': { description: 'This reference.', content: { 'text/html': { schema: { type: 'string' } } } } }
  if (status === 204 || reply instanceof z.ZodUndefined || reply instanceof z.ZodVoid) return { [status]: { description: 'Done.' } }
  const headers = hasVersion(endpoint) ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {}
  return { [status]: { description: 'Done.', ...headers, content: { 'application/json': { schema: outputSchema(reply) } } } }
}

function fileOf(types: readonly string[]): Json {
  const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]))
  const headers = { [TOTAL_ROWS_HEADER]: { description: 'How many rows or pages it has.', schema: { type: 'integer' } } }
  return { description: 'The file.', headers, content }
}
