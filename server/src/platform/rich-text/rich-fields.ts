import { isPicturePath } from '@tracklane/contract/kit/picture-path'
import { isRichText } from '@tracklane/contract/kit/rich-text'
import type { z } from 'zod'

/** Stands for a name: every entry of a list or a record. */
export const EACH = Symbol('each')
export type RichPath = readonly (string | typeof EACH)[]

type Def = z.core.$ZodTypes['_zod']['def']

type Is = (schema: z.core.$ZodType) => boolean

/** Finds the places of rich texts in values of a schema. */
export const richFieldsOf = finder(isRichText)

/** Finds the places of picture paths. */
export const pictureFieldsOf = finder(isPicturePath)

function finder(is: Is): (schema: z.core.$ZodType) => readonly RichPath[] {
  const found = new WeakMap<z.core.$ZodType, readonly RichPath[]>()
  return (schema) => {
    const paths = found.get(schema) ?? walk(schema, is)
    found.set(schema, paths)
    return paths
  }
}

interface Replacing {
  change(text: string, path: readonly string[]): string
  /** Checks whether a list or a record with that many entries stays unchanged. */
  isLeft?(entries: number, path: readonly string[]): boolean
}

/** Replaces the texts at these places in the value itself. */
export function replaceRich(value: unknown, fields: readonly RichPath[], replacing: Replacing): void {
  for (const field of fields) replaceAt(value, field, replacing, [])
}

function replaceAt(value: unknown, [step, ...rest]: RichPath, replacing: Replacing, path: readonly string[]): void {
  if (step === undefined || typeof value !== 'object' || value === null) return
  const holder = value as Record<string, unknown> // the names of a list are its places
  const names = step === EACH ? Object.keys(holder) : [step]
  if (replacing.isLeft?.(names.length, path)) return
  for (const name of names) {
    if (!Object.hasOwn(holder, name)) continue
    const inner = holder[name]
    if (rest.length > 0) replaceAt(inner, rest, replacing, [...path, name])
    else if (typeof inner === 'string') holder[name] = replacing.change(inner, [...path, name])
  }
}

function walk(schema: z.core.$ZodType, is: Is): RichPath[] {
  if (is(schema)) return [[]]
  const def = schema._zod.def as Def // the contract only uses zod's own schemas
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => below(name, field, is))
    case 'array':
      return below(EACH, def.element, is)
    case 'record':
      return below(EACH, def.valueType, is)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return walk(def.innerType, is)
    case 'pipe':
      return walk(def.in._zod.def.type === 'transform' ? def.out : def.in, is)
    case 'union':
      return def.options.flatMap((option) => walk(option, is))
    case 'intersection':
      return [...walk(def.left, is), ...walk(def.right, is)]
    case 'tuple':
      return def.items.flatMap((item, place) => below(String(place), item, is))
    case 'lazy':
    case 'map':
    case 'set':
    case 'promise':
      throw new Error(`Say in platform/rich-text/rich-fields.ts where a rich text may stand in a "${def.type}"`)
    default:
      return []
  }
}

function below(step: string | typeof EACH, schema: z.core.$ZodType, is: Is): RichPath[] {
  return walk(schema, is).map((path) => [step, ...path])
}
