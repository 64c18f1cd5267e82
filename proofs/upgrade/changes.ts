import type { Change } from './held.ts'

/** A translation that people wrote themselves. */
export const OWN_TEXT = 'in our own words'

/** The fields of a delivered layout in older versions. */
const FORMER_KEYS = 'track customer_name customer_address customer_phone delivery_date courier comment foreign_id'

/** A link to a path of the product, as older versions delivered it. */
const OPENED_APART = /<a href=\\"\/[^"]*\\" target=/

/** Changes that a newer version makes on purpose. Everything else of an older version must stay as it was. */
export const RENEWED: readonly Change[] = [
  // Checksum and words of the delivered texts; they tell delivered texts from people's own.
  { table: 'settings', columns: ['value'], of: ({ key }) => key === 'reference.checksum' || key === 'reference.delivered' },
  // The daily sweep is a job of each day now, so the note of the last one is gone.
  { table: 'settings', of: ({ key }) => key === 'retention.swept_at' },
  // Delivered texts are renewed while nobody has changed them, and deleted when the product does not use them any more.
  { table: 'phrase_translations', of: ({ text }) => text !== OWN_TEXT },
  { table: 'phrases', of: ({ message }) => message !== OWN_TEXT },
  // Texts about the product are delivered anew, since links to paths of the product now open in place.
  { table: 'settings', columns: ['value'], of: ({ key }) => key === 'starter.checksum' || key === 'starter.delivered' },
  ...['faqs', 'onboarding_articles'].map((table) => ({
    table,
    columns: ['translations', 'version', 'updated_at'],
    of: ({ translations }: Readonly<Record<string, unknown>>) => OPENED_APART.test(JSON.stringify(translations)),
  })),
  // In an unchanged layout of cards, date and courier moved up: compact cards show its first fields.
  { table: 'kanban_cards', columns: ['fields'], of: ({ fields }) => keysOf(fields) === FORMER_KEYS },
  // The lock of migrations.
  { table: 'kysely_migration_lock' },
]

/** Data that a backup leaves out (docs/operations.md), and the times when the other place's tables were made. */
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
