import type { Translations } from '@tracklane/contract/kit/translations'
import type { ReactNode } from 'react'
import type { LanguageOption } from '#lib/translations.rules.ts'
import { PublishedMark } from '#ui/published-mark.tsx'
import { MissingLanguages } from './missing-languages.tsx'

interface RowMarksProps {
  /** A row that comes without its texts names the languages it is written in. */
  row: {
    readonly published: boolean
    readonly translations?: Translations<unknown> | undefined
    readonly languages?: readonly string[] | undefined
  }
  languages: readonly LanguageOption[]
  /** Further marks. */
  children?: ReactNode
}

/** Marks of a row with texts per language: the languages still to be written, and whether readers find it. */
export function RowMarks({ row, languages, children }: RowMarksProps) {
  const written = row.languages ?? Object.keys(row.translations ?? {})
  return (
    <>
      <MissingLanguages written={written} languages={languages} />
      {children}
      <PublishedMark published={row.published} />
    </>
  )
}
