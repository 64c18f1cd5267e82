import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { isBlank, type LanguageState, type Texts, type Written } from '#lib/translations.rules.ts'
import classes from './translations-field.module.css'

interface Previewed {
  /** The texts that are read: in the source language where nothing is written in the reader's. */
  readonly texts: Texts
  /** The same in the source language. */
  readonly source: Texts
}

/** Shows texts as their readers see them. */
export type Preview = (previewed: Previewed) => ReactNode

interface LanguagePreviewProps {
  state: LanguageState
  value: Written
  preview: Preview
}

/** The texts of one language as its readers see them. */
export function LanguagePreview({ state: { char_code, name }, value, preview }: LanguagePreviewProps) {
  const t = useT()
  const { [char_code]: own = {}, [SOURCE_LANGUAGE]: source = {} } = value
  const isTranslated = !isBlank(own) || char_code === SOURCE_LANGUAGE
  return (
    <section
      className={classes.preview}
      lang={isTranslated ? char_code : SOURCE_LANGUAGE}
      aria-label={t('translations', 'As readers see it: {language}', { language: name })}
    >
      {!isTranslated && (
        <p className={classes.missing}>{t('translations', 'Until it is translated, its readers see the source language')}</p>
      )}
      {preview({ texts: isTranslated ? own : source, source })}
    </section>
  )
}
