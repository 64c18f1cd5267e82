import { shortestMoney } from '@tracklane/contract/kit/money'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'

/** A typed or pasted number: decimal text ("1234.5", "" where nothing is typed), or the reason why it cannot be read. */
export type TypedNumber = { readonly value: string } | { readonly problem: Phrase }

interface Reading {
  /** The most decimals; 0: whole numbers. */
  readonly digits: number
  /** The decimal mark of the person's language, for the question back. */
  readonly mark: string
}

/** Groups of three with spaces; no-break and thin spaces count too. */
const GROUPED_BY_SPACES = /^\d{1,3}(?:[\s'’]\d{3})+(?=$|[.,])/u
const NUMBER = /^(\d*)(?:([.,])(\d*))?$/
/** One mark that stands twice or more, between groups of three. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/
/** Groups of three by one mark, then the other one. */
const GROUPED_WITH_DECIMALS = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?!\2)[.,](\d*)$/

/**
 * Reads a typed or pasted number by one rule in every language. An ambiguous number is refused: "1.990" may be 1990 or 1.99, unless the
 * currency has three decimals. Zeros beyond `digits` are dropped, nothing else is.
 */
export function readNumber(typed: string, { digits, mark }: Reading): TypedNumber {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { value: '' }
  if (/^[-−–]/.test(text)) return { problem: phrase('field', 'Without a minus') }
  const plain = text.replace(GROUPED_BY_SPACES, (groups) => groups.replace(/\D/gu, ''))
  const parts = partsOf(plain)
  if (!parts) return { problem: phrase('field', 'This is no number') }
  const { whole, decimals, isCertain } = parts
  const value = shortestMoney(`${whole || '0'}.${decimals}`)
  if (!isCertain && digits !== 3) {
    return { problem: phrase('field', '{one} or {other}?', { one: `${whole}${decimals}`, other: value.replace('.', mark) }) }
  }
  return (value.split('.')[1]?.length ?? 0) > digits ? { problem: tooManyDecimals(digits) } : { value }
}

interface Parts {
  readonly whole: string
  readonly decimals: string
  /** False where the mark may also separate thousands. */
  readonly isCertain: boolean
}

function partsOf(text: string): Parts | undefined {
  if (GROUPED.test(text)) return { whole: text.replace(/\D/g, ''), decimals: '', isCertain: true }
  const [, grouped, , after] = GROUPED_WITH_DECIMALS.exec(text) ?? []
  if (grouped !== undefined && after !== undefined) return { whole: grouped.replace(/\D/g, ''), decimals: after, isCertain: true }
  const [, whole = '', mark, decimals = ''] = NUMBER.exec(text) ?? []
  if (whole === '' && decimals === '') return undefined
  return { whole, decimals, isCertain: mark === undefined || decimals.length !== 3 }
}

/** Returns the error for too many decimals; also for an amount that was right before another currency was chosen. */
export function tooManyDecimals(digits: number): Phrase {
  if (digits === 0) return phrase('field', 'Whole numbers only')
  return phrase('field', 'At most {digits, plural, one {# decimal} other {# decimals}}', { digits })
}
