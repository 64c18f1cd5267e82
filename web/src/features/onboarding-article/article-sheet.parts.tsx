import { type ReactNode, type RefObject, useState } from 'react'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { showsCover } from './article-cover.rules.ts'
import classes from './article-sheet.module.css'

interface ArticleSheetProps {
  cover: string | null
  body: string
  language?: string
  /** The element of the text. */
  text?: RefObject<HTMLDivElement | null>
  /** Shown below the text. */
  children?: ReactNode
}

/** The cover and the text of an article for its readers. */
export function ArticleSheet({ cover, body, language, text, children }: ArticleSheetProps) {
  return (
    <Sheet>
      {showsCover(cover, body) && <Cover key={cover} src={cover} />}
      <div ref={text} lang={language} className={classes.text}>
        <RichText html={body} />
      </div>
      {children}
    </Sheet>
  )
}

/** The page around an article. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={classes.sheet}>{children}</div>
}

/** Beside the title the cover needs no description. */
function Cover({ src }: { src: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return <img className={classes.cover} src={src} alt="" onError={() => setFailed(true)} />
}

/** An article during editing, as its readers will see it. */
export function ArticlePreview({ title, cover, body }: { title: string; cover: string; body: string }) {
  return (
    <article>
      <h3 className={classes.title}>{title}</h3>
      <ArticleSheet cover={cover} body={body} />
    </article>
  )
}
