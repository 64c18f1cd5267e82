import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

type Def = z.core.$ZodTypes['_zod']['def']

/** A schema of a text in a request, and the first place where it stands. */
export interface TextSchema {
  readonly at: string
  readonly schema: z.ZodString
}

/** Returns each schema once, however often the contract uses it. */
export function textSchemas(endpoints: readonly Endpoint[]): TextSchema[] {
  const found = new Map<z.core.$ZodType, string>()
  for (const { method, path, params, query, body } of endpoints) {
    for (const part of [params, query, body]) walk(part, `${method} ${path}`, found)
  }
  const texts = [...found].filter(([schema]) => schema._zod.def.type === 'string')
  return texts.map(([schema, at]) => ({ at, schema: schema as z.ZodString })) // its type says so
}

function walk(schema: z.core.$ZodType, at: string, found: Map<z.core.$ZodType, string>): void {
  if (found.has(schema)) return
  found.set(schema, at)
  for (const [name, inner] of innerOf(schema._zod.def as Def)) walk(inner, name ? `${at} ${name}` : at, found) // every schema of the contract is one of zod's own
}

function innerOf(def: Def): [name: string, schema: z.core.$ZodType][] {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [['[]', def.element]]
    case 'record':
      return [
        ['(name)', def.keyType],
        ['[]', def.valueType],
      ]
    case 'union':
      return def.options.map((option) => ['', option])
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ]
    default:
      return 'innerType' in def ? [['', def.innerType]] : []
  }
}
