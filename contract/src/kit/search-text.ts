import { e164 } from './phone.ts'
import { folded, searchWords } from './word-search.ts'

/** Separates the texts of a row: no search matches across two of them. */
export const BETWEEN_TEXTS = '\u001f'
/** Stands before the phone, the last part. */
export const BEFORE_PHONE = '\u001e'

/** A phone, and the code of the country where it is dialled (“49” or “+49”). */
export interface SearchedPhone {
  readonly phone: string | null | undefined
  readonly phoneCode: string | null | undefined
}

/**
 * Returns a row as text for searches (`searchTerms`): its texts folded, and its phone as digits with its country's code. The first text
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

/** A word of a search. A text matches if it contains the word, or if its phone contains one of the numbers. */
export interface SearchTerm {
  readonly word: string
  readonly numbers: readonly string[]
}

/**
 * Returns the terms of a search. A text must match all of them, in any order. Neighbouring words of digits also count as one phone: “0160
 * 3614-277” is found as typed and as the number that it dials.
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

/** Joins the words of digits around that word into one. */
function runAround(words: readonly string[], at: number): string {
  let [from, to] = [at, at]
  while (isDigits(words[from - 1] ?? '')) from -= 1
  while (isDigits(words[to + 1] ?? '')) to += 1
  return words.slice(from, to + 1).join('')
}

const FEWEST_DIGITS = 4
/** The fewest digits to compare: fewer have no trigram. */
const FEWEST_COMPARED = 3
/** Digits before a number dialled inside a country. Hungary's 06 needs no entry: its 6 is found as the end of the code 36. */
const TRUNKS = ['0', '8']

/** Returns the numbers that these digits may mean: with a country's code, or without the digits before a number inside a country. */
function numbersOf(typed: string): string[] {
  const digits = typed.replace(/\D/g, '')
  if (digits.length < FEWEST_DIGITS) return []
  const inside = TRUNKS.filter((trunk) => digits.startsWith(trunk)).map((trunk) => digits.slice(trunk.length))
  const meant = typed.startsWith('+') ? [digits] : digits.startsWith('00') ? [digits.slice(2)] : [digits, ...inside]
  return meant.filter((number) => number.length >= FEWEST_COMPARED)
}
