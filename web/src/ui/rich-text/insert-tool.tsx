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

/** Inserts one of these texts at the caret; at the end where the editor never had the focus. */
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
    // At once: the library's command waits for the next frame, and a key pressed before would be lost.
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
