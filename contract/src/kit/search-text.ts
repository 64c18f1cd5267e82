import { e164 } from './phone.ts'
import { folded, searchWords } from './word-search.ts'

/** Stands between the texts of a row: nothing that somebody types is found across two of them. */
export const BETWEEN_TEXTS = '\u001f'
/** Stands before the phone, which comes last. */
export const BEFORE_PHONE = '\u001e'

/** A phone, and the code of the country in which it is dialled (“49” or “+49”). */
export interface SearchedPhone {
  readonly phone: string | null | undefined
  readonly phoneCode: string | null | undefined
}

/**
 * A row as searches compare it (`searchTerms`): its texts folded, and its phone as digits with the code of its country. The first text
 * stands alone before the first `BETWEEN_TEXTS`.
 */
export function searchText(texts: readonly (string | null | undefined)[], { phone, phoneCode }: SearchedPhone): string {
  const plain = texts.map((text) =>
    folded(text ?? '')
      .replaceAll(BETWEEN_TEXTS, ' ')
      .replaceAll(BEFORE_PHONE, ' '),
  )
  const number = phone ? calledNumber(phone, phoneCode ?? '') : ''
  return `${plain.join(BETWEEN_TEXTS)}${BEFORE_PHONE}${number}`
}

function calledNumber(phone: string, phoneCode: string): string {
  return e164(phone, phoneCode) ?? phone.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')
}

/** A word of a search: a text has it where it contains the word, or where its phone contains one of the numbers. */
export interface SearchTerm {
  readonly word: string
  readonly numbers: readonly string[]
}

/**
 * The terms of a search, all of which a text must have, in any order. Words of digits that stand side by side are one phone, too:
 * “0160 3614-277” is found as it was typed and as the number that it dials.
 */
export function searchTerms(search: string): SearchTerm[] {
  const typed = search.replaceAll(BETWEEN_TEXTS, ' ').replaceAll(BEFORE_PHONE, ' ')
  const words = searchWords(typed.replace(/\(0\)(?=[\s\d])/g, ''))
  const terms = words.map((word, at) => {
    const run = isDigits(word) ? [...new Set([...numbersOf(word), ...numbersOf(runAround(words, at))])] : []
    return { word, numbers: run }
  })
  return terms.filter(({ word }, at) => words.indexOf(word) === at)
}

function isDigits(word: string): boolean {
  return /^[+()/.\-\d]+$/.test(word) && /\d/.test(word)
}

/** The words of digits around that one, as one. */
function runAround(words: readonly string[], at: number): string {
  let [from, to] = [at, at]
  while (isDigits(words[from - 1] ?? '')) from -= 1
  while (isDigits(words[to + 1] ?? '')) to += 1
  return words.slice(from, to + 1).join('')
}

const FEWEST_DIGITS = 4
/** Fewer have no trigram. */
const FEWEST_COMPARED = 3
/** Digits before a number dialled inside a country. Of Hungary’s 06 the 6 is found as the end of its code, 36. */
const TRUNKS = ['0', '8']

/** The numbers that people may mean by these digits: with the code of a country, or without the digits before a number inside one. */
function numbersOf(typed: string): string[] {
  const digits = typed.replace(/\D/g, '')
  if (digits.length < FEWEST_DIGITS) return []
  const inside = TRUNKS.filter((trunk) => digits.startsWith(trunk)).map((trunk) => digits.slice(trunk.length))
  const meant = typed.startsWith('+') ? [digits] : digits.startsWith('00') ? [digits.slice(2)] : [digits, ...inside]
  return meant.filter((number) => number.length >= FEWEST_COMPARED)
}
