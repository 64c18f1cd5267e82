import { Button, Skeleton } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { isBlankRichText, RICH_TEXT } from '@tracklane/contract/kit/rich-text'
import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { searchWords } from '@tracklane/contract/kit/word-search'
import { type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { markHits } from './mark-hits.ts'
import classes from './rich-text.module.css'
import { useLoaded } from './use-loaded.ts'

const EnlargedPicture = part(() => import('./enlarged-picture.tsx').then((module) => ({ default: module.EnlargedPicture })), {
  ahead: false,
})

interface RichTextProps {
  /** The stored HTML. */
  html: string
  className?: string
  /** Marks these words in the text. */
  search?: string | undefined
}

const load = () => import('./clean-html.ts')

/** Shows a stored text. Shows nothing that is not on the contract's list. */
export function RichText({ html, className, search }: RichTextProps) {
  const t = useT()
  const { loaded, hasFailed, retry } = useLoaded(load)
  if (isBlankRichText(html)) return null
  if (hasFailed) {
    return (
      <div role="alert">
        {t('error', 'This could not be loaded')}{' '}
        <Button variant="default" size="xs" onClick={retry}>
          {t('error', 'Try again')}
        </Button>
      </div>
    )
  }
  if (!loaded) return <Skeleton height={linesOf(html) * 22} aria-busy />
  return <Shown html={html} className={className} search={search} clean={loaded.cleanHtml} />
}

interface ShownProps extends RichTextProps {
  className: string | undefined
  clean: (html: string) => DocumentFragment
}

function Shown({ html, className, search = '', clean }: ShownProps) {
  const t = useT()
  const ref = useRef<HTMLDivElement>(null)
  const [enlarged, setEnlarged] = useState<HTMLImageElement>()
  // Texts are also shown in places without a router.
  const router: ReturnType<typeof useRouter> | undefined = useRouter({ warn: false })
  useLayoutEffect(() => {
    const text = clean(html)
    markHits(text, searchWords(search))
    for (const link of text.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (pathOf(link)) link.removeAttribute('target')
      else link.target = RICH_TEXT.linkTarget
    }
    for (const picture of text.querySelectorAll('img'))
      if (!picture.closest('a')) pressable(picture, t('rich_text', 'Enlarge the picture'), setEnlarged)
    ref.current?.replaceChildren(text)
    return scrollable(ref)
  }, [html, search, clean, t])
  useLayoutEffect(() => (router ? goingInPlace(ref, (path) => router.history.push(path)) : undefined), [router])
  return (
    <>
      <div ref={ref} className={className ? `${classes.content} ${className}` : classes.content} />
      <Suspense>{enlarged && <EnlargedPicture picture={enlarged} onClose={() => setEnlarged(undefined)} />}</Suspense>
    </>
  )
}

/** Makes a picture that a click, Enter or Space enlarges. */
function pressable(picture: HTMLImageElement, label: string, onPress: (picture: HTMLImageElement) => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = classes.enlarge ?? ''
  button.setAttribute('aria-label', [label, picture.alt].filter(Boolean).join(': '))
  button.addEventListener('click', () => onPress(picture))
  picture.replaceWith(button)
  button.append(picture)
}

/** Returns the path of the screen that a link leads to; undefined where it leaves the product or fetches a file. */
function pathOf({ href }: HTMLAnchorElement): string | undefined {
  const url = URL.canParse(href, location.href) ? new URL(href, location.href) : undefined
  if (url?.origin !== location.origin || url.pathname.startsWith('/api/')) return undefined
  return url.pathname + url.search + url.hash
}

/** Makes a plain click on a link within the product change the screen. With a key held, the browser decides. */
function goingInPlace({ current }: RefObject<HTMLElement | null>, go: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link && pathOf(link)
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!path || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    go(path)
  }
  current?.addEventListener('click', onClick)
  return () => current?.removeEventListener('click', onClick)
}

/** Lets a table scroll by itself where it is too wide; then the keyboard can reach it. */
function scrollable({ current }: RefObject<HTMLElement | null>): () => void {
  const tables = [...(current?.querySelectorAll<HTMLElement>('table, pre') ?? [])]
  const look = () => {
    for (const one of tables) {
      if (one.scrollWidth > one.clientWidth) one.tabIndex = 0
      else one.removeAttribute('tabindex')
    }
  }
  look()
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

const SIGNS_A_LINE = 90

/** Estimates the height of the text, so that the content below it hardly moves. */
function linesOf(html: string): number {
  const blocks = html.split(/<(?:p|h[1-6]|li|tr|pre|hr|img)\b/i).slice(1)
  return Math.min(
    30,
    Math.max(
      1,
      blocks.reduce((sum, block) => sum + Math.max(1, Math.ceil(wordsOf(block).length / SIGNS_A_LINE)), 0),
    ),
  )
}
