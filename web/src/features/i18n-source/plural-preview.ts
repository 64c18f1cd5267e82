import { icuArguments } from '@tracklane/contract/kit/icu-arguments'
import { readIcu } from '@tracklane/contract/kit/icu-message'
import { pluralForm, TRIED_NUMBERS } from '@tracklane/contract/kit/plural-forms'
import { IntlMessageFormat } from 'intl-messageformat'

export interface PreviewRow {
  /** The number as the language writes it. */
  readonly number: string
  readonly form: string
  /** Undefined where the form is missing. */
  readonly text: string | undefined
}

/** Returns the plural with each sample number; empty where the text has no plural, or cannot be read. */
export function previewOf(text: string, language: string): PreviewRow[] {
  const read = readIcu(text)
  if ('fault' in read) return []
  const found = icuArguments(read.nodes)
  const [name, argument] = [...found].find(([, { plurals }]) => plurals.length > 0) ?? []
  const plural = argument?.plurals[0]
  if (name === undefined || !plural) return []
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  const others = Object.fromEntries([...found].map(([other, { options, kinds }]) => [other, sampleOf(other, options, kinds)]))
  return TRIED_NUMBERS.map((number) => {
    const form = pluralForm(language, number, plural.isOrdinal)
    const isThere = plural.forms.has(form) || plural.forms.has(`=${number}`)
    return {
      number: number.toLocaleString(language),
      form,
      text: isThere ? String(format.format({ ...others, [name]: number })) : undefined,
    }
  })
}

const SOME = 2

/** Returns a sample for a placeholder that the preview does not vary. */
function sampleOf(name: string, options: ReadonlySet<string>, kinds: ReadonlySet<string>): string | number {
  if (options.size > 0) return [...options][0] ?? 'other'
  return kinds.size > 0 ? SOME : `{${name}}`
}
