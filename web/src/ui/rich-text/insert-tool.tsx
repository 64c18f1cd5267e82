import { IconBraces } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { type Insert, InsertMenu } from '#ui/inserts/insert-menu.tsx'
import { ToolButton } from './tool-button.tsx'

interface InsertToolProps {
  editor: Editor
  inserts: readonly Insert[]
}

/** Puts one of these texts where the caret is; at the end, where nobody has been in the text yet. */
export function InsertTool({ editor, inserts }: InsertToolProps) {
  const t = useT()
  const hasCaret = useRef(false)
  useEffect(() => {
    const note = () => {
      hasCaret.current = true
    }
    editor.on('focus', note)
    return () => void editor.off('focus', note)
  }, [editor])

  const put = (text: string) => {
    const { state, view } = editor
    const change = hasCaret.current ? state.tr : state.tr.setSelection(Selection.atEnd(state.doc))
    view.dispatch(change.insertText(text).scrollIntoView())
    // At once, not with the next picture as the library's own command does: a key pressed before that would be lost.
    view.focus()
  }

  return (
    <InsertMenu
      inserts={inserts}
      onPick={put}
      target={
        <ToolButton name="insert" label={t('field', 'Insert a placeholder')}>
          <IconBraces size={18} aria-hidden />
        </ToolButton>
      }
    />
  )
}
