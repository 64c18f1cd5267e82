import { timestamp } from '@tracklane/contract/kit/reply'
import type { z } from 'zod'
import { instantText } from './instant-text.ts'

/** Copies the fields that a schema declares. Throws like `parse` where the value does not fit. */
export type ReplyShape = (value: unknown) => unknown

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** Stands for a copy that could not be made: zod then says why. */
const UNFIT = Symbol('unfit')

const shapes = new WeakMap<z.ZodType, ReplyShape>()

/**
 * Generates code, once per schema, that copies only the declared fields: a reply of many rows costs half as much as with `parse`. Only
 * plain values, objects and lists are generated; the rest is left to zod.
 */
export function replyShapeOf(schema: z.ZodType): ReplyShape {
  const known = shapes.get(schema)
  if (known) return known
  const copy = new Writer().functionOf(schema)
  const shape: ReplyShape = (value) => {
    const made = copy(value)
    return made === UNFIT ? schema.parse(value) : made
  }
  shapes.set(schema, shape)
  return shape
}

function byZod(schema: Schema, value: unknown): unknown {
  const result = schema._zod.run({ value, issues: [] }, { async: false })
  return result instanceof Promise || result.issues.length > 0 ? UNFIT : result.value
}

/** Writes the body of a function; field names appear in it only as JSON. */
class Writer {
  readonly #lines: string[] = []
  readonly #held: unknown[] = []
  #names = 0

  functionOf(schema: Schema): ReplyShape {
    const result = this.#copy(schema, 'value')
    const body = `return (value) => {\n${this.#lines.join('\n')}\nreturn ${result}\n}`
    const names = ['UNFIT', 'byZod', 'instantText', 'held']
    return new Function(...names, body)(UNFIT, byZod, instantText, this.#held) as ReplyShape // the body was written above
  }

  /** Returns an expression that makes the copy. */
  #copy(schema: Schema, value: string): string {
    if (schema === timestamp()) return this.#instant(schema, value)
    const def = schema._zod.def as Def // the contract only uses zod's own schemas
    if (def.checks?.length || 'coerce' in def) return this.#left(schema, value)
    switch (def.type) {
      case 'string':
        return 'format' in def ? this.#left(schema, value) : this.#plain(value, `typeof ${value} === 'string'`)
      case 'number':
        return 'format' in def ? this.#left(schema, value) : this.#plain(value, `Number.isFinite(${value})`)
      case 'boolean':
        return this.#plain(value, `typeof ${value} === 'boolean'`)
      case 'null':
        return this.#plain(value, `${value} === null`)
      case 'literal':
      case 'enum':
        return this.#plain(value, `${this.#hold(schema._zod.values)}.has(${value})`)
      case 'nullable':
        return this.#unless('null', def.innerType, value)
      case 'optional':
        return this.#unless('undefined', def.innerType, value)
      case 'readonly':
        return this.#copy(def.innerType, value)
      case 'array':
        return this.#list(def.element, value)
      case 'object':
        return def.catchall ? this.#left(schema, value) : this.#object(def.shape, value)
      default:
        return this.#left(schema, value)
    }
  }

  #plain(value: string, isFit: string): string {
    this.#lines.push(`if (!(${isFit})) return UNFIT`)
    return value
  }

  #left(schema: Schema, value: string): string {
    return this.#made(`byZod(${this.#hold(schema)}, ${value})`)
  }

  #instant(schema: Schema, value: string): string {
    const isDate = `${value} instanceof Date && !Number.isNaN(${value}.getTime())`
    return this.#made(`${isDate} ? instantText(${value}) : byZod(${this.#hold(schema)}, ${value})`)
  }

  #made(expression: string): string {
    const made = this.#name()
    this.#lines.push(`const ${made} = ${expression}`, `if (${made} === UNFIT) return UNFIT`)
    return made
  }

  #unless(nothing: 'null' | 'undefined', inner: Schema, value: string): string {
    const made = this.#name()
    this.#lines.push(`let ${made} = ${nothing}`, `if (${value} !== ${nothing}) {`)
    const copy = this.#copy(inner, value)
    this.#lines.push(`${made} = ${copy}`, '}')
    return made
  }

  #list(element: Schema, value: string): string {
    const [made, one] = [this.#name(), this.#name()]
    this.#plain(value, `Array.isArray(${value})`)
    this.#lines.push(`const ${made} = []`, `for (const ${one} of ${value}) {`)
    const copy = this.#copy(element, one)
    this.#lines.push(`${made}.push(${copy})`, '}')
    return made
  }

  #object(shape: z.core.$ZodShape, value: string): string {
    this.#plain(value, `typeof ${value} === 'object' && ${value} !== null && !Array.isArray(${value})`)
    const fields = Object.entries(shape).map(([key, field]) => {
      const name = this.#name()
      this.#lines.push(`const ${name} = ${value}[${JSON.stringify(key)}]`)
      return `${JSON.stringify(key)}: ${this.#copy(field, name)}`
    })
    const made = this.#name()
    this.#lines.push(`const ${made} = { ${fields.join(', ')} }`)
    return made
  }

  #hold(thing: unknown): string {
    this.#held.push(thing)
    return `held[${this.#held.length - 1}]`
  }

  #name(): string {
    this.#names += 1
    return `v${this.#names}`
  }
}
