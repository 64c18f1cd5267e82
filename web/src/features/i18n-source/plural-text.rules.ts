import { translationFault } from '@tracklane/contract/kit/icu-message'
import { closingOf, formsOf } from './shown-message.rules.ts'

interface Edited {
  readonly text: string
  /** The position of the cursor. */
  readonly cursor: number
}

const FORMATTED = /\{\s*([^\s,{}]+)\s*,\s*([a-z]*)/g
const PLURALS = ['plural', 'selectordinal']

/** Returns the text with one more form in the plural of an argument, before its `other`; undefined without such a plural. */
export function withForm(text: string, argument: string, form: string, content = ''): Edited | undefined {
  const start = placeOf(text, argument, (kind) => PLURALS.includes(kind))
  const end = start < 0 ? -1 : closingOf(text, start)
  if (end < 0) return undefined
  const other = formsOf(text.slice(start, end + 1)).find(({ name }) => name === 'other')
  if (!other) return undefined
  const at = start + other.at
  const before = text.slice(0, at)
  const space = before.slice(before.trimEnd().length) || ' '
  const added = `${form} {${content}}`
  return { text: `${before}${added}${space}${text.slice(at)}`, cursor: at + added.length - 1 }
}

/** Returns where the argument is first formatted; -1 where it is not. */
function placeOf(text: string, argument: string, isWanted: (kind: string) => boolean = () => true): number {
  for (const { 1: name, 2: kind = '', index } of text.matchAll(FORMATTED)) if (name === argument && isWanted(kind)) return index
  return -1
}

/** More than the forms of any language. */
const ENOUGH = 12

/** Returns the English text to begin a translation with; each form that the language needs has the English text of `other`. */
export function beginning(message: string, language: { readonly char_code: string; readonly name: string }): string {
  let text = message
  for (let time = 0; time < ENOUGH; time += 1) {
    const missing = translationFault(message, text, language)?.missing
    const more = missing && withForm(text, missing.argument, missing.form, otherOf(text, missing.argument))
    if (!more) return text
    text = more.text
  }
  return text
}

function otherOf(text: string, argument: string): string {
  const start = placeOf(text, argument)
  return formsOf(text.slice(Math.max(start, 0))).find(({ name }) => name === 'other')?.content ?? ''
}
