import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { BesideList } from '#ui/beside-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SearchField } from '#ui/search-field.tsx'
import classes from './content-page.module.css'
import { ListFilters, type ListFiltersProps } from './list-filters.tsx'
import type { ListSearch } from './list-search.ts'

export interface ContentPageProps extends Pick<ListFiltersProps, 'filters' | 'ask'> {
  title: string
  list: ListSearch
  query: { data: readonly unknown[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** The rows that fit search and filters. */
  shown: readonly { readonly id: number }[] | undefined
  find: { label: string; placeholder: string }
  actions: ReactNode
  /** True where the list is complete. */
  isWhole: boolean
  /** The text where there are no rows at all. */
  none: { title: string; text: string }
  tabs?: ReactNode
  drawer?: ReactNode
  /** True where the open row covers the list rather than standing beside it. */
  isRoomy?: boolean
  children: ReactNode
}

/** A page of rows that people put in order, all at once, with search, filters and the open row. */
export function ContentPage(props: ContentPageProps) {
  const { title, list, query, shown, find, filters, ask, actions, isWhole, tabs, drawer, isRoomy, children } = props
  const t = useT()
  const hasRows = (shown?.length ?? 0) > 0
  return (
    <div className={classes.page} data-beside={(drawer && !isRoomy) || undefined}>
      <PageHead title={title} actions={actions}>
        <SearchField value={list.search.search ?? ''} onChange={(text) => list.patch({ search: text || undefined })} {...find} />
      </PageHead>
      {tabs}
      <ListFilters list={list} filters={filters} ask={ask} found={shown && { data: shown }} />
      {!isWhole && hasRows && (
        <p className={classes.hint}>{t('translations', 'The order can be changed when search and filters leave nothing out.')}</p>
      )}
      {query.error && !query.data ? (
        <ErrorState message={query.error.message} onRetry={query.refetch} isRetrying={query.isFetching} />
      ) : !shown ? (
        <Skeletons />
      ) : list.hasFilters && !hasRows ? (
        <NothingFound onClear={list.clear} />
      ) : query.data?.length === 0 ? (
        <EmptyState title={props.none.title}>{props.none.text}</EmptyState>
      ) : (
        <div className={classes.body} data-found-by={list.search.search ?? ''}>
          {children}
        </div>
      )}
      {drawer && (
        <BesideList list={list} ids={shown?.map(({ id }) => id) ?? []}>
          {drawer}
        </BesideList>
      )}
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useT()
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('filter', 'Clear filters')}
    </Button>
  )
  return (
    <EmptyState title={t('field', 'Nothing found')} action={clear}>
      {t('record', 'Nothing matches the search and the filters.')}
    </EmptyState>
  )
}

function Skeletons() {
  return (
    <div className={classes.body} aria-hidden>
      {Array.from({ length: 8 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <Skeleton key={place} height={44} mb={1} />
      ))}
    </div>
  )
}
