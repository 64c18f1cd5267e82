import { Skeleton } from '@mantine/core'
import { useCanGoBack } from '@tanstack/react-router'
import type { OnboardingArticle } from '@tracklane/contract/onboarding-article'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { type RefObject, useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { LanguageMark } from '#ui/language-mark.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import classes from './article-view.module.css'
import { ReadMark } from './read-mark.tsx'

interface ArticleHeadProps {
  id: number | undefined
  /** The row of the list, or of the article itself: whichever came first. */
  row: OnboardingArticle | undefined
  section: FullOnboardingSection | undefined
}

/** The place of an article, its title, and whether it is read. */
export function ArticleHead({ id, row, section }: ArticleHeadProps) {
  const t = useT()
  useDocumentTitle(row?.title ?? t('menu', 'Onboarding'))
  const ref = useFocusOnTurn(id)
  return (
    <header className={classes.head}>
      <p className={classes.place}>
        <span lang={section?.language}>{section?.name}</span>
        {section && row && ' › '}
        {row?.category}
      </p>
      <h1 ref={ref} tabIndex={-1} className={classes.title} lang={row?.language}>
        {row ? row.title : <Skeleton component="span" display="block" height={30} width="70%" />}
      </h1>
      <div className={classes.marks}>
        {row && <ReadMark article={row} />}
        {row && <LanguageMark language={row.language} />}
      </div>
    </header>
  )
}

/** Moves the focus to the title for readers who came by a link in the application; a newly opened page begins at the top. */
function useFocusOnTurn(id: number | undefined): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null)
  const first = useRef(id)
  const canGoBack = useCanGoBack()
  useEffect(() => {
    if (id === undefined || (first.current === id && !canGoBack)) return
    first.current = undefined
    ref.current?.focus({ preventScroll: true })
  }, [id, canGoBack])
  return ref
}
