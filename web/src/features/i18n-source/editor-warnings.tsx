import { Button } from '@mantine/core'
import type { Language } from '@tracklane/contract/i18n'
import type { SourcePhrase } from '@tracklane/contract/i18n-source'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import classes from './phrase-editor.module.css'
import type { PhraseDraft } from './use-phrase-draft.ts'

interface EditorWarningsProps {
  row: SourcePhrase
  draft: PhraseDraft
  language: Language
}

/** Warnings that do not prevent saving: the text is the English one or empty, or somebody else has changed it. */
export function EditorWarnings({ row, draft, language }: EditorWarningsProps) {
  const t = useT()
  const { text, isDirty, theirs, takeTheirs } = draft
  const given = text.trim()
  return (
    <>
      {given === row.message && <p className={classes.kept}>{t('phrases', 'The same as the English text')}</p>}
      {given === '' && isDirty && <p className={classes.kept}>{t('phrases', 'If it is saved empty, the text is missing again')}</p>}
      {theirs && (
        <Callout
          title={t('phrases', 'Somebody else wrote another text meanwhile, at {time}. Saving again keeps yours.', {
            time: formatDate(theirs.updated_at, 'fullDate'),
          })}
        >
          <div className={classes.theirs}>
            <strong lang={language.char_code}>{theirs.translations[language.char_code] ?? t('record', 'empty')}</strong>
            <Button variant="default" size="compact-sm" onClick={takeTheirs}>
              {t('record', 'Take this')}
            </Button>
          </div>
        </Callout>
      )}
    </>
  )
}
