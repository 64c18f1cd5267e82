import type { Translations } from '@tracklane/contract/kit/translations'
import type { OnboardingArticleQuery } from '@tracklane/contract/onboarding-article'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OnboardingArticleRecord, OnboardingArticleTexts, OnboardingCategoryTexts } from '#db/tables/onboarding.table.ts'
import { seen } from '#features/ordered-content/ordered-content.queries.ts'
import type { Reader } from '#features/ordered-content/sight.rules.ts'
import { type Condition, equals } from '#platform/list/narrowing.ts'

/** Texts of an article in lists, without the bodies: they are long, and there are hundreds. */
export type ListedTexts = Omit<OnboardingArticleTexts, 'body'>

export interface OnboardingArticleView<Texts = OnboardingArticleTexts> extends Omit<OnboardingArticleRecord, 'translations'> {
  readonly translations: Translations<Texts>
  readonly category_translations: Translations<OnboardingCategoryTexts>
  readonly section_id: number
  /** True where the reader has marked it. */
  readonly read: boolean
}

type Filter = Omit<OnboardingArticleQuery, 'search' | 'page' | 'per_page'>

/** Finds articles in reading order. */
export function findOnboardingArticles(db: Db, reader: Reader, filter: Filter): Promise<OnboardingArticleView<ListedTexts>[]> {
  const listed = sql<Translations<ListedTexts>>`(select coalesce(jsonb_object_agg(texts.key, texts.value - 'body'), '{}')
    from jsonb_each(article.translations) as texts)`
  return views(db, reader)
    .select(listed.as('translations'))
    .where(equals('category.section_id', filter.section_id))
    .where(equals('article.category_id', filter.category_id))
    .where(equals('article.key', filter.key))
    .where(equals('article.published', filter.published))
    .where(isRead(filter.read))
    .orderBy('section.position')
    .orderBy('section.id')
    .orderBy('category.position')
    .orderBy('category.id')
    .orderBy('article.position')
    .orderBy('article.id')
    .execute()
}

export function findOnboardingArticle(db: Db, reader: Reader, id: number): Promise<OnboardingArticleView | undefined> {
  return views(db, reader).select('article.translations').where('article.id', '=', id).executeTakeFirst()
}

function views(db: Db, reader: Reader) {
  return db
    .selectFrom('onboarding_articles as article')
    .innerJoin('onboarding_categories as category', 'category.id', 'article.category_id')
    .innerJoin('onboarding_sections as section', 'section.id', 'category.section_id')
    .leftJoin('onboarding_reads as mark', (join) =>
      join.onRef('mark.article_id', '=', 'article.id').on('mark.user_id', '=', reader.user_id),
    )
    .select(['article.id', 'article.key', 'article.category_id', 'article.position', 'article.published'])
    .select(['article.created_at', 'article.updated_at', 'article.version'])
    .select(['category.translations as category_translations', 'category.section_id'])
    .select(sql<boolean>`mark.user_id is not null`.as('read'))
    .where(seen(reader, ['article', 'category', 'section']))
}

function isRead(read: boolean | undefined): Condition {
  return read === undefined ? sql`true` : sql<SqlBool>`(mark.user_id is not null) = ${read}`
}

interface Shown {
  readonly id: number
  readonly language: string
}

/** Finds the body of each article in the shown language. */
export async function findBodies(db: Db, shown: readonly Shown[]): Promise<ReadonlyMap<number, string>> {
  const wanted = JSON.stringify(shown.map(({ id, language }) => ({ id, language })))
  const { rows } = await sql<{ id: number; body: string | null }>`
    select article.id, article.translations -> wanted.language ->> 'body' as body
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(id integer, language text)
    join onboarding_articles as article on article.id = wanted.id`.execute(db)
  return new Map(rows.map(({ id, body }) => [id, body ?? '']))
}

/** Stores a mark, one per person; an existing one stays. */
export async function writeRead(db: Db, mark: { article_id: number; user_id: number; read_at: Date }): Promise<void> {
  await db
    .insertInto('onboarding_reads')
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
