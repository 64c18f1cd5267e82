import type { ContentTable } from '#db/places.ts'
import type { Visitor } from './app.ts'

/** A kind of row that is written per language, put in order and published, as the tests of all such kinds make one. */
export interface ContentKindCase {
  readonly entity: string
  readonly path: string
  readonly table: ContentTable
  /** Its parent, and the place where that is made. */
  readonly parent?: { readonly column: 'category_id' | 'section_id'; readonly kind: ContentKindCase }
  /** The rows in it. */
  readonly children?: { readonly use: string; readonly said: string }
  /** The field that holds its name. */
  readonly name: string
  /** Every text of a language. */
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

/** Where one can stand: undefined where it stands in nothing. */
export async function madeParent(admin: Visitor, { parent }: ContentKindCase, body: object = {}): Promise<number | undefined> {
  if (!parent) return undefined
  return (await madeRow(admin, parent.kind, { ...named(parent.kind, 'Parent'), ...body })).id
}

/** One that is published, in a parent of its own unless one is named. */
export async function madeRow(admin: Visitor, kind: ContentKindCase, body: object = {}, parent?: number): Promise<ContentRow> {
  const at = kind.parent && { [kind.parent.column]: parent ?? (await madeParent(admin, kind)) }
  const answer = await admin.post(kind.path, { ...named(kind, 'One'), published: true, ...at, ...body })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().data
}
