import type { ReadOnboardingArticle } from '@tracklane/contract/onboarding-article'
import { useEffect, useRef } from 'react'
import { ArticleSheet } from '#features/onboarding-article/article-sheet.parts.tsx'
import { useEndSeen } from './use-end-seen.ts'
import { useMarkRead } from './use-reads.ts'

/** The cover and the text. Who has come to its end has read it. */
export function ArticleText({ article: { id, body, cover, language, read } }: { article: ReadOnboardingArticle }) {
  const { mark } = useMarkRead()
  const text = useRef<HTMLDivElement>(null)
  const end = useEndSeen(text, () => !read && mark(id))
  useEffect(() => keepRoom(text.current), [])
  return (
    <ArticleSheet cover={cover} body={body} language={language} text={text}>
      <div ref={end} aria-hidden />
    </ArticleSheet>
  )
}

/** A picture has the room of a screenshot until it is known how high it is. */
function keepRoom(text: HTMLElement | null): () => void {
  const known = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset.known = ''
  }
  text?.addEventListener('load', known, true)
  text?.addEventListener('error', known, true)
  return () => {
    text?.removeEventListener('load', known, true)
    text?.removeEventListener('error', known, true)
  }
}
