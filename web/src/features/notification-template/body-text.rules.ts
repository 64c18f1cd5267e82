import { wordsOf } from '@tracklane/contract/kit/rich-words'
import type { Written } from '#lib/translations.rules.ts'

const LINE_END = /<\/(?:p|h[1-6]|li|tr|pre|blockquote)>|<br>/

/** A rich text as a channel without formatting takes it: a line for each of its blocks. */
export function plainFromRich(html: string): string {
  return html.split(LINE_END).map(wordsOf).join('\n').trim()
}

/** A plain text as the editor of rich texts takes it: a paragraph for each of its lines. */
export function richFromPlain(text: string): string {
  if (text.trim() === '') return ''
  return text
    .split('\n')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
}

/** The bodies of every language in the other form; subjects stay, in case the channel is changed back. */
export function withBodies(written: Written, change: (body: string) => string): Written {
  return Object.fromEntries(Object.entries(written).map(([code, texts]) => [code, { ...texts, body: change(texts.body ?? '') }]))
}
