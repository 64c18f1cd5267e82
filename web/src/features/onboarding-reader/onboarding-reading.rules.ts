import type { OnboardingArticle } from '@tracklane/contract/onboarding-article'

type Listed = Pick<OnboardingArticle, 'id' | 'section_id' | 'read'>

/** Returns the next unread article after this one, else the first unread one of all. */
export function nextUnread<Article extends Listed>(articles: readonly Article[], current?: number): Article | undefined {
  const place = articles.findIndex(({ id }) => id === current)
  return [...articles.slice(place + 1), ...articles.slice(0, place + 1)].find(({ id, read }) => !read && id !== current)
}

interface Measured {
  readonly read: number
  readonly total: number
}

export interface Progress extends Measured {
  readonly isDone: boolean
}

/** Returns the read share of one section or of all. */
export function progressOf(sections: readonly Measured[]): Progress {
  const total = sections.reduce((sum, one) => sum + one.total, 0)
  const read = sections.reduce((sum, one) => sum + one.read, 0)
  return { read, total, isDone: total > 0 && read >= total }
}

interface Open {
  readonly sections: readonly { readonly id: number }[]
  /** The section of the address. */
  readonly asked: number | undefined
  /** The section of the last visit. */
  readonly kept: number | null
  readonly next: Listed | undefined
}

/** Returns the open section: the one of the address, of the last visit, of the next article, or the first; only among existing ones. */
export function openSectionOf({ sections, asked, kept, next }: Open): number | undefined {
  const there = new Set(sections.map(({ id }) => id))
  return [asked, kept, next?.section_id, sections[0]?.id].find((id) => id != null && there.has(id)) ?? undefined
}

export interface ArticleGroup<Article> {
  readonly id: number
  readonly name: string
  readonly articles: readonly Article[]
}

/** Groups the articles of a section by category, in their order. */
export function articleGroups<Article extends OnboardingArticle>(articles: readonly Article[], section: number): ArticleGroup<Article>[] {
  const groups = new Map<number, { id: number; name: string; articles: Article[] }>()
  for (const article of articles) {
    if (article.section_id !== section) continue
    const group = groups.get(article.category_id) ?? { id: article.category_id, name: article.category, articles: [] }
    group.articles.push(article)
    groups.set(group.id, group)
  }
  return [...groups.values()]
}

interface Turns<Article> {
  readonly before: Article | undefined
  readonly after: Article | undefined
}

/** Returns the articles before and after this one, over the ends of categories and sections. */
export function turnsOf<Article extends Listed>(articles: readonly Article[], id: number): Turns<Article> {
  const place = articles.findIndex((one) => one.id === id)
  return place < 0 ? { before: undefined, after: undefined } : { before: articles[place - 1], after: articles[place + 1] }
}

/** Statuses that say nothing about the mark: sent again later, it may arrive. */
const LATER = [401, 408, 419, 425, 429]

/** Returns whether a mark is sent again, by the status of the answer: 0 where none came, undefined for another error. */
export function isSentAgain(status: number | undefined): boolean {
  return status === undefined || status === 0 || status >= 500 || LATER.includes(status)
}
