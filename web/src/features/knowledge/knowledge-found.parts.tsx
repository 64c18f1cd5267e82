import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '#lib/i18n.ts'
import { useUntilAnswered } from '#lib/use-until-answered.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { knowledgeQueries, useNoteMissed } from './knowledge.api.ts'
import classes from './knowledge-hits.module.css'
import { KnowledgeHits } from './knowledge-hits.parts.tsx'
import { NothingFound } from './nothing-found.parts.tsx'

interface KnowledgeFoundProps {
  search: string
  clearLabel: string
  onClear: () => void
}

/** Questions and articles for a search, updated during typing. */
export function KnowledgeFound({ search, clearLabel, onClear }: KnowledgeFoundProps) {
  const t = useT()
  const query = useQuery(knowledgeQueries.search(search))
  useUntilAnswered([query])
  const { data, error, isPlaceholderData, isFetching, refetch } = query
  useNoteMissed(search, !data || isPlaceholderData || data.hits.length > 0)
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton height={240} aria-hidden />
  const count = t('knowledge', '{count, plural, one {# hit} other {# hits}} with “{search}”', {
    count: data.hits.length,
    search: data.search,
  })
  return (
    <div data-stale={isPlaceholderData || undefined} data-found-by={isPlaceholderData ? undefined : search} aria-busy={isFetching}>
      <p className={classes.count} role="status">
        {count}
      </p>
      {data.hits.length > 0 ? (
        <KnowledgeHits hits={data.hits} label={t('knowledge', 'Questions and articles')} />
      ) : (
        <NothingFound search={data.search} clearLabel={clearLabel} onClear={onClear} />
      )}
    </div>
  )
}
