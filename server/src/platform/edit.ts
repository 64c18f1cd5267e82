import { isDeepStrictEqual } from 'node:util'
import type { Uses } from '@tracklane/contract/kit/crud'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { USE_NAMES, type UseKind } from '@tracklane/contract/kit/uses'
import { type EditableTable, lockRow } from '#db/rows.ts'
import type { Context } from './context.ts'
import { conflict, type FieldErrors, invalid, notFound, stale } from './errors.ts'
import type { Condition } from './list/narrowing.ts'

/** Locks the row until the transaction ends. Throws 404 where it is missing or outside the given scope. */
export async function requireLocked({ db }: Context, table: EditableTable, id: number, within?: Condition): Promise<void> {
  if (!(await lockRow(db, table, id, within))) throw notFound()
}

/** Checks whether If-Match names an older version than the row has. For callers that have to make the answer first. */
export function isOutdated({ ifMatch }: Context, { version }: { readonly version: number }): boolean {
  return ifMatch !== undefined && ifMatch !== version
}

/** Throws 412 where If-Match names an older version than the row has; `answer` is the row as the endpoint returns it. */
export function requireFresh(ctx: Context, row: { readonly version: number }, answer: unknown = row): void {
  if (isOutdated(ctx, row)) throw stale(answer)
}

/** Replaces an empty text by null in the optional fields. */
export function withoutEmpty<Fields extends object>(fields: Fields, optional: readonly (keyof Fields & string)[]): Fields {
  const emptied = optional.filter((field) => fields[field] === '')
  return { ...fields, ...Object.fromEntries(emptied.map((field) => [field, null])) }
}

/** Returns the part of a patch that changes something; undefined where nothing changes: then nothing is written or logged. */
export function onlyChanged<Patch extends object>(before: object, patch: Patch): Partial<Patch> | undefined {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(patch).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(old.get(field) ?? null, value))
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Patch>) // entries of the patch itself
}

/**
 * Turns a violated constraint into errors at the fields named for it. Two requests that write the same value at the same moment do not
 * see each other beforehand; only the constraint does.
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

/** Throws 409 while other rows refer to this one, with their number by kind; `words` names kinds that the contract does not know. */
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

/** The text that says why the row is not deleted and what to do instead. */
type Refused = (values: { readonly uses: readonly Phrase[]; readonly total: number }) => Phrase

const inactiveInstead: Refused = (values) =>
  phrase('error', '{total, plural, one {{uses} uses this} other {{uses} use this}}: make it inactive instead', values)
