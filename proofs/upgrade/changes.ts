import type { Change } from './held.ts'

/** A translation that people wrote themselves. */
export const OWN_TEXT = 'in our own words'

/** Fields of a delivered layout as they stood in it before. */
const FORMER_KEYS = 'track customer_name customer_address customer_phone delivery_date courier comment foreign_id'

/** A link to a path of the product, as it was delivered before. */
const OPENED_APART = /<a href=\\"\/[^"]*\\" target=/

/** Changes that a newer version makes on purpose; everything else of an older one stays as it was. */
export const RENEWED: readonly Change[] = [
  // Checksum and words of the delivered texts, by which the words of people are told from them.
  { table: 'settings', columns: ['value'], of: ({ key }) => key === 'reference.checksum' || key === 'reference.delivered' },
  // The daily sweep is a job of each day by now: the note of the last one has gone.
  { table: 'settings', of: ({ key }) => key === 'retention.swept_at' },
  // Texts that were delivered are renewed while nobody has changed them, and go when nothing says them any more.
  { table: 'phrase_translations', of: ({ text }) => text !== OWN_TEXT },
  { table: 'phrases', of: ({ message }) => message !== OWN_TEXT },
  // Texts about the product are delivered anew: a link to a path of the product opens in place by now.
  { table: 'settings', columns: ['value'], of: ({ key }) => key === 'starter.checksum' || key === 'starter.delivered' },
  ...['faqs', 'onboarding_articles'].map((table) => ({
    table,
    columns: ['translations', 'version', 'updated_at'],
    of: ({ translations }: Readonly<Record<string, unknown>>) => OPENED_APART.test(JSON.stringify(translations)),
  })),
  // A layout of cards that nobody has touched has date and courier further up: compact cards show its first fields.
  { table: 'kanban_cards', columns: ['fields'], of: ({ fields }) => keysOf(fields) === FORMER_KEYS },
  // The lock of migrations.
  { table: 'kysely_migration_lock' },
]

/** Data that a backup leaves out (docs/operations.md), and the times when the tables of the other place were made. */
export const RESTORED: readonly Change[] = [
  { table: 'sessions' },
  { table: 'login_attempts' },
  { table: 'idempotency_keys' },
  { table: 'kysely_migration', columns: ['timestamp'] },
  // Waiting jobs are given up.
  { table: 'jobs', columns: ['state', 'error', 'finished_at'] },
]

/** Tables whose rows get a searched text after the start. */
export const SEARCHED = ['organizations', 'users', 'couriers', 'issues', 'orders'] as const

/** Columns that are filled after the start, while people work (docs/decisions/0122). */
export const FILLED: readonly Change[] = [
  ...SEARCHED.map((table) => ({ table, columns: ['search_text'] })),
  { table: 'orders', columns: ['postcode', 'town', 'address_read'] },
  // Courier and delivery date of an entry that statistics count.
  { table: 'order_status_log', columns: ['courier_id', 'delivery_to', 'moment_source'] },
]

function keysOf(fields: unknown): string {
  return (fields as readonly { readonly key: string }[]).map(({ key }) => key).join(' ')
}
