import { Button, Textarea, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { Language } from '@tracklane/contract/i18n'
import type { SourcePhrase } from '@tracklane/contract/i18n-source'
import { LONGEST_TRANSLATION } from '@tracklane/contract/i18n-source'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { usePhrase, useT } from '#lib/i18n.ts'
import { SaveButton } from '#ui/save-button.tsx'
import { CATEGORIES_IN, categoryWords } from './category-words.rules.ts'
import { EditorWarnings } from './editor-warnings.tsx'
import classes from './phrase-editor.module.css'
import { PhraseSource } from './phrase-source.tsx'
import { PluralPreview } from './plural-preview.tsx'
import { beginning, withForm } from './plural-text.rules.ts'
import { type PhraseDraft, usePhraseDraft } from './use-phrase-draft.ts'

export interface PhraseEditorProps {
  row: SourcePhrase
  language: Language
  /** Leaves the cell without opening another; asks about unsaved text. */
  onClose: () => void
  onNext: () => Promise<boolean>
  /** Goes to the language before (-1) or after (1). */
  onTurn: (step: -1 | 1) => void
}

/** Milliseconds after the last key, so that nothing flickers during typing. */
const PAUSE = 150

/** One text in one language: the English text and its place, the field with its errors, and a preview of plurals. */
export function PhraseEditor({ row, language, onClose, onNext, onTurn }: PhraseEditorProps) {
  const draft = usePhraseDraft(row, language)
  const saveAndGo = async () => {
    if ((await draft.save()) && !(await onNext())) onClose()
  }
  const save = async () => {
    if (await draft.save()) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyOf(event, { saveAndGo, onClose, onTurn })
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const whole = useRef<HTMLDivElement>(null)
  // Scrolls the row and the editor into sight, as far as both fit.
  useEffect(() => {
    // Some browsers return a promise, which an effect must not return.
    void whole.current?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const hasPreview = /,\s*(plural|selectordinal)\s*,/.test(row.message)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the buttons in it
    <div ref={whole} className={classes.editor} data-preview={hasPreview || undefined} onKeyDown={onKeyDown}>
      <PhraseSource row={row} onGone={onClose} />
      <div className={classes.middle}>
        <Field row={row} language={language} draft={draft} isPlain={!row.message.includes('{')} onEnter={saveAndGo} />
        <div className={classes.buttons}>
          <SaveButton
            type="button"
            size="compact-sm"
            disabled={Boolean(draft.fault)}
            loading={draft.isSaving}
            onClick={() => void saveAndGo()}
          >
            <SaveLabel />
          </SaveButton>
          <SaveOnly draft={draft} onSave={() => void save()} onCancel={onClose} />
        </div>
      </div>
      {hasPreview && <PluralPreview text={draft.text} language={language.char_code} />}
    </div>
  )
}

function SaveLabel() {
  const t = useT()
  return t('phrases', 'Save and next missing')
}

function SaveOnly({ draft, onSave, onCancel }: { draft: PhraseDraft; onSave: () => void; onCancel: () => void }) {
  const t = useT()
  return (
    <>
      <Button size="compact-sm" variant="default" disabled={Boolean(draft.fault) || !draft.isDirty} onClick={onSave}>
        {t('dialog', 'Save')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" c="var(--text)" onClick={onCancel}>
        {t('dialog', 'Cancel')}
      </Button>
    </>
  )
}

interface Acts {
  saveAndGo: () => Promise<void>
  onClose: () => void
  onTurn: (step: -1 | 1) => void
}

function keyOf(event: KeyboardEvent, { saveAndGo, onClose, onTurn }: Acts): (() => void) | undefined {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return () => void saveAndGo()
  if (event.key === 'Escape') return onClose
  if (!event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (event.key === 'ArrowLeft') return () => onTurn(-1)
  if (event.key === 'ArrowRight') return () => onTurn(1)
  return undefined
}

interface FieldProps {
  row: SourcePhrase
  language: Language
  draft: PhraseDraft
  isPlain: boolean
  onEnter: () => Promise<void>
}

function Field({ row, language, draft, isPlain, onEnter }: FieldProps) {
  const t = useT()
  const say = usePhrase()
  const field = useRef<HTMLTextAreaElement>(null)
  const notes = useId()
  const { text, setText } = draft
  // A fault is shown after a moment; a corrected text is right at once.
  const [shown] = useDebouncedValue(draft.fault, PAUSE)
  const fault = draft.fault && shown
  const put = (next: string, cursor: number) => {
    setText(next)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(cursor, cursor)
    })
  }
  const addForm = () => {
    const more = fault?.missing && withForm(text, fault.missing.argument, fault.missing.form)
    if (more) put(more.text, more.cursor)
  }
  const begun = text === '' && !isPlain ? beginning(row.message, language) : undefined
  return (
    <>
      <div className={classes.label}>
        <span lang={language.char_code}>{language.name}</span>
        <span className={classes.dim}>
          {t('phrases', 'Category')}: <span lang={CATEGORIES_IN}>{categoryWords(row.category)}</span>
        </span>
      </div>
      <Textarea
        ref={field}
        autosize
        autoFocus
        minRows={isPlain ? 1 : 5}
        maxRows={15}
        maxLength={LONGEST_TRANSLATION}
        lang={language.char_code}
        spellCheck={isPlain}
        classNames={{ input: isPlain ? classes.plain : classes.field }}
        aria-label={t('phrases', '{message} in {language}', { message: row.message, language: language.name })}
        aria-describedby={notes}
        error={Boolean(fault)}
        value={text}
        onFocus={({ currentTarget: { value }, currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isPlain || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          void onEnter()
        }}
      />
      <div id={notes} className={classes.notes} role="status">
        {fault && (
          <p className={classes.fault}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            <VisuallyHidden>{t('phrases', 'Not right yet:')}</VisuallyHidden>
            <span>{say(fault.phrase)}</span>
            {fault.missing && (
              <Button size="compact-sm" variant="default" onClick={addForm}>
                {t('phrases', 'Add {form}', { form: fault.missing.form })}
              </Button>
            )}
          </p>
        )}
        {text !== '' && !isPlain && (!draft.fault || draft.fault.missing) && <Kept message={row.message} />}
        <EditorWarnings row={row} draft={draft} language={language} />
        {begun && (
          <Button size="compact-sm" variant="default" onClick={() => put(begun, begun.length)}>
            {t('phrases', 'Begin with the English text')}
          </Button>
        )}
      </div>
    </>
  )
}

function Kept({ message }: { message: string }) {
  const t = useT()
  const names = [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => `{${name}}`))]
  return (
    <p className={classes.kept}>
      <IconCheck size={16} aria-hidden />
      {t('phrases', 'Braces closed, {names} kept', { names: names.join(', ') })}
    </p>
  )
}
