import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import type { Translations } from '@tracklane/contract/kit/translations'
import type { KnowledgeHit } from '@tracklane/contract/knowledge'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { seen } from '#features/ordered-content/ordered-content.queries.ts'
import type { Sight } from '#features/ordered-content/sight.rules.ts'

type Kind = KnowledgeHit['kind']

export interface Stamped {
  readonly kind: Kind
  readonly id: number
  /** Changes with every change of the row, even by hand. */
  readonly stamp: string
}

/** Finds the rows that the reader sees: a row in an unpublished one is hidden, too. */
export async function findStamps(db: Db, sight: Sight): Promise<Stamped[]> {
  const { rows } = await sql<Stamped>`
    select 'faq' as kind, faqs.id, faqs.xmin::text as stamp from faqs join faq_categories on faq_categories.id = faqs.category_id
    where ${seen(sight, ['faqs', 'faq_categories'])}
    union all
    select 'article', article.id, article.xmin::text from onboarding_articles article
    join onboarding_categories category on category.id = article.category_id
    join onboarding_sections section on section.id = category.section_id
    where ${seen(sight, ['article', 'category', 'section'])}`.execute(db)
  return rows
}

interface Texts {
  readonly title: string
  /** Rich text. */
  readonly body: string
}

export interface TextsRow extends Stamped {
  readonly translations: Translations<Texts>
}

/** Finds the texts of these rows that `inLanguage` will choose. */
export async function findTexts(db: Db, wanted: readonly Stamped[], language: string): Promise<TextsRow[]> {
  const ids = (kind: Kind) => wanted.filter((one) => one.kind === kind).map(({ id }) => id)
  const { rows } = await sql<TextsRow>`
    select 'faq' as kind, id, xmin::text as stamp, ${shown(language, ['question', 'answer'])} as translations
    from faqs where id = any(${ids('faq')}::integer[])
    union all
    select 'article', id, xmin::text, ${shown(language, ['title', 'body'])} from onboarding_articles where id = any(${ids('article')}::integer[])`.execute(
    db,
  )
  return rows
}

function shown(language: string, [title, body]: readonly [string, string]): RawBuilder<unknown> {
  return sql`(select jsonb_object_agg(texts.key, jsonb_build_object('title', texts.value ->> ${title}::text, 'body', texts.value ->> ${body}::text))
    from jsonb_each(translations) as texts
    where case when jsonb_exists(translations, ${language}) then texts.key = ${language}
      when jsonb_exists(translations, ${SOURCE_LANGUAGE}) then texts.key = ${SOURCE_LANGUAGE} else true end)`
}
