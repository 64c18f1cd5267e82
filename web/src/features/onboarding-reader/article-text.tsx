import type { ReadOnboardingArticle } from '@tracklane/contract/onboarding-article'
import { useEffect, useRef, useState } from 'react'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import classes from './article-view.module.css'
import { showsCover } from './onboarding-reading.rules.ts'
import { useEndSeen } from './use-end-seen.ts'
import { useMarkRead } from './use-reads.ts'

/** The cover and the text. Who has come to its end has read it. */
export function ArticleText({ article: { id, body, cover, language, read } }: { article: ReadOnboardingArticle }) {
  const { mark } = useMarkRead()
  const text = useRef<HTMLDivElement>(null)
  const end = useEndSeen(text, () => !read && mark(id))
  useEffect(() => keepRoom(text.current), [])
  return (
    <div className={classes.sheet}>
      {showsCover(cover, body) && <Cover src={cover} />}
      <div ref={text} lang={language} className={classes.text}>
        <RichText html={body} />
      </div>
      <div ref={end} aria-hidden />
    </div>
  )
}

/** Beside its title it says nothing of its own. */
function Cover({ src }: { src: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return <img className={classes.cover} src={src} alt="" onError={() => setFailed(true)} />
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
