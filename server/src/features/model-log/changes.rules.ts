import { shortestMoney } from '@tracklane/contract/kit/money'
import { SECRET_COLUMNS } from '#db/secret-columns.ts'

export type Changes = Record<string, { old: unknown; new: unknown }>

/**
 * Returns the fields of `after` that differ from `before`. Ignores fields missing in `after`; a field missing in `before` counts as null.
 */
export function changesBetween(before: object, after: object): Changes {
  const old = new Map<string, unknown>(Object.entries(before))
  const changes: Changes = {}
  for (const [field, value] of Object.entries(after)) {
    if (value === undefined || isSecret(field)) continue
    const was = old.get(field) ?? null
    if (comparable(field, was) !== comparable(field, value)) changes[field] = { old: written(was), new: written(value) }
  }
  return changes
}

/** Removes secrets: they never appear in the log, whatever a caller passes. */
export function withoutSecrets(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !isSecret(field)))
}

const SECRETS: ReadonlySet<string> = new Set(Object.values(SECRET_COLUMNS).flatMap((columns) => Object.keys(columns)))

function isSecret(field: string): boolean {
  return SECRETS.has(field) || /password(?!_set|_changed)|secret|hash|^token$/i.test(field)
}

function written(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null)
}

/** Amounts are text: "105.0000" from the database and "105" from a form are the same money. */
const AMOUNTS: ReadonlySet<string> = new Set(['order_price', 'delivery_price', 'total', 'price'])

function comparable(field: string, value: unknown): string {
  return JSON.stringify(canonical(field, value))
}

function canonical(field: string, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (AMOUNTS.has(field) && (typeof value === 'string' || typeof value === 'number')) return shortestMoney(String(value))
  if (Array.isArray(value)) return value.map((one) => canonical(field, one))
  if (typeof value === 'object' && value !== null) {
    // jsonb returns keys in its own order
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return entries.map(([key, one]) => [key, canonical(key, one)])
  }
  return value ?? null
}
