import { Selection } from '@tiptap/pm/state'
import { type Editor, useEditor } from '@tiptap/react'
import { useLayoutEffect, useRef } from 'react'
import { EXTENSIONS } from './extensions.ts'
import { type Baseline, htmlOf, keptValueOf } from './html-value.ts'
import { type Pasted, picturesIn } from './pasted-pictures.ts'

interface WritingInput {
  value: string
  onChange: (html: string) => void
  /** Attributes of the editable element. */
  attributes: Record<string, string>
  /** Called when a picture is dropped or pasted into the text. */
  onFile: (file: File) => void
  /** Called when a pasted text carries pictures. Returns true to take them over. */
  onCarried: (pasted: Pasted) => boolean
  /** Called with the number of pictures that were left out of a pasted text. */
  onLeftOut: (count: number) => void
}

/** Makes an editor that shows `value` and calls `onChange` when a person changes the text. */
export function useWriting({ value, attributes, ...heard }: WritingInput): Editor {
  const latest = useRef(heard)
  latest.current = heard
  const baseline = useRef<Baseline>({ given: value, written: value })
  const told = useRef<string>(undefined)

  const take = (data: DataTransfer | null, hasText: boolean): boolean => {
    const [file] = data?.files ?? []
    if (!file || hasText) return false // Word copies a text together with a picture of it
    latest.current.onFile(file)
    return true
  }

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    onUpdate: ({ editor: now }) => {
      told.current = keptValueOf(htmlOf(now), baseline.current)
      latest.current.onChange(told.current)
    },
    editorProps: {
      attributes,
      // The key saves the form around the text.
      handleKeyDown: (_, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
      transformPastedHTML: withoutWordLists,
      handlePaste: (_, event) => {
        const html = event.clipboardData?.getData('text/html') ?? ''
        if (html === '') return take(event.clipboardData, event.clipboardData?.types.includes('text/html') ?? false)
        const pasted = picturesIn(html)
        const isTaken = pasted.carried.length > 0 && latest.current.onCarried(pasted)
        const leftOut = pasted.elsewhere + (isTaken ? 0 : pasted.carried.length)
        if (leftOut > 0) latest.current.onLeftOut(leftOut)
        return isTaken
      },
      handleDrop: (view, event) => {
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (place && hasFiles(event.dataTransfer))
          view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))))
        return take(event.dataTransfer, false)
      },
    },
  })

  // Runs before the next key: the last value of this editor must not be taken for a change from outside.
  useLayoutEffect(() => {
    if (value === told.current) return
    if (told.current !== undefined) editor.commands.setContent(value, { emitUpdate: false })
    told.current = value
    baseline.current = { given: value, written: htmlOf(editor) }
  }, [editor, value])

  return editor
}

function hasFiles(data: DataTransfer | null): boolean {
  return (data?.files.length ?? 0) > 0
}

/** Turns the lists of Word (paragraphs with a sign in front) into lists, so that they can be continued. */
function withoutWordLists(html: string): string {
  if (!html.includes('mso-list')) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const sign = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const kind = /^\s*(?:\d|[a-z]{1,3}[.)])/i.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    listBefore(paragraph, kind).append(item)
    paragraph.remove()
  }
  return page.body.innerHTML
}

function listBefore(paragraph: HTMLElement, kind: 'ol' | 'ul'): HTMLElement {
  const before = paragraph.previousElementSibling
  if (before instanceof HTMLElement && before.dataset.word === kind) return before
  const list = paragraph.ownerDocument.createElement(kind)
  list.dataset.word = kind
  paragraph.before(list)
  return list
}
