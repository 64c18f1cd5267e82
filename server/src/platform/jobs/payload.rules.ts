import { z } from 'zod'

interface Shape {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: unknown
}

/**
 * Lists the places of a payload that could hold an address or a text. Allowed are whole numbers, booleans, fixed words, UUIDs, and lists
 * of them.
 */
export function freePlaces(schema: z.ZodType): string[] {
  return placesIn(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape, 'payload') // the part of a JSON schema that is read here
}

function placesIn(shape: Shape, place: string): string[] {
  if (shape.anyOf) return shape.anyOf.flatMap((one) => placesIn(one, place))
  if (shape.type === 'object' && shape.properties && shape.additionalProperties === false)
    return Object.entries(shape.properties).flatMap(([name, one]) => placesIn(one, `${place}.${name}`))
  if (shape.type === 'array' && shape.items) return placesIn(shape.items, place)
  return isHeld(shape) ? [] : [place]
}

function isHeld({ type, format, ...shape }: Shape): boolean {
  if (shape.enum || shape.const !== undefined) return true
  return type === 'integer' || type === 'boolean' || type === 'null' || (type === 'string' && format === 'uuid')
}
