import { Country } from '@tracklane/contract/country'
import { Courier } from '@tracklane/contract/courier'
import { Currency } from '@tracklane/contract/currency'
import { User } from '@tracklane/contract/kit/person'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import { timestamp } from '@tracklane/contract/kit/reply'
import { LogEntry } from '@tracklane/contract/model-log'
import { Order } from '@tracklane/contract/order'
import { Organization } from '@tracklane/contract/organization'
import { OrganizationToken } from '@tracklane/contract/organization-token'
import { z } from 'zod'

export type Json = { [key: string]: unknown }

/** Rows that many calls return: described once and referred to by name. */
const named = z.registry<{ id: string }>()
const NAMED = { Country, Courier, Currency, LogEntry, Order, Organization, OrganizationToken, User }
for (const [id, schema] of Object.entries(NAMED)) named.add(schema, { id })

const REFERENCE = '#/components/schemas/'
const LARGEST = Number.MAX_SAFE_INTEGER

/** Returns the JSON Schema of a caller's input. */
export function inputSchema(schema: z.ZodType): Json {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry(), override: described }))
}

/** Returns the JSON Schema of an answer; it refers to named rows. */
export function outputSchema(schema: z.ZodType): Json {
  const { $defs: _apart, ...whole } = withoutDialect(toOutput(schema))
  return referring(whole)
}

function referring(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${REFERENCE}`))
}

/** Returns the schemas of the named rows. */
export function namedSchemas(): Json {
  const all = toOutput(z.object(NAMED))
  return referring(all.$defs as Json) // each has a name
}

function toOutput(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', metadata: named, override: described })
}

function withoutDialect({ $schema: _dialect, id: _id, ...json }: Json): Json {
  return json
}

/** Completes a schema where zod says too little, or too much for the author of a client. */
function described({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  if (zodSchema === (timestamp() as unknown)) Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties // later versions may add fields
  if (jsonSchema.maximum === LARGEST) delete jsonSchema.maximum
  if (jsonSchema.minimum === -LARGEST) delete jsonSchema.minimum
  const hint = hintOf(zodSchema)
  if (hint) jsonSchema.description = hint
}

/** Returns the hint in the schema's refusal, where it says more than the type. */
function hintOf({ _zod }: z.core.$ZodTypes): string | undefined {
  const checks = _zod.def.checks ?? []
  const phrases = checks.flatMap((check) => {
    const { params } = check._zod.def as { params?: { phrase?: Phrase } } // of checks made by `refine`
    return params?.phrase?.message ?? []
  })
  return phrases[0]
}
