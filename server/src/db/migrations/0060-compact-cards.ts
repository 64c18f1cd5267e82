import { type Kysely, sql } from 'kysely'

interface Field {
  readonly key: string
  readonly icon: string
  readonly visible: boolean
  readonly display: 'icon' | 'text' | 'both'
}

const TRACK: Field = { key: 'track', icon: 'barcode', visible: true, display: 'text' }
const NAME: Field = { key: 'customer_name', icon: 'user', visible: true, display: 'text' }
const ADDRESS: Field = { key: 'customer_address', icon: 'map-pin', visible: true, display: 'both' }
const PHONE: Field = { key: 'customer_phone', icon: 'phone', visible: true, display: 'icon' }
const DATE: Field = { key: 'delivery_date', icon: 'calendar', visible: true, display: 'both' }
const COURIER: Field = { key: 'courier', icon: 'truck-delivery', visible: true, display: 'both' }
const COMMENT: Field = { key: 'comment', icon: 'message', visible: true, display: 'icon' }
const NUMBER: Field = { key: 'foreign_id', icon: 'hash', visible: false, display: 'text' }

const FORMER = [TRACK, NAME, ADDRESS, PHONE, DATE, COURIER, COMMENT, NUMBER]
const NOW = [TRACK, NAME, { ...DATE, display: 'text' }, { ...COURIER, display: 'text' }, ADDRESS, PHONE, COMMENT, NUMBER] as const

/** Compact cards show the first fields of a layout: an unedited layout gets date and courier among them, as cards had before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update kanban_cards set fields = ${written(NOW)}::jsonb where fields = ${written(FORMER)}::jsonb`.execute(db)
}

function written(fields: readonly Field[]): string {
  return JSON.stringify(fields.map((field, index) => ({ ...field, position: index + 1 })))
}
