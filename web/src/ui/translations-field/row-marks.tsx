import type { Translations } from '@tracklane/contract/kit/translations'
import type { ReactNode } from 'react'
import type { LanguageOption } from '#lib/translations.rules.ts'
import { PublishedMark } from '#ui/published-mark.tsx'
import { MissingLanguages } from './missing-languages.tsx'

interface RowMarksProps {
  row: { readonly published: boolean; readonly translations?: Translations<unknown> | undefined }
  languages: readonly LanguageOption[]
  /** Further marks. */
  children?: ReactNode
}

/** Marks of a row with texts per language: the languages still to be written, and whether readers find it. */
export function RowMarks({ row: { published, translations }, languages, children }: RowMarksProps) {
  return (
    <>
      <MissingLanguages translations={translations} languages={languages} />
      {children}
      <PublishedMark published={published} />
    </>
  )
}
