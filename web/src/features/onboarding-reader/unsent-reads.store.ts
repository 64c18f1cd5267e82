import { create } from 'zustand'

interface Unsent {
  /** The owner of the marks. */
  readonly person: number | null
  readonly articles: readonly number[]
}

/** Marks that the server has not confirmed yet. Marks of another person in this tab stay theirs. */
export const useUnsentReads = create<Unsent>(() => ({ person: null, articles: [] }))

export function noteUnsent(person: number, article: number): void {
  useUnsentReads.setState((now) => {
    const articles = now.person === person ? now.articles : []
    return { person, articles: articles.includes(article) ? articles : [...articles, article] }
  })
}

export function forgetUnsent(person: number, article: number): void {
  useUnsentReads.setState((now) => (now.person === person ? { person, articles: now.articles.filter((one) => one !== article) } : now))
}

export function unsentOf(person: number): readonly number[] {
  const now = useUnsentReads.getState()
  return now.person === person ? now.articles : []
}
