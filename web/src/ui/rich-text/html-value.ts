import type { Editor } from '@tiptap/core'
import { isBlankRichText } from '@tracklane/contract/kit/rich-text'
import { withoutEnding } from '@tracklane/contract/kit/without-ending'

/** The editor's content as it is stored: empty where nothing is to be seen, and without the empty line that the editor keeps at the end. */
export function htmlOf(editor: Editor): string {
  const html = editor.getHTML()
  return isBlankRichText(html) ? '' : withoutEnding(html, '<p></p>')
}

/**
 * Every editor writes HTML in its own way. As long as its document is the one that it was given, what was given is the value: a form is
 * changed when its text is.
 */
export interface Baseline {
  readonly given: string
  readonly written: string
}

export function keptValueOf(html: string, { given, written }: Baseline): string {
  return html === written ? given : html
}
