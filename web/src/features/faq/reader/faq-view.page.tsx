import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Faq } from '@tracklane/contract/faq'
import { faqReaderQueries } from '#features/faq/faq-reader.api.ts'
import { neighboursOf } from '#features/faq/faq-reading.rules.ts'
import { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LanguageMark } from '#ui/language-mark.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TurnLink, Turns } from '#ui/turn-link.tsx'
import { FaqAnswer } from './faq-answer.tsx'
import classes from './faq-reader.module.css'
import { FaqViewSearch } from './faq-reader-search.ts'

/** The screen /faq/view: one question, by its id or key. */
export function FaqViewPage() {
  const t = useT()
  const [{ id, key }] = useFilter(FaqViewSearch)
  const byId = useQuery({ ...faqReaderQueries.one(id ?? 0), enabled: id !== undefined })
  const byKey = useQuery({ ...faqReaderQueries.byKey(key ?? ''), enabled: id === undefined && key !== undefined })
  const query = id === undefined ? byKey : byId
  useUntilAnswered([query])
  const isGone = query.data === null || (id ?? key) === undefined || (query.error instanceof ApiError && query.error.status === 404)
  return (
    <div className={classes.alone}>
      <BackLink to="/faq" whole={t('faq_reader', 'All questions')} />
      {isGone ? (
        <Gone />
      ) : query.data ? (
        <Question key={query.data.id} faq={query.data} />
      ) : query.error ? (
        <Failed message={query.error.message} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Question({ faq }: { faq: Faq }) {
  return (
    <article>
      <Link to="/faq" search={{ category: faq.category_id }} className={classes.crumb}>
        {faq.category}
      </Link>
      <div lang={faq.language}>
        <PageHead title={faq.question} mark={<LanguageMark language={faq.language} />} />
      </div>
      <div className={classes.sheet}>
        <FaqAnswer faq={faq} />
      </div>
      <FaqNeighbours faq={faq} />
    </article>
  )
}

/** The text for a question that is deleted, hidden or was never there: the server does not tell which. */
function Gone() {
  const t = useT()
  return (
    <>
      <PageHead title={t('faq', 'Question')} />
      <EmptyState
        title={t('faq_reader', 'This question is not here any more')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/faq" {...props} />}>
            {t('faq_reader', 'Show all questions')}
          </Button>
        }
      >
        {t('faq_reader', 'It has been deleted or is not published right now. Perhaps another one answers it.')}
      </EmptyState>
    </>
  )
}

function Failed(props: { message: string; onRetry: () => void; isRetrying: boolean }) {
  const t = useT()
  return (
    <>
      <PageHead title={t('faq', 'Question')} />
      <ErrorState {...props} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy className={classes.waiting}>
      <Skeleton height={22} width={160} />
      <Skeleton height={32} width="70%" />
      <Skeleton height={220} />
    </div>
  )
}

/**
 * The questions before and after it in its category. They replace the history entry, so that Back still leads to where the person came
 * from.
 */
function FaqNeighbours({ faq }: { faq: Faq }) {
  const t = useT()
  const { data = [] } = useQuery(faqReaderQueries.ofCategory(faq.category_id))
  const { before, after } = neighboursOf(data, faq.id)
  return (
    <Turns label={t('faq_reader', 'More in {category}', { category: faq.category })}>
      {before && (
        <TurnLink to="/faq/view" search={{ id: before.id }} replace turn={t('faq_reader', 'Previous question')} words={before.language}>
          {before.question}
        </TurnLink>
      )}
      {after && (
        <TurnLink to="/faq/view" search={{ id: after.id }} replace isAfter turn={t('faq_reader', 'Next question')} words={after.language}>
          {after.question}
        </TurnLink>
      )}
    </Turns>
  )
}
