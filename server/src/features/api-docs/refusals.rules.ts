import { type Endpoint, refusalSchema } from '@tracklane/contract/kit/endpoint'
import { z } from 'zod'
import {
  AppError,
  csrfMismatch,
  forbidden,
  invalid,
  missing,
  noRoom,
  notFound,
  refusedWhileImpersonating,
  stale,
  unauthenticated,
  unavailable,
} from '#platform/errors.ts'
import { type Json, outputSchema } from './schema.rules.ts'

const text = { type: 'string' }
const retry = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }

export const REFUSAL_SCHEMAS: Json = {
  Error: { type: 'object', required: ['message', 'error'], properties: { message: text, error: text } },
  InvalidData: {
    type: 'object',
    required: ['message', 'error', 'errors'],
    properties: { message: text, error: text, errors: { type: 'object', additionalProperties: { type: 'array', items: text } } },
  },
}

/** Returns the English answer. */
function exampleOf({ message, details }: AppError): Json {
  const errors = Object.entries(details.fields ?? {}).map(([field, texts]) => [field, [texts].flat().map((text) => text.message)])
  return { message, error: message, ...(details.fields && { errors: Object.fromEntries(errors) }) }
}

const inWords = (status: number, message: string): AppError => new AppError(status, { category: 'error', message })
const said = (schema: Json, like: AppError): Json => ({ content: { 'application/json': { schema, example: exampleOf(like) } } })
const refused = (description: string, like: AppError, more: Json = {}): Json => ({
  description,
  ...said({ $ref: '#/components/schemas/Error' }, like),
  ...more,
})

const IN_USE = 'Something that belongs to this was changed in the same moment: try again'

/** Refusals in the order in which a request is checked. */
const REFUSALS = {
  '419': {
    name: 'CsrfMismatch',
    is: refused('A session without its CSRF token, or a request that another site has brought about.', csrfMismatch()),
  },
  '429': {
    name: 'TooMany',
    is: refused('Too many requests: 600 a minute for a token.', inWords(429, 'Too many attempts: try again in 30 seconds'), {
      headers: retry,
    }),
  },
  '401': { name: 'Unauthenticated', is: refused('Nobody is signed in, or the token does not hold.', unauthenticated()) },
  '403': { name: 'Forbidden', is: refused('The role, or the abilities of the token, do not allow it.', forbidden()) },
  '413': { name: 'TooLarge', is: refused('The request is larger than 1 MB.', inWords(413, 'The request is too large')) },
  '415': { name: 'NotAccepted', is: refused('The body is not JSON.', inWords(415, 'This kind of content is not accepted')) },
  '422': {
    name: 'Invalid',
    is: {
      description: 'Something is malformed, or against a rule: a text for each field.',
      ...said({ $ref: '#/components/schemas/InvalidData' }, invalid({ customer_address: missing })),
    },
  },
  '404': { name: 'NotFound', is: refused('There is none, or it is not yours: the two answer alike.', notFound()) },
  '503': { name: 'Unavailable', is: refused('Not now: the same request may be sent again.', unavailable(), { headers: retry }) },
  '507': { name: 'NoRoom', is: refused('The disk of the server is full: nothing was saved.', noRoom()) },
} as const
type Status = keyof typeof REFUSALS

/** Replaces Forbidden where `whileImpersonating` says so. */
const WHILE_IMPERSONATING = {
  name: 'RefusedWhileImpersonating',
  is: refused('The role does not allow it, or whoever calls acts as somebody else meanwhile.', refusedWhileImpersonating()),
}

export const REFUSAL_RESPONSES: Json = Object.fromEntries(
  [...Object.values(REFUSALS), WHILE_IMPERSONATING].map(({ name, is }) => [name, is]),
)

/** Lists every refusal that a call can return. */
export function refusalsOf(endpoint: Endpoint): Json {
  const { method, path, access, fromAnywhere } = endpoint
  const writes = method !== 'GET'
  const isLookedAt = writes && !fromAnywhere
  const isNamed = path.includes(':')
  const asks = isNamed || writes || propertiesOf(endpoint.query)
  const met: Record<Status, boolean> = {
    '419': isLookedAt,
    '429': true,
    '401': access !== 'public',
    '403': access !== 'public',
    '413': writes,
    '415': isLookedAt,
    '422': asks,
    '404': isNamed,
    '503': true,
    '507': writes,
  }
  const plain = Object.entries(REFUSALS).filter(([status]) => met[status as Status]) // its own keys
  return {
    ...Object.fromEntries(plain.map(([status, { name }]) => [status, referring(name)])),
    ...(endpoint.whileImpersonating === 'refused' && { '403': referring(WHILE_IMPERSONATING.name) }),
    ...(writes &&
      access !== 'public' && {
        '409': withRow(endpoint, 'What it refers to has changed meanwhile, or others refer to it.', inWords(409, IN_USE)),
      }),
    ...(hasVersion(endpoint) && {
      '412': withRow(endpoint, 'If-Match names an older version: `data` is the row as it is.', stale(undefined)),
    }),
  }
}

function referring(name: string): Json {
  return { $ref: `#/components/responses/${name}` }
}

/** Checks whether the call's rows support If-Match. */
export function hasVersion({ method, reply }: Endpoint): boolean {
  if (method !== 'PUT' || !(reply instanceof z.ZodObject)) return false
  const { data } = reply.shape as { data?: z.ZodType }
  return data instanceof z.ZodObject && 'version' in data.shape
}

function propertiesOf(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0
}

function withRow(endpoint: Endpoint, description: string, like: AppError): Json {
  const row = refusalSchema(endpoint)
  const data = row && row instanceof z.ZodType ? { type: 'object', properties: { data: outputSchema(row) } } : undefined
  const error = { $ref: '#/components/schemas/Error' }
  return { description, ...said(data ? { allOf: [error, data] } : error, like) }
}
