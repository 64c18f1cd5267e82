import { Tooltip } from '@mantine/core'
import { IconLanguageOff } from '@tabler/icons-react'
import { type Translate, useT } from '#lib/i18n.ts'
import type { LanguageOption } from '#lib/translations.rules.ts'
import { anyOf, type FilterKind } from '#ui/filters/filter-kind.ts'
import classes from './translations-field.module.css'

interface MissingLanguagesProps {
  /** The codes of its written languages. */
  written: readonly string[]
  languages: readonly LanguageOption[]
}

/** Names the languages in which a row is still missing; shows nothing where there are none. */
export function MissingLanguages({ written, languages }: MissingLanguagesProps) {
  const t = useT()
  const missing = languages.filter(({ char_code }) => !written.includes(char_code))
  if (missing.length === 0) return null
  const codes = missing.map(({ char_code }) => char_code.toUpperCase()).join(' ')
  const text = t('translations', 'Missing: {languages}', { languages: missing.map(({ name }) => name).join(', ') })
  return (
    <Tooltip label={text}>
      <span className={classes.chip}>
        <IconLanguageOff size={14} aria-hidden />
        <span aria-hidden>{codes}</span>
        <span className="visually-hidden">{text}</span>
      </span>
    </Tooltip>
  )
}

/** Makes the filter for rows with missing languages. */
export function missingFilter(t: Translate, languages: readonly LanguageOption[]): FilterKind<Record<string, unknown>> {
  const options = languages.map(({ char_code, name }) => ({ value: char_code, label: name }))
  return {
    key: 'missing_in',
    label: t('translations', 'Missing in'),
    icon: IconLanguageOff,
    parts: ['missing_in'],
    choices: anyOf('missing_in', options),
  }
}
