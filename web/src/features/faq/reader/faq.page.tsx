import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { faqReaderQueries } from '#features/faq/faq-reader.api.ts'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { FaqGroups } from './faq-groups.tsx'
import { FaqNav } from './faq-nav.tsx'
import { NothingFound, NothingInCategory, NothingWritten } from './faq-nothing.tsx'
import classes from './faq-reader.module.css'
import { FaqReaderSearch } from './faq-reader-search.ts'

/** /faq: the questions by category, found as one types. */
export function FaqPage() {
  const t = useT()
  const [{ search, category }, patch] = useFilter(FaqReaderSearch)
  const found = useQuery(faqReaderQueries.found(search))
  const categories = useQuery(faqReaderQueries.categories())
  useUntilAnswered([found, categories])
  const { faqs = [], search: words = '' } = found.data ?? {}
  const countOf = (id?: number) => (id === undefined ? faqs : faqs.filter(({ category_id }) => category_id === id)).length
  const named = categories.data?.filter(({ id, questions }) => questions > 0 || id === category)
  return (
    <>
      <PageHead title={t('menu', 'FAQ')}>
        <SearchField
          value={search ?? ''}
          onChange={(text) => patch({ search: text || undefined })}
          label={t('faq', 'Search questions')}
          placeholder={t('faq', 'Words of question or answer')}
        />
      </PageHead>
      <div className={classes.page}>
        <FaqNav categories={named ?? (categories.error ? [] : undefined)} current={category} search={search} countOf={countOf} />
        <div
          className={classes.found}
          data-stale={found.isPlaceholderData || undefined}
          data-found-by={found.data && !found.isPlaceholderData ? (search ?? '') : undefined}
          aria-busy={found.isFetching}
        >
          <Announced words={words} count={found.data && countOf(category)} />
          {found.error && !found.data ? (
            <ErrorState message={found.error.message} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
          ) : !found.data ? (
            <Skeletons />
          ) : countOf(category) > 0 ? (
            <FaqGroups faqs={faqs} category={category} search={words} categories={categories.data} />
          ) : faqs.length > 0 ? (
            <NothingInCategory found={faqs.length} onAll={() => void patch({ category: undefined })} />
          ) : words ? (
            <NothingFound search={words} onClear={() => void patch({ search: undefined, category: undefined })} />
          ) : (
            <NothingWritten />
          )}
        </div>
      </div>
    </>
  )
}

/** How many there are, for eyes and ears. */
function Announced({ words, count }: { words: string; count: number | undefined }) {
  const t = useT()
  const text =
    count === undefined
      ? ''
      : words
        ? t('faq_reader', '{count, plural, one {# question} other {# questions}} with “{search}”', { count, search: words })
        : t('faq', '{count, plural, one {# question} other {# questions}}', { count })
  return (
    <p className={classes.announced} role="status">
      {text}
    </p>
  )
}

function Skeletons() {
  return (
    <div className={classes.skeletons} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} height={48} />
      ))}
    </div>
  )
}
