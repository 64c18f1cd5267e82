import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { type IcuArgument, icuArguments, type PluralForms } from './icu-arguments.ts'
import { canFormat, unformattablePart } from './icu-samples.ts'
import { type Phrase, phrase } from './phrase.ts'
import { exampleNumbers, missingForms } from './plural-forms.ts'

/** A fault in a text. `missing` is set where missing plural forms are the only fault; a screen can add them. */
export interface IcuFault {
  readonly phrase: Phrase
  readonly missing?: { readonly argument: string; readonly form: string }
}

interface Spoken {
  readonly char_code: string
  /** The language's name for people. */
  readonly name: string
}

/** Parses an ICU message as the product formats it (`<b>` is text). `fault` says why it cannot. */
export function readIcu(text: string): { readonly nodes: MessageFormatElement[] } | { readonly fault: Phrase } {
  const stray = strayBrace(text)
  if (stray !== undefined) return { fault: phrase('phrases', 'A brace is closed and not opened, at character {place}', { place: stray }) }
  try {
    return { nodes: parse(text, { ignoreTag: true }) }
  } catch (error) {
    return { fault: syntaxPhrase(error instanceof Error ? error.message : '') }
  }
}

/** Returns the first fault of the English text itself. */
export function sourceFault(message: string): Phrase | undefined {
  return formatFault(message, 'en')
}

/** Returns the reason why the text cannot be shown: it cannot be parsed, or not formatted with some possible value. */
export function formatFault(text: string, language: string): Phrase | undefined {
  const read = readIcu(text)
  return 'fault' in read ? read.fault : writtenFault(read.nodes, language)
}

function writtenFault(nodes: readonly MessageFormatElement[], language: string): Phrase | undefined {
  const name = unformattablePart(nodes, language)
  if (name !== undefined) return phrase('phrases', 'The format of the placeholder “{name}” cannot be written', { name })
  return canFormat(nodes, language) ? undefined : phrase('phrases', 'This is no proper ICU message')
}

/**
 * Returns the first fault of a translation: it cannot be parsed or formatted, its placeholders differ from the English text's, or plural
 * forms are missing.
 */
export function translationFault(message: string, text: string, language: Spoken): IcuFault | undefined {
  const read = readIcu(text)
  if ('fault' in read) return { phrase: read.fault }
  const source = readIcu(message)
  // An English text that is not a valid message is shown as it is: it has no placeholders to keep.
  const wanted = icuArguments('nodes' in source ? source.nodes : [])
  const given = icuArguments(read.nodes)
  const changed = changedPlaceholder(wanted, given)
  if (changed) return { phrase: changed }
  const unwritten = writtenFault(read.nodes, language.char_code)
  return unwritten ? { phrase: unwritten } : pluralFault(given, language)
}

function changedPlaceholder(wanted: ReadonlyMap<string, IcuArgument>, given: ReadonlyMap<string, IcuArgument>): Phrase | undefined {
  const lost = [...wanted.keys()].find((name) => !given.has(name))
  if (lost !== undefined) return phrase('phrases', 'The placeholder “{name}” of the English text is missing', { name: lost })
  const added = [...given.keys()].find((name) => !wanted.has(name))
  if (added !== undefined) return phrase('phrases', 'The English text has no placeholder “{name}”', { name: added })
  for (const [name, argument] of wanted) {
    const now = given.get(name)
    if (!now || sameSet(argument.kinds, now.kinds)) continue
    return phrase('phrases', 'The placeholder “{name}” is of another kind than in the English text', { name })
  }
  return changedOption(wanted, given)
}

function changedOption(wanted: ReadonlyMap<string, IcuArgument>, given: ReadonlyMap<string, IcuArgument>): Phrase | undefined {
  for (const [name, { options }] of wanted) {
    const now = given.get(name)?.options ?? new Set()
    const lost = [...options].find((option) => !now.has(option))
    if (lost !== undefined) return phrase('phrases', 'The option “{option}” of “{name}” is missing', { option: lost, name })
    const added = [...now].find((option) => !options.has(option))
    if (added !== undefined) return phrase('phrases', 'The English text has no option “{option}” of “{name}”', { option: added, name })
  }
  return undefined
}

function pluralFault(given: ReadonlyMap<string, IcuArgument>, { char_code, name }: Spoken): IcuFault | undefined {
  for (const [argument, { plurals }] of given) {
    const form = plurals.flatMap((plural: PluralForms) => missingForms(plural, char_code))[0]
    if (form === undefined) continue
    const ordinal = plurals.some(({ isOrdinal }) => isOrdinal)
    const numbers = exampleNumbers(char_code, form, ordinal)
    return {
      phrase: phrase('phrases', '{language} also needs the form “{form}”, for {numbers}', { language: name, form, numbers }),
      missing: { argument, form },
    }
  }
  return undefined
}

function sameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item))
}

/** Characters that begin a quoted part after an apostrophe. */
const QUOTED = new Set(['{', '}', '<', '>', '#'])

/** Returns the place, counted from 1, of a closing brace without an opening one. The parser takes it for text. */
function strayBrace(text: string): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === "'") at = afterQuote(text, at)
    else if (sign === '{') depth += 1
    else if (sign === '}' && depth === 0) return at + 1
    else if (sign === '}') depth -= 1
  }
  return undefined
}

/** Returns the index of the last character that an apostrophe quotes. Two apostrophes in a row mean one. */
function afterQuote(text: string, at: number): number {
  const next = text.charAt(at + 1)
  if (next === "'") return at + 1
  if (!QUOTED.has(next)) return at
  let end = text.indexOf("'", at + 1)
  while (end >= 0 && text.charAt(end + 1) === "'") end = text.indexOf("'", end + 2)
  return end < 0 ? text.length : end
}

/** Translates the parser's error names. The faults that translators make most have texts of their own. */
function syntaxPhrase(kind: string): Phrase {
  if (/CLOSING_BRACE|UNCLOSED_QUOTE/.test(kind)) return phrase('phrases', 'A brace is opened and not closed')
  if (/EMPTY_ARGUMENT|MALFORMED_ARGUMENT/.test(kind))
    return phrase('phrases', 'Braces hold the name of a placeholder, like {count}', { count: '{count}' })
  if (/MISSING_OTHER/.test(kind)) return phrase('phrases', 'The form “other” is missing')
  if (/DUPLICATE/.test(kind)) return phrase('phrases', 'A form is there twice')
  if (/FRAGMENT/.test(kind)) return phrase('phrases', 'A form needs its text in braces')
  return phrase('phrases', 'This is no proper ICU message')
}
