import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import type { LanguageOption } from '#lib/translations.rules.ts'
import type { FilterKind } from '#ui/filters/filter-kind.ts'
import { publishedFilter } from '#ui/published-mark.tsx'
import { missingFilter } from '#ui/translations-field/missing-languages.tsx'
import { ContentPage, type ContentPageProps } from './content-page.tsx'
import type { ListSearch } from './list-search.ts'
import { isWhole, type Narrowing, narrowed, type TranslatedRow } from './translated-rows.rules.ts'

export type TranslatedPageRow = TranslatedRow & { readonly id: number }

interface TranslatedList extends ListSearch {
  readonly search: ListSearch['search'] & Narrowing
  readonly copiedId: number | undefined
}

export interface TranslatedPageProps<One extends TranslatedPageRow>
  extends Pick<ContentPageProps, 'title' | 'find' | 'none' | 'tabs'>,
    Partial<Pick<ContentPageProps, 'isRoomy'>> {
  list: TranslatedList
  query: Omit<ContentPageProps['query'], 'data'> & { data: readonly One[] | undefined }
  /** The query of the parents: with them there is something to show even without rows. */
  parents?: ContentPageProps['query']
  /** The filters besides publication and languages. */
  filters?: readonly FilterKind<Record<string, unknown>>[]
  languages: readonly LanguageOption[]
  addLabel: string
  /** Renders the form of a new row, with `from` as its parent. */
  create: (from: number | undefined) => ReactNode
  edit: (id: number) => ReactNode
  /** Renders the matching rows, and gets whether they can be put in order. */
  children: (shown: readonly One[], isWhole: boolean) => ReactNode
}

/** A page of rows with texts per language in reading order, with search, filters, new rows and the open row. */
export function TranslatedPage<One extends TranslatedPageRow>(props: TranslatedPageProps<One>) {
  const { list, query, parents, filters = [], languages, addLabel, create, edit, children, ...page } = props
  const t = useT()
  const { search, openId, isNew, copiedId } = list
  const shown = query.data && (!parents || parents.data) ? narrowed(query.data, search) : undefined
  const whole = isWhole(search)
  return (
    <ContentPage
      {...page}
      list={list}
      query={parents ? both(query, parents) : query}
      shown={shown}
      filters={[...filters, publishedFilter(t), missingFilter(t, languages)]}
      ask={async (filter) => ({ data: narrowed(query.data ?? [], filter) })}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={list.openNew}>
          {addLabel}
        </Button>
      }
      isWhole={whole}
      drawer={isNew ? create(copiedId) : openId !== undefined && edit(openId)}
    >
      {children(shown ?? [], whole)}
    </ContentPage>
  )
}

/** Returns one query of both: rows and parents are only shown together. */
function both(rows: ContentPageProps['query'], parents: ContentPageProps['query']): ContentPageProps['query'] {
  return {
    data: rows.data && parents.data && (parents.data.length > 0 ? parents.data : rows.data),
    error: rows.error ?? parents.error,
    isFetching: rows.isFetching || parents.isFetching,
    refetch: () => Promise.all([rows.refetch(), parents.refetch()]),
  }
}
