import { isDeepStrictEqual } from 'node:util'
import type { Uses } from '@tracklane/contract/kit/crud'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { USE_NAMES, type UseKind } from '@tracklane/contract/kit/uses'
import { type EditableTable, lockRow } from '#db/rows.ts'
import type { Context } from './context.ts'
import { conflict, type FieldErrors, invalid, notFound, stale } from './errors.ts'
import type { Condition } from './list/narrowing.ts'

/** Nobody else changes the row until the transaction ends; 404 where it is not there, or not within the scope given. */
export async function requireLocked({ db }: Context, table: EditableTable, id: number, within?: Condition): Promise<void> {
  if (!(await lockRow(db, table, id, within))) throw notFound()
}

/** Whether If-Match names an older version than the row has; for those whose answer has to be made first. */
export function isOutdated({ ifMatch }: Context, { version }: { readonly version: number }): boolean {
  return ifMatch !== undefined && ifMatch !== version
}

/** 412 where If-Match names an older version than the row has; `answer` is the row as the endpoint gives it. */
export function requireFresh(ctx: Context, row: { readonly version: number }, answer: unknown = row): void {
  if (isOutdated(ctx, row)) throw stale(answer)
}

/** An emptied text is none, in the fields that may be without one. */
export function withoutEmpty<Fields extends object>(fields: Fields, optional: readonly (keyof Fields & string)[]): Fields {
  const emptied = optional.filter((field) => fields[field] === '')
  return { ...fields, ...Object.fromEntries(emptied.map((field) => [field, null])) }
}

/** The part of a patch that says something new; undefined where it says nothing new: then there is nothing to write, nor to log. */
export function onlyChanged<Patch extends object>(before: object, patch: Patch): Partial<Patch> | undefined {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(patch).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(old.get(field) ?? null, value))
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Patch>) // entries of the patch itself
}

/**
 * Two who write the same in the same moment do not see each other beforehand: a constraint of the table does. What it refuses is
 * said at the fields named for it.
 */
export async function atField<Result>(constraints: Readonly<Record<string, FieldErrors>>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const fields = error instanceof Error && 'constraint' in error ? constraints[String(error.constraint)] : undefined
    throw fields ? invalid(fields) : error
  }
}

type Words<Kind extends string> = Readonly<Record<Kind, (count: number) => Phrase>>

/** 409 while other rows refer to this one; it says how many of which kind, in `words` of its own where it has kinds of its own. */
export function requireUnused<Kind extends UseKind>(uses: Readonly<Record<Kind, number>>): void
export function requireUnused<Kind extends string>(uses: Readonly<Record<Kind, number>>, words: Words<Kind>, refusal?: Refused): void
export function requireUnused(uses: Uses, words: Words<string> = USE_NAMES, refusal: Refused = inactiveInstead): void {
  const used = Object.entries(words).flatMap(([kind, name]) => (uses[kind] ? [{ kind, name, count: uses[kind] }] : []))
  if (used.length === 0) return
  const total = used.reduce((sum, { count }) => sum + count, 0)
  const data: Uses = Object.fromEntries(used.map(({ kind, count }) => [kind, count]))
  const named = used.map(({ name, count }) => name(count))
  throw conflict(refusal({ uses: named, total }), data)
}

/** Why it is not deleted, and what can be done instead. */
type Refused = (values: { readonly uses: readonly Phrase[]; readonly total: number }) => Phrase

const inactiveInstead: Refused = (values) =>
  phrase('error', '{total, plural, one {{uses} uses this} other {{uses} use this}}: make it inactive instead', values)
