import type { ReactNode } from 'react'
import { RowMarks } from '#ui/translations-field/row-marks.tsx'
import { ContentList, type ContentListProps } from './content-list.tsx'
import { TranslatedPage, type TranslatedPageProps, type TranslatedPageRow } from './translated-page.tsx'

interface TranslatedListPageProps<One extends TranslatedPageRow>
  extends Omit<TranslatedPageProps<One>, 'children' | 'parents'>,
    Pick<ContentListProps<One>, 'nameOf' | 'onPlace'> {
  /** Renders further details of a row. */
  detail: (row: One) => ReactNode
}

/** A page like `TranslatedPage`, for rows that share one order. */
export function TranslatedListPage<One extends TranslatedPageRow>({ nameOf, onPlace, detail, ...page }: TranslatedListPageProps<One>) {
  const { title, list, languages } = page
  return (
    <TranslatedPage {...page}>
      {(shown, isWhole) => (
        <ContentList
          label={title}
          rows={shown}
          nameOf={nameOf}
          onPlace={onPlace}
          isDisabled={!isWhole}
          onOpen={list.open}
          marks={(row) => (
            <RowMarks row={row} languages={languages}>
              {detail(row)}
            </RowMarks>
          )}
        />
      )}
    </TranslatedPage>
  )
}
