import type { Json } from './schema.rules.ts'

/** A schema as people read it: `{ name: string ≤ 80, abilities: ("orders:read" | "orders:write")[] }`. */
export function typeText(schema: Json, indent = ''): string {
  const { $ref, anyOf, oneOf, allOf, enum: values, const: only, type } = schema
  const each = (those: unknown) => (those as Json[]).map((one) => typeText(one, indent)) // schemas in a list
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? ''
  if (anyOf ?? oneOf) return each(anyOf ?? oneOf).join(' | ')
  if (allOf) return each(allOf).join(' & ')
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  if (type === 'array') return `${bracketed(typeText((schema.items ?? {}) as Json, indent))}[]` // one schema for all
  if (type === 'object') return objectText(schema, indent)
  if (type === 'string') return `${wordOf(schema)}${limits(schema.minLength, schema.maxLength)}`
  return typeof type === 'string' ? `${type}${limits(schema.minimum, schema.maximum)}` : 'anything'
}

function wordOf({ format, contentMediaType, pattern }: Json): string {
  return String(format ?? contentMediaType ?? (typeof pattern === 'string' ? `string like ${pattern}` : 'string'))
}

function bracketed(text: string): string {
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text
}

function objectText({ properties, required, additionalProperties }: Json, indent: string): string {
  const inner = `${indent}  `
  const needed = new Set((required ?? []) as string[]) // names
  const lines = Object.entries((properties ?? {}) as Record<string, Json>).map(([name, schema]) => {
    const hint = typeof schema.description === 'string' ? ` // ${schema.description}` : ''
    return `${inner}${name}${needed.has(name) ? '' : '?'}: ${typeText(schema, inner)}${hint}`
  })
  const more = typeof additionalProperties === 'object' ? [`${inner}[name]: ${typeText(additionalProperties as Json, inner)}`] : []
  return lines.length + more.length === 0 ? '{}' : `{\n${[...lines, ...more].join('\n')}\n${indent}}`
}

const LARGEST_ID = 2_147_483_647

/** An id is any whole number from one on. */
function limits(from: unknown, to: unknown): string {
  const most = to === LARGEST_ID ? undefined : to
  if (typeof most === 'number') return typeof from === 'number' && from !== 0 ? ` ${from} to ${most}` : ` ≤ ${most}`
  return typeof from === 'number' && to === undefined ? ` ≥ ${from}` : ''
}
