import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { raiseTranslationsVersion } from '#db/translations-version.ts'
import { type Delivered, deliveredBefore, deliveredChecksum, rememberDelivered } from './delivered.ts'
import type { PhraseCatalogue } from './phrases/catalogue.ts'
import { de } from './phrases/de.ts'
import { es } from './phrases/es.ts'
import { pl } from './phrases/pl.ts'
import { uk } from './phrases/uk.ts'
import { BOARD_COLUMNS, CARD_FIELDS, CURRENCIES, DEFAULT_LINKS, LANGUAGES, SUB_STATUSES } from './reference-data.ts'
import { deliverPhrases } from './reference-phrases.ts'
import { insertTemplate, TEMPLATES, templateKey } from './templates/delivered-templates.ts'

/** The delivered languages beside English, the source. */
export const CATALOGUES: Readonly<Record<string, PhraseCatalogue>> = { de, es, pl, uk }

const ADVISORY_LOCK = 7_265_001

/**
 * Writes the rows of every installation: languages, phrases, currencies, the shared flow, sub-statuses, board and card layout, templates.
 * Runs at every start and costs one query unless this version brings something new. Rows that people changed or deleted stay so: a row is
 * delivered once, and a translation is replaced only while it still reads as delivered.
 */
export async function seedReference(db: Db): Promise<void> {
  const checksum = referenceChecksum()
  if ((await deliveredChecksum(db)) === checksum) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx) // several processes may start at once
    if ((await deliveredChecksum(tx)) === checksum) return
    const before = await deliveredBefore(tx)
    const rows = await deliverRows(tx, new Set(before.rows))
    await deliverPhrases(tx, CATALOGUES, before.translations)
    await rememberDelivered(tx, checksum, { rows, translations: CATALOGUES })
    await raiseTranslationsVersion(tx)
  })
}

function referenceChecksum(): string {
  const all = [LANGUAGES, CURRENCIES, DEFAULT_LINKS, SUB_STATUSES, BOARD_COLUMNS, CARD_FIELDS, TEMPLATES, CATALOGUES]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

/** Inserts the rows that were never delivered before; returns the keys of all delivered rows. */
async function deliverRows(db: Db, before: ReadonlySet<string>): Promise<Delivered['rows']> {
  const keys = new Set(before)
  const deliver = async (key: string, insert: () => Promise<unknown>): Promise<void> => {
    if (!keys.has(key)) await insert()
    keys.add(key)
  }
  for (const language of LANGUAGES) await deliver(`language ${language.char_code}`, () => insertLanguage(db, language))
  for (const currency of CURRENCIES) await deliver(`currency ${currency.code}`, () => insertCurrency(db, currency))
  for (const [position, row] of SUB_STATUSES.entries()) {
    await deliver(`sub-status ${row.status_id} ${row.name}`, () =>
      db
        .insertInto('order_sub_statuses')
        .values({ ...row, organization_id: null, position: position + 1 })
        .execute(),
    )
  }
  await deliver('flow', () => insertFlow(db))
  await deliver('board', () => insertBoard(db))
  await deliver('card layout', () => insertCardLayout(db))
  const present = (await db.selectFrom('languages').select('char_code').execute()).map(({ char_code }) => char_code)
  for (const template of TEMPLATES) await deliver(templateKey(template), () => insertTemplate(db, template, present))
  return [...keys]
}

function insertLanguage(db: Db, language: (typeof LANGUAGES)[number]) {
  return db
    .insertInto('languages')
    .values(language)
    .onConflict((conflict) => conflict.column('char_code').doNothing())
    .execute()
}

function insertCurrency(db: Db, currency: (typeof CURRENCIES)[number]) {
  return db
    .insertInto('currencies')
    .values(currency)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertFlow(db: Db): Promise<void> {
  const flow = await db
    .insertInto('order_flows')
    .values({ name: 'Default flow', organization_id: null, country_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const links = DEFAULT_LINKS.map((link) => ({ flow_id: flow.id, status_from: link.from, status_to: link.to, roles: [...link.roles] }))
  await db.insertInto('order_flow_links').values(links).execute()
}

function insertBoard(db: Db) {
  return db
    .insertInto('kanbans')
    .values({ name: 'Default board', organization_id: null, country_id: null, columns: JSON.stringify(BOARD_COLUMNS) })
    .execute()
}

function insertCardLayout(db: Db) {
  return db
    .insertInto('kanban_cards')
    .values({ name: 'Default card', organization_id: null, country_id: null, fields: JSON.stringify(CARD_FIELDS) })
    .execute()
}
