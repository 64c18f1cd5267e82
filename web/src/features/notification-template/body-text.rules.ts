import { wordsOf } from '@tracklane/contract/kit/rich-words'
import type { Written } from '#lib/translations.rules.ts'

const LINE_END = /<\/(?:p|h[1-6]|li|tr|pre|blockquote)>|<br>/

/** Returns a rich text for a channel without formatting: one line per block. */
export function plainFromRich(html: string): string {
  return html.split(LINE_END).map(wordsOf).join('\n').trim()
}

/** Returns a plain text for the editor of rich texts: one paragraph per line. */
export function richFromPlain(text: string): string {
  if (text.trim() === '') return ''
  return text
    .split('\n')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
}

/** Changes the bodies of every language to the other form. Subjects stay, in case the channel is changed back. */
export function withBodies(written: Written, change: (body: string) => string): Written {
  return Object.fromEntries(Object.entries(written).map(([code, texts]) => [code, { ...texts, body: change(texts.body ?? '') }]))
}
