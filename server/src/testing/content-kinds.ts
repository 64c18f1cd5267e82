import type { ContentTable } from '#db/places.ts'
import type { Visitor } from './app.ts'

/** A kind of row that is written per language, ordered and published, for the tests of all such kinds. */
export interface ContentKindCase {
  readonly entity: string
  readonly path: string
  readonly table: ContentTable
  /** The parent column, and the kind of the parent. */
  readonly parent?: { readonly column: 'category_id' | 'section_id'; readonly kind: ContentKindCase }
  /** The rows inside it. */
  readonly children?: { readonly use: string; readonly said: string }
  /** The field with its name. */
  readonly name: string
  /** Returns every text of a language. */
  texts(name: string): Record<string, string>
}

const SECTION: ContentKindCase = {
  entity: 'onboarding-section',
  path: '/onboarding/section',
  table: 'onboarding_sections',
  children: { use: 'onboarding_categories', said: '1 category is in it: unpublish it instead' },
  name: 'name',
  texts: (name) => ({ name, description: 'What it is about' }),
}

const CATEGORY: ContentKindCase = {
  entity: 'onboarding-category',
  path: '/onboarding/category',
  table: 'onboarding_categories',
  parent: { column: 'section_id', kind: SECTION },
  children: { use: 'onboarding_articles', said: '1 article is in it: unpublish it instead' },
  name: 'name',
  texts: (name) => ({ name }),
}

const ARTICLE: ContentKindCase = {
  entity: 'onboarding-article',
  path: '/onboarding/article',
  table: 'onboarding_articles',
  parent: { column: 'category_id', kind: CATEGORY },
  name: 'title',
  texts: (title) => ({ title, body: `<p>All about <strong>${title}</strong></p>`, cover: '' }),
}

const FAQ_CATEGORY: ContentKindCase = {
  entity: 'faq-category',
  path: '/faq-category',
  table: 'faq_categories',
  name: 'name',
  texts: (name) => ({ name }),
}

const FAQ: ContentKindCase = {
  entity: 'faq',
  path: '/faq',
  table: 'faqs',
  parent: { column: 'category_id', kind: FAQ_CATEGORY },
  name: 'question',
  texts: (question) => ({ question, answer: `<p>Of ${question}</p>` }),
}

export const ONBOARDING_KINDS = [SECTION, CATEGORY, ARTICLE] as const
export const CONTENT_KINDS = [FAQ_CATEGORY, FAQ, ...ONBOARDING_KINDS] as const

export interface ContentRow {
  readonly id: number
  readonly version: number
  readonly position: number
  readonly [field: string]: unknown
}

export const named = (kind: ContentKindCase, name: string) => ({ translations: { en: kind.texts(name) } })

/** Makes a parent for a row; undefined for a kind without one. */
export async function madeParent(admin: Visitor, { parent }: ContentKindCase, body: object = {}): Promise<number | undefined> {
  if (!parent) return undefined
  return (await madeRow(admin, parent.kind, { ...named(parent.kind, 'Parent'), ...body })).id
}

/** Makes a published row, in a new parent unless one is named. */
export async function madeRow(admin: Visitor, kind: ContentKindCase, body: object = {}, parent?: number): Promise<ContentRow> {
  const at = kind.parent && { [kind.parent.column]: parent ?? (await madeParent(admin, kind)) }
  const answer = await admin.post(kind.path, { ...named(kind, 'One'), published: true, ...at, ...body })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().data
}
