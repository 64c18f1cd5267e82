import fc from 'fast-check'
import { z } from 'zod'
import { hostileText, hostileValue } from './hostile.testing.ts'
import { ABSENT, kindOf, type RowsByKind } from './rows.testing.ts'

export interface Recipe {
  readonly rows: RowsByKind
  /** The path of the call, which tells the meaning of its `id`. */
  readonly path: string
  /** The percentage of values that differ from the schema; 0 makes only valid values. */
  readonly wildness: number
}

type Anything = fc.Arbitrary<unknown>
type Def = z.core.$ZodTypes['_zod']['def']

/** Makes values that a schema accepts: by its bounds and patterns, and by the field's name (ids of existing rows). */
export function arbitraryOf(schema: z.core.$ZodType, recipe: Recipe, name = ''): Anything {
  const tame = tameOf(schema, recipe, name)
  if (recipe.wildness === 0) return tame
  return fc.oneof({ weight: 100 - recipe.wildness, arbitrary: tame }, { weight: recipe.wildness, arbitrary: hostileValue })
}

function tameOf(schema: z.core.$ZodType, recipe: Recipe, name: string): Anything {
  const def = schema._zod.def as Def // the contract only uses zod's own schemas
  const inner = (one: z.core.$ZodType): Anything => arbitraryOf(one, recipe, name)
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, recipe)
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inner(def.innerType)
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null, freq: 5 })
    case 'pipe':
      return inner(def.in._zod.def.type === 'transform' ? def.out : def.in)
    case 'array':
      return fc.array(inner(def.element), { maxLength: 3 })
    case 'tuple':
      return fc.tuple(...def.items.map(inner))
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), inner(def.valueType), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numberOf(schema, recipe, name)
    case 'string':
      return textOf(schema, recipe, name)
    case 'null':
      return fc.constant(null)
    case 'transform': // an instant of a reply
      return fc.date({ min: new Date('1950-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    case 'custom': // a file: JSON has none
    case 'undefined':
    case 'unknown':
    case 'any':
      return fc.constant(undefined)
    default:
      throw new Error(`Say in hardening/arbitrary.testing.ts what a value of "${def.type}" looks like`)
  }
}

/** Makes an object; optional fields are mostly absent. */
function objectOf(shape: z.core.$ZodShape, recipe: Recipe): Anything {
  const fields = Object.entries(shape).map(([key, field]): [string, Anything] => {
    const value = arbitraryOf(field, recipe, key)
    return [key, z.safeParse(field, undefined).success ? fc.option(value, { nil: undefined, freq: recipe.wildness === 0 ? 1 : 2 }) : value]
  })
  return fc
    .record(Object.fromEntries(fields))
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)))
}

function numberOf(schema: z.core.$ZodType, { rows, path, wildness }: Recipe, name: string): Anything {
  const kind = kindOf(name, rows, path)
  if (kind) return fc.constantFrom(...idsOf(rows, kind, wildness))
  const { minValue, maxValue } = schema as Partial<z.ZodNumber> // coerced numbers have them, too
  const min = Math.max(minValue ?? 0, -1_000_000)
  return fc.integer({ min, max: Math.max(min, Math.min(maxValue ?? 100, 1_000_000)) })
}

function idsOf(rows: RowsByKind, kind: string, wildness: number): number[] {
  const { own, elsewhere, foreign, deleted } = rows[kind] ?? { own: ABSENT }
  if (wildness === 0) return [own]
  const others = [elsewhere, foreign, deleted].filter((id) => id !== undefined)
  const near = Array.from({ length: 12 }, (_, index) => index + 1)
  return [own, own, own, ...others, ...near, ABSENT]
}

const BY_NAME: readonly (readonly [RegExp, Anything])[] = [
  [/^sort$/, fc.constantFrom('id', '-id', 'created_at,-id', '-total', 'name', 'courier', 'nowhere', '-', ',')],
  [
    /(_from|_to|_at|At|^day)$/,
    fc.constantFrom('2026-03-02', '2026-03-02T10:00:00Z', '2026-03-02T10:00:00.123+05:30', '1950-01-01', '2030-01-01'),
  ],
  [/^currency_code$/, fc.constantFrom('EUR', 'PLN', 'XXX')],
  [/language/, fc.constantFrom('en', 'de', 'xx')],
  [/^entity$/, fc.constantFrom('order', 'courier', 'user', 'order-flow', 'nothing')],
]

/** Makes a text. Sometimes a free text is hostile in an otherwise valid request: only its own rule refuses it. */
function textOf(schema: z.core.$ZodType, { wildness }: Recipe, name: string): Anything {
  const format = formatOf(schema)
  if (format) return format
  const byName = BY_NAME.find(([pattern]) => pattern.test(name))
  if (byName) return byName[1]
  const { minLength, maxLength } = schema as Partial<z.ZodString>
  const bounds = { minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 60, 60) }
  const free = fc.string({ ...bounds, unit: 'grapheme' }).map((text) => text.trim().padEnd(bounds.minLength, 'x'))
  return wildness === 0 ? free : fc.oneof({ weight: 90, arbitrary: free }, { weight: 10, arbitrary: hostileText })
}

function formatOf(schema: z.core.$ZodType): Anything | undefined {
  const def = schema._zod.def as { checks?: { _zod: { def: { format?: string; pattern?: RegExp } } }[] } // zod's types hide what a check holds
  const formats = new Set(def.checks?.map(({ _zod }) => _zod.def.format))
  if (formats.has('datetime')) return fc.constantFrom('2026-03-02T10:00:00Z', '2026-03-02T10:00:00+05:30', '1950-01-01T00:00:00Z')
  if (formats.has('date')) return fc.constantFrom('2026-03-02', '1950-01-01', '2030-12-31')
  if (formats.has('email')) return fc.constantFrom('ann@tracklane.test', 'a+b@x.example.org')
  const pattern = def.checks?.find(({ _zod }) => _zod.def.format === 'regex')?._zod.def.pattern
  return pattern ? fc.stringMatching(pattern) : undefined
}
