import type { ReactNode } from 'react'
import { RowMarks } from '#ui/translations-field/row-marks.tsx'
import { PlacedList, type PlacedListProps } from './placed-list.tsx'
import { TranslatedPage, type TranslatedPageProps, type TranslatedPageRow } from './translated-page.tsx'

interface TranslatedListPageProps<One extends TranslatedPageRow>
  extends Omit<TranslatedPageProps<One>, 'children' | 'parents'>,
    Pick<PlacedListProps<One>, 'nameOf' | 'onPlace'> {
  /** Further details of a row. */
  detail: (row: One) => ReactNode
}

/** The same where all rows have one order among each other. */
export function TranslatedListPage<One extends TranslatedPageRow>({ nameOf, onPlace, detail, ...page }: TranslatedListPageProps<One>) {
  const { title, list, languages } = page
  return (
    <TranslatedPage {...page}>
      {(shown, isWhole) => (
        <PlacedList
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
