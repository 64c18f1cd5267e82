import { SegmentedControl, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle, IconCheck, IconCircleDashed, IconPencil } from '@tabler/icons-react'
import { type Translate, useT } from '#lib/i18n.ts'
import type { LanguageState } from '#lib/translations.rules.ts'
import classes from './translations-field.module.css'

interface LanguageChoiceProps {
  languages: readonly LanguageState[]
  value: string
  onChange: (code: string) => void
}

/** The languages with the state of each. */
export function LanguageChoice({ languages, value, onChange }: LanguageChoiceProps) {
  const t = useT()
  const isShort = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const missing = languages.filter(({ state }) => state === 'missing')
  return (
    <div>
      <SegmentedControl
        fullWidth
        aria-label={t('translations', 'Language')}
        value={value}
        onChange={onChange}
        data={languages.map((language) => ({ value: language.char_code, label: <Label language={language} isShort={isShort} /> }))}
      />
      <p className={classes.missing}>
        {missing.length > 0
          ? t('translations', 'Missing: {languages}', { languages: missing.map(({ name }) => name).join(', ') })
          : t('translations', 'Written in every language')}
      </p>
    </div>
  )
}

function Label({ language, isShort }: { language: LanguageState; isShort: boolean }) {
  const t = useT()
  const { char_code, name } = language
  return (
    <Tooltip label={name} disabled={!isShort}>
      <span className={classes.label}>
        <span className="visually-hidden">{`${name}, ${stateText(t, language)}`}</span>
        <span className={classes.name} aria-hidden>
          {isShort ? char_code.toUpperCase() : name}
        </span>
        <Mark language={language} />
      </span>
    </Tooltip>
  )
}

function Mark({ language: { state, isChanged, hasError } }: { language: LanguageState }) {
  if (hasError) return <IconAlertCircle size={14} className={classes.wrong} aria-hidden />
  if (isChanged) return <IconPencil size={14} aria-hidden />
  if (state === 'missing') return <IconCircleDashed size={14} className={classes.dim} aria-hidden />
  return <IconCheck size={14} className={classes.done} aria-hidden />
}

function stateText(t: Translate, { state, isChanged, hasError }: LanguageState): string {
  if (hasError) return t('translations', 'not valid')
  if (isChanged) return t('translations', 'changed')
  return state === 'missing' ? t('translations', 'missing') : t('translations', 'written')
}
