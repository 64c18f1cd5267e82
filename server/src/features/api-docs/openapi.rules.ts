import { endpoints } from '@tracklane/contract/endpoints'
import { z } from 'zod'
import { intakeOrder } from './intake-example.rules.ts'
import { operationIdOf, operationOf } from './operation.rules.ts'
import { REFUSAL_RESPONSES, REFUSAL_SCHEMAS } from './refusals.rules.ts'
import { type Json, namedSchemas } from './schema.rules.ts'

/** The installation that the document describes. */
export interface Installation {
  readonly brand: string
  /** The address of its API for callers. */
  readonly api: string
  readonly sessionCookie: string
}

const DESCRIPTION = `Orders come in, move through a status flow, are delivered and paid. Every call answers JSON, unless it answers with a file.

One row is \`{data: {…}}\`, a list \`{data: […]}\` or, in pages, \`{data: […], meta}\`; an error is \`{message, error}\`, and 422 has a text for each field in \`errors\`. Times are ISO 8601 in UTC, amounts decimal text with the digits of their currency. What a PUT leaves out stays.

A new order names its country in \`country_id\`, one that the organization serves; it is left out where the organization serves one alone.

A program calls with the token of an organization, \`Authorization: Bearer <id>|<secret>\`: an administrator makes one on the organization's screen. A browser has a session: \`GET /sanctum/csrf-cookie\`, then \`POST /user/login\`; whatever is no GET carries the cookie XSRF-TOKEN back in the header X-XSRF-TOKEN.`

/** Builds OpenAPI 3.1 for every call of the contract. */
export function openApiDocument({ brand, api, sessionCookie }: Installation): Json {
  const fields = fieldsOfRows()
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = operationOf(endpoint, fields)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: withExample(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand} API`, version: '1.0.0', description: DESCRIPTION, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: api }],
    // Most readers come for orders.
    tags: [...new Set(['order', ...endpoints.map(({ path }) => path.split('/')[1])])].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...REFUSAL_SCHEMAS, ...namedSchemas() },
      responses: REFUSAL_RESPONSES,
      parameters: PARAMETERS,
      headers: { ETag: { description: 'The version of the row, for If-Match.', schema: { type: 'string' } } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        csrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of an organization: `<id>|<secret>`.' },
      },
    },
  }
}

const header = (name: string, description: string): Json => ({ name, in: 'header', description, schema: { type: 'string' } })

const PARAMETERS: Json = {
  AcceptLanguage: header('Accept-Language', 'The language of what people read: errors, reasons, the names of statuses.'),
  TimeZone: header('X-TZ-Name', 'The zone that days are of, by its IANA name; UTC unless given.'),
  IdempotencyKey: header('Idempotency-Key', 'The same request sent again with the same key has one effect, and gets the first answer.'),
  IfMatch: header('If-Match', 'The ETag of the row as you know it: 412 where somebody has changed it since.'),
}

const INTAKE = operationIdOf({ method: 'POST', path: '/order' } as Parameters<typeof operationIdOf>[0]) // all fields it reads

function withExample(operation: Json): Json {
  if (operation.operationId !== INTAKE) return operation
  const { requestBody } = operation as { requestBody: { content: { 'application/json': Json } } } // every intake has a body
  const json = requestBody.content['application/json']
  return {
    ...operation,
    requestBody: { ...requestBody, content: { 'application/json': { ...json, example: intakeOrder('shop-1001') } } },
  }
}

/** Returns the fields of all rows in lists. */
function fieldsOfRows(): string[] {
  const rows = endpoints.flatMap(({ reply }) => {
    const data = reply instanceof z.ZodObject ? (reply.shape as { data?: z.ZodType }).data : undefined
    const row = data instanceof z.ZodArray ? data.element : data
    const options = row instanceof z.ZodUnion ? row.options : [row]
    return options.flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []))
  })
  return [...new Set(rows)].sort()
}
