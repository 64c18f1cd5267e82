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
  /** Parents of the rows: with them there is something to show even without rows. */
  parents?: ContentPageProps['query']
  /** By what they are narrowed down besides publication and languages. */
  filters?: readonly FilterKind<Record<string, unknown>>[]
  languages: readonly LanguageOption[]
  addLabel: string
  /** The form of a new one, begun in the parent `from`. */
  create: (from: number | undefined) => ReactNode
  edit: (id: number) => ReactNode
  /** Those that fit, and whether they can be put in order. */
  children: (shown: readonly One[], isWhole: boolean) => ReactNode
}

/** Rows with texts per language in the order in which they are read: found, narrowed down, added, and whichever is open. */
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

/** Neither is shown without the other. */
function both(rows: ContentPageProps['query'], parents: ContentPageProps['query']): ContentPageProps['query'] {
  return {
    data: rows.data && parents.data && (parents.data.length > 0 ? parents.data : rows.data),
    error: rows.error ?? parents.error,
    isFetching: rows.isFetching || parents.isFetching,
    refetch: () => Promise.all([rows.refetch(), parents.refetch()]),
  }
}
