import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { type Translate, useT } from '#lib/i18n.ts'
import { toastWarning } from '#ui/toast.ts'
import { type Pasted, sendPictures } from './pasted-pictures.ts'
import type { UploadPicture } from './upload-picture.ts'

/** Sends the pictures of a pasted text, then puts the text at the caret. Nothing can be typed meanwhile. */
export function useCarriedPictures(editor: Editor) {
  const t = useT()
  const [sending, setSending] = useState(0)
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  const send = (pasted: Pasted, upload: UploadPicture): boolean => {
    const abort = new AbortController()
    control.current = abort
    setSending(pasted.carried.length)
    editor.setEditable(false, false)
    void sendPictures(pasted, upload, abort.signal).then(({ html, lost }) => {
      if (abort.signal.aborted || editor.isDestroyed) return
      setSending(0)
      editor.setEditable(true, false)
      editor.view.pasteHTML(html)
      editor.view.focus()
      if (lost > 0) reportLeftOutPictures(t, lost)
    })
    return true
  }
  return { sending, send }
}

export function reportLeftOutPictures(t: Translate, count: number): void {
  toastWarning(
    t(
      'rich_text',
      '{count, plural, one {# picture was left out. Drop it into the text as a file.} other {# pictures were left out. Drop them into the text as files.}}',
      { count },
    ),
  )
}
