import { Selection } from '@tiptap/pm/state'
import { type Editor, EditorContent, useEditorState } from '@tiptap/react'
import { type FocusEventHandler, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import type { Insert } from '#ui/inserts/insert-menu.tsx'
import { isTabFree } from './leaving-by-tab.ts'
import { PictureDialog, type SentPicture } from './picture-dialog.tsx'
import content from './rich-text.module.css'
import classes from './rich-text-editor.module.css'
import { Toolbar } from './toolbar.tsx'
import { type UploadPicture, uploadPicture } from './upload-picture.ts'
import { reportLeftOutPictures, useCarriedPictures } from './use-carried-pictures.ts'
import { useWriting } from './use-writing.ts'

interface RichTextEditorProps {
  id: string
  labelId: string
  describedBy: string
  value: string
  onChange: (html: string) => void
  onFocus: FocusEventHandler<HTMLElement> | undefined
  onBlur: FocusEventHandler<HTMLElement> | undefined
  isInvalid: boolean
  isRequired: boolean
  isFirst: boolean
  upload: UploadPicture | null | undefined
  inserts: readonly Insert[] | undefined
}

/** The dialog for a picture, with `file` where one was dropped into the text. */
interface Asking {
  readonly number: number
  readonly file: File | undefined
}

export function RichTextEditor({ onFocus, onBlur, upload = uploadPicture, ...props }: RichTextEditorProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [asking, setAsking] = useState<Asking>()
  const [isOpen, setOpen] = useState(false)
  const ask = (file?: File) => {
    setAsking((before) => ({ number: (before?.number ?? 0) + 1, file }))
    setOpen(true)
  }
  const editor = useWriting({
    value: props.value,
    onChange: props.onChange,
    attributes: attributesOf(props, hintId),
    onFile: (file) => upload && ask(file),
    onCarried: (pasted) => upload !== null && pictures.send(pasted, upload),
    onLeftOut: (count) => reportLeftOutPictures(t, count),
  })
  const pictures = useCarriedPictures(editor)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return
    event.preventDefault()
    box.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus()
  }

  return (
    <div ref={box} className={classes.editor}>
      <Toolbar editor={editor} onPicture={upload ? () => ask() : undefined} inserts={props.inserts} />
      <EditorContent editor={editor} className={classes.page} onFocus={onFocus} onBlur={onBlur} onKeyDown={onKeyDown} />
      <span id={hintId} className="visually-hidden">
        {t('rich_text', 'Alt F10 leads to the toolbar. In lists and tables, Escape and then Tab lead on.')}
      </span>
      <TabHint editor={editor} />
      {pictures.sending > 0 && (
        <div role="status" className={classes.hint}>
          {t('rich_text', 'Sending {count, plural, one {# picture} other {# pictures}}…', { count: pictures.sending })}
        </div>
      )}
      {upload && asking && (
        <PictureDialog
          key={asking.number}
          isOpen={isOpen}
          first={asking.file}
          upload={upload}
          onSent={(picture) => insertPicture(editor, picture)}
          onClose={() => setOpen(false)}
          onClosed={() => editor.commands.focus()}
        />
      )}
    </div>
  )
}

/** Inserts a picture and puts the caret behind it: a selected picture would be replaced by the next key. */
function insertPicture(editor: Editor, { alt, ...picture }: SentPicture): void {
  editor.commands.setImage({ ...picture, ...(alt && { alt }) })
  editor.commands.command(({ tr }) => Boolean(tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), 1))))
}

function TabHint({ editor }: { editor: Editor }) {
  const t = useT()
  const isFree = useEditorState({ editor, selector: (now) => isTabFree(now.editor.state) })
  return (
    <div role="status" className={isFree ? classes.hint : 'visually-hidden'}>
      {isFree && t('rich_text', 'Tab leads out of the text now')}
    </div>
  )
}

type Described = Pick<RichTextEditorProps, 'id' | 'labelId' | 'describedBy' | 'isInvalid' | 'isRequired' | 'isFirst'>

function attributesOf({ id, labelId, describedBy, isInvalid, isRequired, isFirst }: Described, hintId: string): Record<string, string> {
  return {
    id,
    class: `${content.content} ${classes.writing}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-describedby': `${describedBy} ${hintId}`.trim(),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(isFirst && { 'data-autofocus': 'true' }),
  }
}
