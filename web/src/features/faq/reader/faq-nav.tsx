import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FaqCategory } from '@tracklane/contract/faq-category'
import { useT } from '#lib/i18n.ts'
import classes from './faq-reader.module.css'

interface FaqNavProps {
  /** Undefined while they are loading. */
  categories: readonly FaqCategory[] | undefined
  current: number | undefined
  search: string | undefined
  /** Returns the number of visible questions in one category or in all. */
  countOf: (category?: number) => number
}

/** The categories, each with its number of found questions. */
export function FaqNav({ categories, current, search, countOf }: FaqNavProps) {
  const t = useT()
  return (
    <nav className={classes.nav} aria-label={t('faq_reader', 'Categories')}>
      {categories ? (
        <>
          <Entry name={t('faq_reader', 'All questions')} category={undefined} current={current} search={search} count={countOf()} />
          {categories.map(({ id, name, language }) => (
            <Entry key={id} name={name} lang={language} category={id} current={current} search={search} count={countOf(id)} />
          ))}
        </>
      ) : (
        [1, 2, 3, 4].map((place) => <Skeleton key={place} height={36} aria-hidden />)
      )}
    </nav>
  )
}

interface EntryProps {
  name: string
  lang?: string
  category: number | undefined
  current: number | undefined
  search: string | undefined
  count: number
}

function Entry({ name, lang, category, current, search, count }: EntryProps) {
  return (
    <Link
      to="/faq"
      search={{ category, search }}
      replace
      resetScroll={false}
      className={classes.entry}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={category === current ? 'page' : undefined}
      data-none={count === 0 || undefined}
    >
      <span lang={lang}>{name}</span>
      <span className={classes.count}>{count}</span>
    </Link>
  )
}
