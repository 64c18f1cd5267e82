import type { Language } from '@tracklane/contract/i18n'
import type { SourcePhrase } from '@tracklane/contract/i18n-source'
import { type IcuFault, translationFault } from '@tracklane/contract/kit/icu-message'
import { useRef, useState } from 'react'
import { useKeptDraft } from '#lib/form-draft.ts'
import { useT } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { conflictingRow, useWriteText } from './phrases.api.ts'

export interface PhraseDraft {
  readonly text: string
  readonly setText: (text: string) => void
  readonly isDirty: boolean
  /** The fault that prevents saving. */
  readonly fault: IcuFault | undefined
  /** The current phrase, where somebody else has changed this text. */
  readonly theirs: SourcePhrase | undefined
  readonly takeTheirs: () => void
  /** Resolves to true when it is saved, or nothing was to be saved. */
  readonly save: () => Promise<boolean>
  readonly isSaving: boolean
}

/** Keeps one text in the editor. Other people's changes of other languages do not disturb it. */
export function usePhraseDraft(row: SourcePhrase, language: Language): PhraseDraft {
  const { char_code: code } = language
  const [base, setBase] = useState(row)
  const [text, setText] = useState(textOf(row, code))
  const [theirs, setTheirs] = useState<SourcePhrase>()
  const write = useWriteText()
  const saidSaved = useSaidSaved(code)
  const given = text.trim()
  const isDirty = given !== textOf(base, code)
  const fault = given === '' ? undefined : translationFault(row.message, given, language)
  const letGo = useUnsaved(isDirty, (search) => Number(search.id) === row.id && search.in === code)
  const isBusy = useRef(false)

  // Kept with its base phrase: changes of others since then are met when it is saved.
  useKeptDraft(`${row.id} ${code}`, isDirty ? { base, text } : undefined, (draft) => {
    setBase(draft.base)
    setText(draft.text)
  })

  async function send(from: SourcePhrase): Promise<boolean> {
    try {
      const saved = await write.mutateAsync({ row: from, code, text: given || null })
      letGo()
      setBase(saved)
      saidSaved(from, saved)
      return true
    } catch (error) {
      const now = conflictingRow(error)
      if (now && textOf(now, code) === textOf(from, code)) return send(now)
      if (now) {
        setBase(now)
        setTheirs(now)
      }
      return false
    }
  }

  async function save(): Promise<boolean> {
    if (!isDirty) return true
    if (fault || isBusy.current) return false
    isBusy.current = true
    setTheirs(undefined)
    return send(base).finally(() => {
      isBusy.current = false
    })
  }

  function takeTheirs(): void {
    if (theirs) setText(textOf(theirs, code))
    setTheirs(undefined)
  }

  return { text, setText, isDirty, fault, theirs, takeTheirs, save, isSaving: write.isPending }
}

function textOf({ translations }: SourcePhrase, code: string): string {
  return Object.hasOwn(translations, code) ? (translations[code] ?? '') : ''
}

/** Reports the saved text, with Undo. */
function useSaidSaved(code: string) {
  const t = useT()
  const { mutateAsync } = useWriteText()
  return (before: SourcePhrase, saved: SourcePhrase) => {
    // Called directly: the editor is gone by then, and callbacks of a mutation end with their component.
    const onAction = () =>
      mutateAsync({ row: saved, code, text: textOf(before, code) || null }).then(
        () => toastSuccess(t('operation', 'Undone')),
        (error: unknown) => conflictingRow(error) && reportError(error),
      )
    toastSuccess(t('phrases', 'The text is saved'), { label: t('dialog', 'Undo'), onAction, isUndo: true })
  }
}
