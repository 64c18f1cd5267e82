import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useLanguage, useT } from '#lib/i18n.ts'
import {
  firstLanguage,
  isBlank,
  type LanguageOption,
  type LanguageState,
  offeredLanguages,
  statesOf,
  type Texts,
  type Written,
} from '#lib/translations.rules.ts'
import { LanguageChoice } from './language-choice.tsx'
import { LanguageFields, type TranslatedField } from './language-fields.tsx'
import classes from './translations-field.module.css'

export interface TranslationsFieldProps {
  /** Fields written in each language. */
  fields: readonly TranslatedField[]
  languages: readonly LanguageOption[]
  value: Written
  /** The texts when the form opened. */
  before: Written
  onChange: (value: Written) => void
  /** The errors of the whole form: an error in a language opens that language. */
  errors: Readonly<Record<string, ReactNode>>
  /** True where two languages fit side by side in a wide window. */
  isRoomy?: boolean
  /** Called when another language is opened. */
  onLanguage?: (code: string) => void
  /** Renders the texts as readers see them; a button shows it. */
  preview?: Preview
}

/** Texts per language: the source beside another language where there is room, else one at a time, with the missing ones marked. */
export function TranslationsField({ fields, value, before, onChange, errors, isRoomy = false, preview, ...props }: TranslationsFieldProps) {
  const t = useT()
  const own = useLanguage()
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false }) && isRoomy
  const states = statesOf(offeredLanguages(props.languages, value), { now: value, before, errors })
  const others = states.filter(({ char_code }) => char_code !== SOURCE_LANGUAGE)
  const hasTwo = isWide && others.length > 0 && others.length < states.length
  const choices = hasTwo ? others : states
  const [chosen, setChosen] = useState<string>()
  const choose = (code: string) => {
    setChosen(code)
    props.onLanguage?.(code)
  }
  // Depends on the texts missing at first: it must not change during typing, nor depend on whether the languages or the row come first.
  const first = firstLanguage(statesOf(choices, { now: before, before, errors: {} }), own)
  const open = choices.find(({ char_code }) => char_code === chosen) ?? choices.find(({ char_code }) => char_code === first) ?? choices[0]
  const [isPreviewed, setPreviewed] = useState(false)
  const openWrong = (code: string | undefined) => {
    setPreviewed(false)
    if (code !== undefined) choose(code)
  }
  useOpenWrong(states, hasTwo ? [SOURCE_LANGUAGE, open?.char_code] : [open?.char_code], openWrong, errors)
  if (!open) return null

  const part = (state: LanguageState, isFirst: boolean) => (
    <div key={state.char_code}>
      {/* Hidden but kept, so that undo still knows the typed text. */}
      <div hidden={isPreviewed}>
        <LanguageFields
          state={state}
          fields={fields}
          value={value}
          onChange={onChange}
          errors={errors}
          isFirst={isFirst}
          isSourceSeen={hasTwo}
        />
      </div>
      {preview && isPreviewed && <LanguagePreview state={state} value={value} preview={preview} />}
    </div>
  )
  const source = states.find(({ char_code }) => char_code === SOURCE_LANGUAGE)
  return (
    <section className={classes.whole} aria-label={t('translations', 'Texts')} data-two={hasTwo || undefined}>
      {preview && (
        <Button
          variant={isPreviewed ? 'light' : 'default'}
          size="compact-md"
          className={classes.previewButton}
          leftSection={<IconEye size={16} aria-hidden />}
          aria-pressed={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {t('translations', 'As readers see it')}
        </Button>
      )}
      {hasTwo && source && (
        <div className={classes.column}>
          <p className={classes.source}>{t('translations', '{language} (source)', { language: source.name })}</p>
          {part(source, true)}
        </div>
      )}
      <div className={classes.column}>
        <LanguageChoice languages={choices} value={open.char_code} onChange={choose} />
        {part(open, !hasTwo)}
      </div>
      {errors.translations && (
        <p className={classes.error} role="alert">
          {errors.translations}
        </p>
      )}
    </section>
  )
}

/**
 * Brings fields with errors into sight before they get the focus: opens another language where no open one has an error. `open` is called
 * with that language, or with undefined where an open language has the error.
 */
function useOpenWrong(
  states: readonly LanguageState[],
  seen: readonly (string | undefined)[],
  open: (code: string | undefined) => void,
  errors: Readonly<Record<string, ReactNode>>,
) {
  const wrong = states.filter(({ hasError }) => hasError).map(({ char_code }) => char_code)
  const next = wrong.some((code) => seen.includes(code)) ? undefined : wrong[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form has been refused, not when the person looks elsewhere
  useLayoutEffect(() => {
    if (wrong.length > 0) open(next)
  }, [errors])
}

interface Previewed {
  /** The texts for the reader: in the source language where the reader's has none. */
  readonly texts: Texts
  /** The texts of the source language. */
  readonly source: Texts
}

/** Shows texts as their readers see them. */
type Preview = (previewed: Previewed) => ReactNode

interface LanguagePreviewProps {
  state: LanguageState
  value: Written
  preview: Preview
}

/** The texts of one language as its readers see them. */
function LanguagePreview({ state: { char_code, name }, value, preview }: LanguagePreviewProps) {
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
