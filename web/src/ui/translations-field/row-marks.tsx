import type { Translations } from '@tracklane/contract/kit/translations'
import type { ReactNode } from 'react'
import type { LanguageOption } from '#lib/translations.rules.ts'
import { PublishedMark } from '#ui/published-mark.tsx'
import { MissingLanguages } from './missing-languages.tsx'

interface RowMarksProps {
  /** A row without its texts has the languages it is written in. */
  row: {
    readonly published: boolean
    readonly translations?: Translations<unknown> | undefined
    readonly languages?: readonly string[] | undefined
  }
  languages: readonly LanguageOption[]
  /** Further marks. */
  children?: ReactNode
}

/** The marks of a row with texts per language: the missing languages, and whether it is published. */
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
