import type { FaqQuery } from '@tracklane/contract/faq'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import type { Translations } from '@tracklane/contract/kit/translations'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { FaqCategoryTexts, FaqRecord, FaqTexts } from '#db/tables/faq.table.ts'
import { seen } from '#features/ordered-content/ordered-content.queries.ts'
import type { Reader } from '#features/ordered-content/sight.rules.ts'
import { equals } from '#platform/list/narrowing.ts'

export interface FaqView extends FaqRecord {
  readonly category_translations: Translations<FaqCategoryTexts>
  /** The reader's vote. */
  readonly voice: boolean | null
  readonly helpful: number
  readonly not_helpful: number
}

interface Narrowing extends Omit<FaqQuery, 'search' | 'page' | 'per_page'> {
  readonly id?: readonly number[] | undefined
}

/** Finds questions with the texts of one language only, unless the reader edits them. */
export function findFaqs(db: Db, reader: Reader, language: string, { id, category_id, key, published }: Narrowing): Promise<FaqView[]> {
  return views(db, reader, reader.all ? undefined : language)
    .where(id ? among(id) : sql<SqlBool>`true`)
    .where(equals('faqs.category_id', category_id))
    .where(equals('faqs.key', key))
    .where(equals('faqs.published', published))
    .orderBy('faq_categories.position')
    .orderBy('faq_categories.id')
    .orderBy('faqs.position')
    .orderBy('faqs.id')
    .execute()
}

export interface FaqStamp {
  readonly id: number
  /** Changes with every change of the row, even by hand. */
  readonly stamp: string
}

/** Finds ids and stamps of the questions for the reader. */
export function findFaqStamps(db: Db, reader: Reader, { category_id, key, published }: Narrowing): Promise<FaqStamp[]> {
  return db
    .selectFrom('faqs')
    .innerJoin('faq_categories', 'faq_categories.id', 'faqs.category_id')
    .select(['faqs.id', STAMP])
    .where(seen(reader, ['faqs', 'faq_categories']))
    .where(equals('faqs.category_id', category_id))
    .where(equals('faqs.key', key))
    .where(equals('faqs.published', published))
    .execute()
}

const STAMP = sql<string>`faqs.xmin::text`.as('stamp')

export interface FaqTextsRow extends FaqStamp {
  readonly translations: Translations<FaqTexts>
}

export function findFaqTexts(db: Db, ids: readonly number[], language: string): Promise<FaqTextsRow[]> {
  return db
    .selectFrom('faqs')
    .select(['faqs.id', STAMP, shownIn(language).as('translations')])
    .where(among(ids))
    .execute()
}

export function findFaq(db: Db, reader: Reader, id: number): Promise<FaqView | undefined> {
  return views(db, reader).where('faqs.id', '=', id).executeTakeFirst()
}

/** Selects the questions that a reader sees: one in an unpublished category is hidden, too. */
function views(db: Db, reader: Reader, language?: string) {
  const voices = (helpful: boolean) =>
    reader.all ? sql<number>`(select count(*) from faq_voices where faq_id = faqs.id and helpful = ${helpful})::integer` : sql<number>`0`
  return db
    .selectFrom('faqs')
    .innerJoin('faq_categories', 'faq_categories.id', 'faqs.category_id')
    .leftJoin('faq_voices as own', (join) => join.onRef('own.faq_id', '=', 'faqs.id').on('own.user_id', '=', reader.user_id))
    .select(['faqs.id', 'faqs.key', 'faqs.category_id', 'faqs.position', 'faqs.published'])
    .select(['faqs.created_at', 'faqs.updated_at', 'faqs.version'])
    .select(language === undefined ? 'faqs.translations' : shownIn(language).as('translations'))
    .select(['faq_categories.translations as category_translations', 'own.helpful as voice'])
    .select([voices(true).as('helpful'), voices(false).as('not_helpful')])
    .where(seen(reader, ['faqs', 'faq_categories']))
}

/** Selects only the texts that `inLanguage` will choose: the other languages need not be sent. */
function shownIn(language: string): RawBuilder<Translations<FaqTexts>> {
  const only = (code: string) =>
    sql`when jsonb_exists(faqs.translations, ${code}) then jsonb_build_object(${code}::text, faqs.translations -> ${code})`
  return sql`case ${only(language)} ${only(SOURCE_LANGUAGE)} else faqs.translations end`
}

/** Returns the condition for these ids, in one statement for any number. */
function among(ids: readonly number[]): RawBuilder<SqlBool> {
  return sql`faqs.id = any(${ids}::integer[])`
}
