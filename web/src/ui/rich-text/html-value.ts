import type { Editor } from '@tiptap/core'
import { isBlankRichText } from '@tracklane/contract/kit/rich-text'
import { withoutEnding } from '@tracklane/contract/kit/without-ending'

/**
 * Returns the editor's content as it is stored: empty where nothing is visible, and without the empty line that the editor keeps at the
 * end.
 */
export function htmlOf(editor: Editor): string {
  const html = editor.getHTML()
  return isBlankRichText(html) ? '' : withoutEnding(html, '<p></p>')
}

/**
 * Each editor writes HTML in its own way. While its document is unchanged, the value stays the HTML that was given: a form is dirty only
 * when its text changes.
 */
export interface Baseline {
  readonly given: string
  readonly written: string
}

export function keptValueOf(html: string, { given, written }: Baseline): string {
  return html === written ? given : html
}
