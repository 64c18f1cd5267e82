import type { Dice } from '../kit/dice.ts'

/** Words that occur only in names, so that a search finds them nowhere else. */
export const WORDS = ['Quartz', 'Zebra', 'Comet'] as const

/** A filter as the address has it, and its meaning in SQL on `orders o`. */
export interface Filter {
  readonly search: string
  readonly sql: string
  /** The columns that stay visible; default: all. */
  readonly statuses?: readonly number[]
}

const OPEN = 'o.archived_at is null and o.deleted_at is null'
const plain = (search: string, sql: string): Filter => ({ search, sql: `${OPEN} and ${sql}` })

export const NO_FILTER: Filter = { search: '', sql: OPEN }

const FILTERS: readonly Filter[] = [
  ...WORDS.map((word) => plain(`?search=${word.toLowerCase()}`, `o.customer_full_name ilike '%${word}%'`)),
  plain('?payment_type=1', 'o.payment_type = 1'),
  plain('?paid=1', 'o.paid_at is not null'),
  plain('?paid=0&payment_type=1,2', 'o.paid_at is null and o.payment_type in (1, 2)'),
  plain('?total_from=60', 'o.total >= 60'),
  { search: '?archived=1', sql: 'o.archived_at is not null and o.deleted_at is null' },
  { search: '?deleted=1', sql: 'o.deleted_at is not null and o.archived_at is null' },
  { ...plain('?status_id=1,2,3', 'o.status_id in (1, 2, 3)'), statuses: [1, 2, 3] },
]

export function someFilter(dice: Dice): Filter {
  return (dice.chance(0.5) ? NO_FILTER : dice.pick(FILTERS)) ?? NO_FILTER
}
